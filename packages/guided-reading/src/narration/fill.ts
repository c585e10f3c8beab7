import type { Language } from '@nexus/contract';

/** Fills a phrase's places by their values; a capital first, and no second full stop. */
export function fill(phrase: string, values: Record<string, string>): string {
	const text = phrase.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
	const single = text.replace(/([.!?…]["”»]?)\.(?=\s|$)/g, '$1');
	return single.charAt(0).toUpperCase() + single.slice(1);
}

const TITLES: [RegExp, string][] = [
	[/^(?:Professora|Profa\.|Dra\.|Doutora|Sra\.)\s/, 'a'],
	[/^(?:Professor|Prof\.|Dr\.|Doutor|Sr\.)\s/, 'o'],
];

/** A host's name as hosts say it of themselves: "a professora Marina". */
export function introduced(name: string, language: Language): string {
	const article = language === 'pt-BR' ? TITLES.find(([title]) => title.test(name))?.[1] : undefined;
	return article ? `${article} ${name.replace(/^Professor/, 'professor')}` : name;
}
