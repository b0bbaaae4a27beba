// Scenes for looking at the client without a server; development only.

/** Puts the fake server in place. */
export async function install(): Promise<void> {
  throw new Error('no scenes yet');
}
