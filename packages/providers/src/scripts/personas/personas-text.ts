import type { Language } from '@nexus/contract';
import type { Hosts } from '@nexus/core/scripts';
import { splitSentences } from '@nexus/language/sentences';
import { asData } from '../data-text.ts';
import { describe, ownWords } from './custom-duo.ts';
import type { Character, DuoCharacter, Exchange, PersonaPack } from './persona.ts';

export interface PersonasTextOptions {
	language: Language;
	hosts: Hosts;
	/** Whether the user described the hosts, so that their words are shown as well. */
	isCustom: boolean;
	/** For a model with little room: how they talk and what they never say, and one exchange. */
	isTerse: boolean;
}

/** "Dr. Ricardo": people who talk to each other leave it out. */
const TITLE = /^(?:Dra?|Profa?|Professora?|Mrs?|Ms|Sra?)\.?\s+(?=\S)/u;
/** What is shown of a character where what two people are to each other is not enough. */
const SHOWN = ['talks', 'never'] as const satisfies (keyof Character)[];

/**
 * The two people as they stand in an instruction. Of a whole character, large models make set phrases (decision 055): they
 * get what the two are to each other, and how people talk whom a user described; models with little room how they talk and
 * one exchange.
 */
export function personasText(duo: DuoCharacter, { labels }: PersonaPack, options: PersonasTextOptions): string {
	const { hosts, isTerse, isCustom } = options;
	const called = (side: 'A' | 'B') => asData(hosts[side].name.replace(TITLE, ''));
	const page = (side: 'A' | 'B') => {
		const other = called(side === 'A' ? 'B' : 'A');
		const lines = SHOWN.map((field) => `- ${labels[field]}: ${duo[side][field].replaceAll('{other}', () => other)}`);
		const told = isTerse || isCustom ? lines : [];
		return [`${side}: ${called(side)}`, ...ownWordsOf(side, options, labels), ...told].join('\n');
	};
	const together = duo.together.replaceAll('{other}', () => called('B'));
	const [first] = splitSentences(together);
	const short = first ? together.slice(first[0], first[1]).trim() : together;
	return [
		page('A'),
		page('B'),
		`${labels.together}: ${isTerse || isCustom ? together : short}`,
		isTerse ? `${labels.examples}\n${exchangeText(duo.examples[0])}` : '',
	]
		.filter(Boolean)
		.join('\n\n');
}

function ownWordsOf(
	side: 'A' | 'B',
	{ hosts, language, isCustom }: PersonasTextOptions,
	labels: PersonaPack['labels'],
): string[] {
	const words = isCustom ? ownWords(describe(hosts[side]), language) : null;
	return words === null ? [] : [`- ${labels.ownWords}: "${asData(words)}"`];
}

const exchangeText = (exchange: Exchange): string =>
	exchange.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n');
