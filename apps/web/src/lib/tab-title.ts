let screen = '';
let sign = '';

function write(): void {
	if (screen !== '') document.title = [sign, screen, 'Nexus'].filter(Boolean).join(' · ');
}

/** The screen's name in the browser's tab. */
export function nameScreen(name: string): void {
	screen = name;
	write();
}

/** What goes before the screen's name, to be seen from other tabs; empty for nothing. */
export function signTab(text: string): void {
	sign = text;
	write();
}
