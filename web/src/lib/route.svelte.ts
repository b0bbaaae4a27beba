// Which page is shown: `/`, `/new`, `/t/ID#TOKEN`.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; quick: boolean }
  | { page: 'table'; table: string; token: string | null }
  | { page: 'missing' };

function read(): Route {
  const { pathname, hash, search } = location;
  if (pathname === '/' || pathname === '/index.html') return { page: 'lobby' };
  if (pathname === '/new') return { page: 'new', quick: search.includes('quick') };
  const match = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(pathname);
  if (match) return { page: 'table', table: match[1], token: hash.slice(1) || null };
  return { page: 'missing' };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    this.route = read();
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement | null)?.getAttribute('href');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link);
}
