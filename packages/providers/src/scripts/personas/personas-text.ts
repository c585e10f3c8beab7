import type { Language } from '@nexus/contract';
import type { Hosts } from '@nexus/core/scripts';
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

const TERSE: readonly (keyof Character)[] = ['talks', 'never'];
const WHOLE: readonly (keyof Character)[] = ['thinks', 'cares', 'talks', 'never', 'disagrees', 'treats'];

/** The two people as they stand in an instruction. */
export function personasText(duo: DuoCharacter, { labels }: PersonaPack, options: PersonasTextOptions): string {
	const { hosts, isTerse } = options;
	const fields = isTerse ? TERSE : WHOLE;
	const [first, ...others] = duo.examples;
	const examples = isTerse ? [first] : [first, ...others];
	const page = (side: 'A' | 'B') => {
		const other = asData(hosts[side === 'A' ? 'B' : 'A'].name);
		const lines = fields.map((field) => `- ${labels[field]}: ${duo[side][field].replaceAll('{other}', () => other)}`);
		return [`${side}: ${asData(hosts[side].name)}`, ...ownWordsOf(side, options, labels), ...lines].join('\n');
	};
	const names = (text: string) => text.replaceAll('{other}', () => asData(hosts.B.name));
	return [
		page('A'),
		page('B'),
		`${labels.together}: ${names(duo.together)}`,
		`${labels.examples}\n${examples.map(exchangeText).join('\n\n')}`,
	].join('\n\n');
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
