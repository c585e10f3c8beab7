import { introduced } from './fill.ts';
import type { Scene } from './opening.ts';
import { recap } from './recap.ts';

/** The recap of what to keep, and a short goodbye. */
export function close(scene: Scene): void {
	const { script, stock, phrasing, language, hosts } = scene;
	script.openChapter(stock.chapterClosing);
	recap(scene);
	const [a, b] = [introduced(hosts.A.name, language), introduced(hosts.B.name, language)];
	const spans = script.last?.spans ?? [];
	const first = script.last?.speaker === 'A' ? ('B' as const) : ('A' as const);
	const fits = (text: string) => script.fits(text);
	const names = first === 'A' ? { a, b } : { a: b, b: a };
	const long = phrasing.say({ pool: stock.goodbyeA, values: names, unique: true, fits });
	if (long) script.push(first, 'goodbye', long.text, spans);
	const short = phrasing.say({ pool: stock.goodbyeB, values: names, unique: true, fits });
	if (short) script.push(first === 'A' ? 'B' : 'A', 'goodbye', short.text, spans);
}
