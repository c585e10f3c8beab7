const KEY = 'nexus_wanted_page';

/** Notes the page that somebody asked for without being signed in, for this tab. */
export function noteWantedPage(): void {
	const { pathname, search } = window.location;
	if (pathname !== '/' && !/^\/auth(?:\/|$)/.test(pathname)) sessionStorage.setItem(KEY, pathname + search);
}

export const forgetWantedPage = (): void => sessionStorage.removeItem(KEY);

/**
 * Where to go after signing in: the page that was asked for, else the start.
 * @returns a path of this origin
 */
export function wantedPage(): string {
	const path = sessionStorage.getItem(KEY) ?? '/';
	const { origin } = window.location;
	return URL.canParse(path, origin) && new URL(path, origin).origin === origin ? path : '/';
}
