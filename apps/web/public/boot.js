// Runs before the first paint. Until the app is there, index.html shows what the build painted into it.
(() => {
	const page = document.documentElement;

	// So that a chosen theme does not flash, and can be chosen at once; the rest is in src/lib/theme.ts.
	const chosen = localStorage.getItem('nexus_theme');
	if (chosen === 'light' || chosen === 'dark') page.dataset.theme = chosen;
	document.addEventListener('click', ({ target }) => {
		if (!target.closest('#painted [data-theme-toggle]')) return;
		const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
		const theme = (page.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
		page.dataset.theme = theme;
		if (theme === system) localStorage.removeItem('nexus_theme');
		else localStorage.setItem('nexus_theme', theme);
	});

	// Who is signed in, which the app would ask for later (src/app/preloaded-answers.ts).
	const { pathname } = location;
	const token = localStorage.getItem('nexus_access_token');
	const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
	const ask = (path) => fetch(`/api/v1/${path}`, { credentials: 'include', headers }).catch(() => null);
	if (token) window.nexusAsked = { token, user: ask('users/me'), recent: null };
	page.dataset.currentRows = localStorage.getItem('nexus_current_rows') ?? '0';

	// Which painting is seen (src/app/first-paint.tsx). A generator that was left half way does not look like the first.
	const { start, screens, paintings, fonts } = JSON.parse(document.getElementById('files').textContent);
	const kept = (name) => JSON.parse(sessionStorage.getItem(`nexus_kept_${name}`) ?? 'null')?.value;
	const half = pathname === '/' && (kept('document') !== undefined || (kept('step') ?? 1) !== 1);
	const forms = pathname === '/auth' || pathname.startsWith('/auth/');
	const painting = forms || half ? 'app' : token ? (paintings?.[pathname] ?? 'app') : 'landing';
	page.dataset.starts = painting;
	// The painted links load their page in full, perhaps before the app could note what was asked for (src/lib/wanted-page.ts).
	if (painting === 'landing' && pathname !== '/')
		sessionStorage.setItem('nexus_wanted_page', pathname + location.search);
	document.addEventListener('DOMContentLoaded', () => {
		for (const other of document.querySelectorAll(`[data-before]:not([data-before="${painting}"])`)) other.remove();
	});
	if (!start) return;

	const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
	// The fonts: at once where they were had before, else when text has been seen without them, and all in one change.
	const faces = document.getElementById('fonts');
	const hadFonts = localStorage.getItem('nexus_fonts') === fonts.join();
	let awaited = fonts.length;
	const arrived = () => {
		if (--awaited === 0) faces.media = 'all';
	};
	const askForFonts = () => {
		for (const href of fonts)
			add('link', {
				rel: 'preload',
				as: 'font',
				type: 'font/woff2',
				crossOrigin: '',
				href,
				onload: arrived,
				onerror: arrived,
			});
	};
	if (hadFonts) {
		faces.media = 'all';
		askForFonts();
	}

	// What stands first on the start page, and the app's files, those of this address beside those of the start, when they keep nothing from being seen any more.
	// Each of the start is a script of its own, so that the page answers between one and the next.
	const screen = Object.keys(screens).find((path) =>
		path.endsWith('/') && path !== '/' ? pathname.startsWith(path) : pathname === path,
	);
	const wanted =
		pathname === '/auth/reset' ? [pathname] : forms ? ['auth'] : token ? ['signed-in', screen] : ['landing'];
	let begun = false;
	const begin = () => {
		if (begun) return;
		begun = true;
		document.fonts.addEventListener('loadingdone', () => localStorage.setItem('nexus_fonts', fonts.join()));
		if (!hadFonts) askForFonts();
		if (token && pathname === '/') window.nexusAsked.recent = ask('podcasts/?limit=3&offset=0');
		for (const href of new Set([...start, ...wanted.flatMap((name) => screens[name] ?? [])]))
			add('link', { rel: 'modulepreload', href });
		for (const src of start) add('script', { type: 'module', async: false, src });
	};
	if (document.hidden) begin();
	new PerformanceObserver((paints) => {
		if (paints.getEntriesByName('first-contentful-paint').length) begin();
	}).observe({ type: 'paint', buffered: true });
	setTimeout(begin, 1000);
})();
