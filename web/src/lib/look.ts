// Colours of the plastic horses and of the stalls.

export const BODY = ['#2f66b3', '#2a292e', '#fbf6e8', '#f3c433', '#cc2136'];
export const BODY_FAR = ['#1d4680', '#17161a', '#d8cfb6', '#c3951a', '#8f1224'];
export const HEAD_STROKE = '#15130f';

export const seatColour = (seat: number | null): string =>
  seat === null || seat < 0 ? 'var(--b-soft)' : `var(--seat-${seat % 5})`;
