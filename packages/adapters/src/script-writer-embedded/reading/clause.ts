import type { Language } from '@nexus/contract';
import { isFunctionWord } from './words.ts';

/** A plain statement in its two halves. */
export interface Clause {
	/** Without the last mark: "O polvilho azedo". */
	subject: string;
	/** From its verb on, cut short where that is safe: "cresce mais que o doce". */
	predicate: string;
	/** Words kept of those that there were, 0 to 1. */
	share: number;
}

const MOST_SUBJECT = 7;
const LEAST_PREDICATE = 3;
const MOST_PREDICATE = 15;

const split = (words: string) => new Set(words.trim().split(/\s+/));

const VERBS: Record<Language, ReadonlySet<string>> = {
	'pt-BR': split(`
		é são foi foram era eram está estão tem têm tinha tinham pode podem deve devem vale valem custa custam cresce crescem
		leva levam dá dão faz fazem fica ficam vem vêm vai vão cabe cabem mostra mostram usa usam vive vivem permite registra
		equivale consome perde perdem ganha cai caem sobe sobem passa passam depende dependem precisa precisam protege evita
		reduz reúne ocupa guarda garante traz contém inclui exige recebe terá terão poderá fez deu veio disse trouxe quis
		puxa puxam empurra empurram libera liberam lança vira funciona funcionam serve começa termina continua muda mudam`),
	'en-US': split(`
		is are was were has have had can could will would may might must should does do did took takes stood gave gives found
		finds built made makes came comes held holds kept keeps threw grew lost left led put puts cut cuts sends sent needs
		shows showed costs cost means begins began works lasts protects protected depends uses said wrote fell falls rose
		says wants stores stores ends runs ran brought brings wastes flashes survives reaches answers`),
};
const PAST: Record<Language, RegExp> = {
	'pt-BR': /(?:[^aeou]ou|[^aeo]eu|[^aeio]iu|aram|eram|iram|avam|ava)$/u,
	'en-US': /[^e]ed$/,
};
/** What cannot stand between a subject's first word and its verb. */
const BREAKS: Record<Language, ReadonlySet<string>> = {
	'pt-BR': split('que quem cujo cuja onde quando como porque se mas ou nem e enquanto embora já também só'),
	'en-US': split(
		'that which who whose where when how why because if but or not nor while although though and than so yet',
	),
};
const OPENS: Record<Language, RegExp> = {
	'pt-BR': /^(?:o|a|os|as|um|uma|cada|todo|toda|todos|todas|\d[\d.,]*|quase|mais|cerca|metade)$/u,
	'en-US': /^(?:the|a|an|each|every|most|some|\d[\d.,]*|\p{Ll}+)$/u,
};
const ADJUNCT: Record<Language, RegExp> = {
	'pt-BR':
		/[;:]\s|,\s(?:mas|e|o|a|os|as|que|onde|porque|pois|enquanto|embora|sendo|além|incluindo|com|como|um|uma|segundo|menos|apesar|graças)\s|\s(?:porque|por causa d[aeo]s?|enquanto|graças [aà]o?s?|quando|segundo|durante|depois|antes|desde|para que|sem que)(?=\s)/u,
	'en-US':
		/[;:]\s|,\s(?:but|and|the|which|who|where|because|while|although|including|as|with|a|an|so|one|according|even)\s|\s(?:because|while|when|according to|during|after|before|since|so that|until|although)\s/u,
};

/** What means nothing without the sentences around it, or is no plain statement. */
const VAGUE = /[?"“”()]|(?<!\p{L})(?:outr[oa]s?|another|other|others)(?!\p{L})/iu;

/** "Em 1795, ": when and where, before the subject. */
const LEADING: Record<Language, RegExp> = {
	'pt-BR': /^(?:Em|No|Na|Nos|Nas|Até|Desde|Durante|Entre|Segundo|Com|Por|Todo|Todos)\s[^,]{2,45},\s/u,
	'en-US': /^(?:In|On|At|By|Since|During|Between|Among|For|With|From)\s[^,]{2,45},\s/u,
};

/** Subject and predicate of a plain statement; null where they cannot be told apart surely. */
export function clauseOf(text: string, language: Language): Clause | null {
	const words = text.replace(/[.!]$/, '').replace(LEADING[language], '').split(/\s+/);
	const at = verbAt(words, language);
	if (at < 0) return null;
	const predicate = shortened(words.slice(at).join(' '), language);
	const count = predicate.split(/\s+/).length;
	if (count < LEAST_PREDICATE || count > MOST_PREDICATE || VAGUE.test(predicate)) return null;
	if (/^(?:the|a) (?:table|figure|tabela|figura)$/i.test(words.slice(0, at).join(' '))) return null;
	if (isFunctionWord(predicate.split(/\s+/).at(-1) ?? '', language)) return null;
	return { subject: words.slice(0, at).join(' '), predicate, share: (at + count) / words.length };
}

function verbAt(words: readonly string[], language: Language): number {
	const [first = ''] = words;
	if (isPreposition(first, language) || /ing$/.test(first)) return -1;
	if (!OPENS[language].test(first.toLowerCase()) && !/^\p{Lu}/u.test(first)) return -1;
	for (let at = 1; at <= MOST_SUBJECT && at < words.length - 1; at++) {
		const written = words[at] ?? '';
		const word = written.toLowerCase();
		const before = words[at - 1] ?? '';
		if (/^(?:não|nunca|never)$/.test(word) && at + 1 < words.length) return at;
		if (/[,;:]$/.test(before) || BREAKS[language].has(word)) return -1;
		if (written !== word || (!VERBS[language].has(word) && !PAST[language].test(word))) continue;
		const afterDeterminer = isFunctionWord(before, language) && !/^\p{Lu}{2}/u.test(before);
		if (!afterDeterminer) return at;
	}
	return -1;
}

function isPreposition(word: string, language: Language): boolean {
	const determiner =
		language === 'pt-BR' ? /^(?:os?|as?|uma?|cada|tod[oa]s?|mais)$/i : /^(?:the|an?|each|every|most|some)$/i;
	return isFunctionWord(word, language) && !determiner.test(word);
}

function shortened(predicate: string, language: Language): string {
	const match = ADJUNCT[language].exec(predicate);
	if (!match) return predicate;
	const short = predicate.slice(0, match.index);
	if (/,\s/.test(short) && /^,\s(?:e|and|um|uma|a|an|one|so|mais|more)\s/.test(match[0])) return predicate;
	return short.split(/\s+/).length >= LEAST_PREDICATE + 1 ? short : predicate;
}
