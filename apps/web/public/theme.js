// Runs before the first paint, so that a chosen theme does not flash; the rest is in src/lib/theme.ts.
(() => {
	const chosen = localStorage.getItem('nexus_theme');
	if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
})();
