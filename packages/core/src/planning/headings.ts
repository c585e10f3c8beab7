import { isKnownAcronym, isSpeakable, withoutAsides } from '@nexus/language/sayable';
import { fold } from '@nexus/language/words';

/** What a heading is, as something to say. */
export type SpokenHeading =
	| { kind: 'none' }
	| { kind: 'question'; text: string }
	| { kind: 'topic'; text: string }
	| { kind: 'opening' }
	| { kind: 'closing' };

const OPENING =
	/^(?:introducao|apresentacao|prefacio|prologo|abertura|visao geral|introduction|overview|preface|foreword|prologue|background)$/;
const CLOSING =
	/^(?:conclus(?:ao|oes)|consideracoes finais|palavras finais|epilogo|fechamento|conclusions?|final thoughts|closing thoughts|epilogue|wrapping up)$/;
/** "Femina 1901-1916", more of which are figures than letters. */
const NAME_AND_YEARS = /^\p{Lu}\p{L}{2,}\s[12]\d{3}\s?[–-]\s?[12]\d{3}$/u;

/**
 * A heading without its numbering and marks, and whether it asks, names a topic, opens or closes the document.
 * @param document in which acronyms and names are looked for: they keep their capitals
 */
export function spokenHeading(heading: string | null, document = ''): SpokenHeading {
	const text = plainHeading(heading ?? '', document);
	if (text === '' || !(isSpeakable(text) || NAME_AND_YEARS.test(text))) return { kind: 'none' };
	const folded = fold(text);
	if (OPENING.test(folded)) return { kind: 'opening' };
	if (CLOSING.test(folded)) return { kind: 'closing' };
	if (text.endsWith('?')) return { kind: 'question', text };
	return { kind: 'topic', text };
}

/** What documents are rather than what they are about: "Ata da reunião", "Manual do usuário", "4.2 Release Notes". */
const DOCUMENT_KIND =
	/^(?:ata|apostila|artigo|aviso|boletim|cartilha|checklist|circular|comunicado|contrato|convocação|d[úu]vidas frequentes|edital|estatuto|faq|guia|laudo|manual|memorando|notas? d[ea] (?:versão|lançamento|imprensa)|parecer|perguntas (?:e respostas|frequentes)|portaria|receita|regimento|regulamento|relatório|resolução|resumo|roteiro|termo|tutorial|agreement|bylaws|changelog|contract|frequently asked questions|guide|handbook|how to|memo|memorandum|minutes|newsletter|questions and answers|release notes|report|summary)(?!\p{L})|\s(?:changelog|faq|guide|handbook|manual|minutes|newsletter|release notes|report)$/iu;

export function isDocumentKind(title: string): boolean {
	return DOCUMENT_KIND.test(title);
}

/** "Notas (versão 3.3.0)": which of them it is. */
const OF_VERSION = /\s\(((?:vers[ãa]o|version|release)\s\d[\d.]{0,12})\)/giu;

/** "P L A N": set wide. */
const WIDE = /^(?:\p{Lu} ){3,20}\p{Lu}$/u;

/**
 * "2.1 Métodos" -> "Métodos"; "3) A partida." -> "A partida"; "Assunto: Obra" -> "Obra"; "Dia 1 – Trilha" -> "Dia 1: Trilha".
 * @param text in which acronyms are looked for: they keep their capitals
 */
export function plainHeading(heading: string, text = ''): string {
	const narrow = heading.replace(WIDE, (wide) => wide.replaceAll(' ', ''));
	const whole = narrow.replace(OF_VERSION, ', $1');
	const plain = withoutShouting(withNames(withoutAsides(whole).replace(NUMBER, '')), text);
	const dash = /:\s/.test(plain.replace(LABELS, '')) ? ', ' : ': ';
	return plain
		.replace(LABELS, '')
		.replace(NUMBER, '')
		.replace(YEARS, '–')
		.replace(FROM_TO, (_, from: string, to: string) => `${from} ${/(?:o|abril)$/i.test(from) ? 'a' : 'to'} ${to}`)
		.replace(/\s+[–—-]\s+/, dash)
		.replace(/\s+[–—-]\s+|\s*[·•]\s*/g, ', ')
		.replace(/:\s+/g, ': ')
		.replace(/(?<=[?!])\p{Ll}$/u, '')
		.replace(/[\s.:;,]+$/, '')
		.replace(/(?<=\s)["“](\p{Lu}[^"“”.!?]*)["”]/gu, '‘$1’')
		.replace(/["“”]/g, '')
		.trim();
}

/** "Janeiro – Novembro", "May – July 2025": from one month to another. */
const MONTH =
	'(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december)';
const FROM_TO = new RegExp(`(?<!\\p{L})(${MONTH})\\s+[–—-]\\s+(${MONTH})(?!\\p{L})`, 'iu');

/** "Sylvia Pankhurst 1882 – 1960". */
const YEARS = /(?<=(?<!\d)[12]\d{3})\s+[–—-]\s+(?=[12]\d{3}(?!\d))/;

/** Words that have no capital inside a name. */
const LINK = /^(?:d[aeo]s?|[aeo]s?|em|para|of|the|and|in|for|to)$/iu;

/** 'BOLSAS "PRIMEIRO DA FAMÍLIA"' -> 'BOLSAS "Primeiro da Família"': what stands in quotation marks in a heading is a name. */
const withNames = (heading: string): string =>
	heading.replace(/(?<=\s)["“][^"“”\p{Ll}]+["”]/gu, (name) =>
		name.replace(/\p{L}+/gu, (word) =>
			LINK.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
		),
	);

/** "2.1 ", "3) ", "IV - ", "1 - ", "A - ", "b) "; the "61" of "61 GB of nothing" and the "10" of "10 dicas" count. */
const NUMBER =
	/^(?!\d{1,2}\s(?:[Aa]nos|[Cc]oisas|[Cc]uriosidades|[Dd]ias|[Dd]icas|[Ee]rros|[Ff]atos|[Ff]ormas|[Ii]deias|[Ll]ições|[Ll]ivros|[Mm]aneiras|[Mm]itos|[Mm]otivos|[Pp]assos|[Pp]erguntas|[Rr]azões|[Rr]egras|[Bb]ooks|[Dd]ays|[Ff]acts|[Hh]abits|[Ii]deas|[Ll]essons|[Mm]istakes|[Mm]yths|[Qq]uestions|[Rr]easons|[Rr]ules|[Ss]igns|[Ss]teps|[Tt]hings|[Tt]ips|[Tt]ricks|[Ww]ays|[Yy]ears)(?!\p{L}))(?:§\s*)?(?:(?:[Tt]abela|[Qq]uadro|[Ff]igura|[Gg]ráfico|[Tt]able|[Ff]igure|[Cc]hart|TABELA|QUADRO|FIGURA|TABLE|FIGURE)\s\d[\d.]{0,5}\s?[-–—:.]|(?:[Bb]ox|BOX)\s?[-–—:]|[QP]\d{1,2}[.:)]|(?!(?:19|20)\d\d:)\d+(?:(?:\.\d+)+[.):]?|[.):])|\d{1,2}\s[-–—](?=\s\p{L})|0\d\/|[1-9](?=\s\P{Ll})|1\d(?=\s\p{Lu}\p{Ll}{2})|[a-z]\)|[A-H]\s[-–—](?=\s(?!Z)\p{Lu})|(?![CL]\.)[IVXLC]+(?:\.\d+)*(?:[.)]|\s[-–—:]))\s+(?=\S)/u;

/** What stands before a subject without being of it. */
const LABELS = /^(?:(?:re|res|fwd?|enc|assunto|subject|tema|título|title):\s+)+/i;

/** "CAPÍTULO IV: A PARTIDA" -> "Capítulo IV: A partida", "The LANTERN Study" -> "The Lantern Study": words in capitals would be spelled out. */
function withoutShouting(heading: string, text: string): string {
	const words = heading.match(/\p{L}{2,}/gu) ?? [];
	const shouted = words.filter((word) => word === word.toUpperCase() && !ROMAN.test(word));
	const all = shouted.length > words.length / 2;
	const isPhrase = shouted.length === words.length && words.length > 2;
	if (
		!isPhrase &&
		!(all && isDocumentKind(heading)) &&
		!words.some((word) => word.length > 4 && word === word.toUpperCase())
	)
		return heading;
	const areCapitals = words.every((word) => word.length < 4 || /^\p{Lu}/u.test(word));
	const lower = heading.replace(/(?:\p{Lu}\.){2,}|[\p{L}\p{M}]+/gu, (word) => {
		if (word.endsWith('.')) return word;
		const isLoud = word === word.toUpperCase() && !ROMAN.test(word) && (all || word.length > 4);
		const isAlone = words.length === 1 && isKnownAcronym(word);
		if (!isLoud || isAlone || once(`${word} in capitals`, text, () => isAcronym(word, text))) return word;
		const name = word.charAt(0) + word.slice(1).toLowerCase();
		if (DAYS_AND_MONTHS.test(name)) return name;
		return once(name, text, () => isName(name, text)) || (!all && areCapitals) ? name : word.toLowerCase();
	});
	return lower.replace(/^\P{L}*\p{L}|[:.–—]\s+\p{L}|^(?:anexo|apêndice|annex|appendix)\s\p{L}(?!\p{L})/giu, (start) =>
		/\s\p{L}$/u.test(start) && start.length > 4
			? start.charAt(0).toUpperCase() + start.slice(1, -1) + start.slice(-1).toUpperCase()
			: start.toUpperCase(),
	);
}

/** Of English; "may" and "march" are words, too. */
const DAYS_AND_MONTHS =
	/^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|October|(?:Sept|Nov|Dec)ember)$/;

/** What is known of words of the last text: each is looked for once, however many headings have it. */
const known = { text: '', words: new Map<string, boolean>() };

function once(key: string, text: string, found: () => boolean): boolean {
	if (known.text !== text) Object.assign(known, { text, words: new Map<string, boolean>() });
	const before = known.words.get(key);
	if (before !== undefined) return before;
	const now = found();
	known.words.set(key, now);
	return now;
}

/** Whether a text has a word with its capital within a sentence, and never without it. */
function isName(word: string, text: string): boolean {
	const at = text.indexOf(` ${word}`);
	if (word.length < 4 || at < 0 || text.includes(` ${word.toLowerCase()}`)) return false;
	return /\p{Ll}$/u.test(text.slice(Math.max(0, at - 1), at)) && /^(?:\P{L}|$)/u.test(text.slice(at + word.length + 1));
}

/** Letters of a word that can be an acronym at most. */
const ACRONYM_LETTERS = 6;

/** Whether a text has a word in capitals among words in small letters. */
function isAcronym(word: string, text: string): boolean {
	if (word.length > ACRONYM_LETTERS) return false;
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
		const before = text.slice(Math.max(0, at - 12), at);
		const after = text.slice(at + word.length, at + word.length + 12);
		if (
			/(?:^|\P{L})$/u.test(before) &&
			/^\P{L}/u.test(after) &&
			(word.length > 1 ? /(?:\p{Ll}|[.!?])\s\(?$/u : /\p{Ll}\s$/u).test(before) &&
			/^(?:\W{0,2}\s?\p{Ll}|-\p{L})/u.test(after)
		)
			return true;
	}
	return false;
}

const ROMAN = /^[IVXLC]+$/;
