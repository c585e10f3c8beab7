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
