let screen = '';
let mark = '';

function write(): void {
	if (screen !== '') document.title = [mark, screen, 'Nexus'].filter(Boolean).join(' · ');
}

/** The screen's name in the browser's tab. */
export function nameScreen(name: string): void {
	screen = name;
	write();
}

/** Puts a mark before the screen's name, to be seen from other tabs; empty for none. */
export function markTab(text: string): void {
	mark = text;
	write();
}
