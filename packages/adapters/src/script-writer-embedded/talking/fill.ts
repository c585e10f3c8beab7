import type { Language } from '@nexus/contract';
import type { NounPhrase } from '../reading/tokens.ts';

export interface Places {
	thing?: NounPhrase | undefined;
	values?: Record<string, string> | undefined;
}

const CONTRACTIONS: Record<'de' | 'em' | 'ao', Record<string, string>> = {
	de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
	em: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
	ao: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
};
const BARE = { de: 'de', em: 'em', ao: 'a' };

/** Fills a phrase's places: {t} {de} {em} {ao} [one|many] by the thing, any other by its value; a capital first. */
export function fill(phrase: string, { thing, values = {} }: Places): string {
	let text = phrase;
	if (thing) {
		text = text
			.replaceAll('{t}', thing.text)
			.replaceAll('{de}', contracted('de', thing.text))
			.replaceAll('{em}', contracted('em', thing.text))
			.replaceAll('{ao}', contracted('ao', thing.text))
			.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_whole, one: string, many: string) => (thing.plural ? many : one));
	}
	text = text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
	return capital(text.replace(/([.!?…])\.$/, '$1').replace(/(?<!\p{L})de (?=[oa] (?:prof|dr|dout|sr))/giu, 'd'));
}

function contracted(preposition: 'de' | 'em' | 'ao', phrase: string): string {
	const [first = '', ...rest] = phrase.split(' ');
	const joined = CONTRACTIONS[preposition][first];
	return joined && rest.length > 0 ? `${joined} ${rest.join(' ')}` : `${BARE[preposition]} ${phrase}`;
}

export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
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

/** "a, b e c" */
export function enumerated(items: readonly string[], and: string): string {
	if (items.length < 2) return items.join('');
	return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
