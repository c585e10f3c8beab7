const BROWSERS: [RegExp, string][] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bLinux\b/, 'Linux'],
];

export interface Device {
	/** "Chrome em Windows", or the program's own name. */
	name: string;
	handheld: boolean;
}

/** What a session's user agent says of the device, in words. */
export function deviceOf(userAgent: string | null): Device {
	if (!userAgent) return { name: 'Dispositivo desconhecido', handheld: false };
	const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
	const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
	const name = browser && system ? `${browser} em ${system}` : (browser ?? userAgent.split(/[\s/]/)[0] ?? userAgent);
	return { name, handheld: system === 'iPhone' || system === 'Android' || system === 'iPad' };
}
