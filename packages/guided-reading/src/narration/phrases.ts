import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

/** Fills a phrase's places by their values; a capital first, and no second full stop. */
export function fill(phrase: string, values: Record<string, string>): string {
	const text = phrase.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
	const single = text.replace(/([.!?…]["”»]?)\.(?=\s|$)/g, '$1');
	return single.charAt(0).toUpperCase() + single.slice(1);
}

/** A host's name as hosts say it of themselves: "a professora Marina". */
export function introduced(name: string, language: Language): string {
	const article = languagePack(language).titles.find(([title]) => title.test(name))?.[1];
	return article ? `${article} ${name.replace(/^Professor/, 'professor')}` : name;
}

/** Reproducible chance: mulberry32 by Tommy Ettinger. The same seed gives the same draws. */
export function createPick(seed: number): (items: readonly string[]) => string {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let value = Math.imul(state ^ (state >>> 15), state | 1);
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
	return (items) => items[Math.floor(next() * items.length)] ?? '';
}
