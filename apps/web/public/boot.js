// Runs before the first paint and before the app's own script has come.
(() => {
	// So that a chosen theme does not flash; the rest is in src/lib/theme.ts.
	const chosen = localStorage.getItem('nexus_theme');
	if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;

	// What the app would ask for later, one after the other: who is signed in (src/lib/session.ts) and the screen's parts.
	const token = localStorage.getItem('nexus_access_token');
	if (token) {
		const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
		const answer = fetch('/api/v1/users/me', { credentials: 'include', headers }).catch(() => null);
		window.nexusAsked = { token, answer };
	}
	const parts = JSON.parse(document.getElementById('screens')?.textContent || '{}');
	const { pathname } = location;
	if (token || pathname === '/auth') document.documentElement.dataset.starts = 'app';
	const screen = Object.keys(parts).find((path) =>
		path.endsWith('/') && path !== '/' ? pathname.startsWith(path) : pathname === path,
	);
	const wanted = pathname === '/auth' ? ['auth'] : token ? ['signed-in', screen] : ['landing-font', 'landing'];
	for (const href of new Set(wanted.flatMap((name) => parts[name] ?? []))) {
		const link = document.createElement('link');
		const font = { rel: 'preload', as: 'font', type: 'font/woff2' };
		Object.assign(link, href.endsWith('.woff2') ? font : { rel: 'modulepreload' }, { href, crossOrigin: '' });
		document.head.append(link);
	}
})();
