function words(list: string): Set<string> {
	return new Set(list.split(/[,\s]*,\s*/));
}

/** Without accents, in small letters. */
const DIVISIONS = words('parte, part, livro, book, volume, tomo, ato, act');
const CHAPTERS = words(
	'capitulo, chapter, secao, section, anexo, annex, apendice, appendix, titulo, cena, scene, unidade, unit, modulo, ' +
		'module, aula, lesson, licao, clausula, clause',
);
/** Of minutes: its number alone names nothing. */
const ITEMS = words('item');
/** Of a contract: what stands behind the number is its title, or already its text. */
const CLAUSES = words('clausula, clause');
const NUMBER_WORDS = words(
	'um, dois, tres, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze, quatorze, quinze, vinte, ' +
		'primeiro, primeira, segundo, segunda, terceiro, terceira, quarto, quarta, quinto, quinta, sexto, sexta, setimo, ' +
		'setima, oitavo, oitava, nono, nona, decimo, decima, vigesimo, vigesima, unico, unica, one, two, three, four, five, ' +
		'six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, twenty, first, second, third, fourth, fifth, final',
);
/** Whole lines that head a section by themselves. */
const KNOWN_LINES = words(
	'prologo, epilogo, prefacio, posfacio, introducao, conclusao, conclusoes, consideracoes finais, consideracoes iniciais, ' +
		'agradecimentos, referencias, referencias bibliograficas, bibliografia, sumario, indice, resumo, apresentacao, ' +
		'metodologia, metodo, metodos, resultados, resultados e discussao, discussao, anexo, anexos, apendice, apendices, ' +
		'dedicatoria, glossario, abstract, introduction, conclusion, conclusions, references, bibliography, prologue, ' +
		'epilogue, preface, foreword, afterword, acknowledgments, acknowledgements, methods, methodology, results, ' +
		'discussion, background, summary, overview, contents, glossary',
);
/** "III", "3", "3.", "Três": "— Título" or ": Title" may follow. Group 1: the number, group 2: what follows. */
const AFTER_WORD =
	/^\s+(\d{1,3}|\d{1,2}[ªº]|(?:(?:d[ée]cim|vig[ée]sim)[oa][\s-])?\p{L}+)(?:\s*[.:—–-]+\s*(.{1,90}))?[.:]?$/iu;
const ROMAN_LINE = /^(?![CL]\.\s)[IVXLC]{1,6}(?:\.|\s*[—–-]\s+\p{Lu}.{1,80}|\.\s+\p{Lu}.{1,80})?$/u;
const NUMBERED_LINE = /^(\d{1,2}(?:\.\d{1,2}){0,4})(?:[.)]|\s+[—–-]|(?<=\.\d{1,2}))\s+(\p{Lu}.{1,90})$/u;
const BOLD_LINE = /^(\*\*|__)(?=\S)([^*_]{2,90})(?<=\S)\1:?$/;

/** What a line about the document has rather than a heading: dates, addresses, fields side by side. */
const FACTS = /[·•|@]|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|^\p{L}+:\s/u;

/** What online encyclopedias put behind each heading, as it is copied. */
const EDIT = /^\p{Lu}[^.!?]{1,80}\[(?:edit(?: source)?|editar(?: \| editar c[óo]digo-fonte)?)\]$/u;

export type PlainHeadingKind = 'division' | 'chapter' | 'caps' | 'numbered' | 'bold' | 'short';

export interface PlainHeading {
	kind: PlainHeadingKind;
	/** Depth of the number for `numbered` ("2.1" has 2), else 1. */
	depth: number;
	/** A chapter's bare number: the next short line may be its title. */
	bare: boolean;
}

/** What kind of heading a trimmed line is by its wording alone, or null. Where it stands is for the caller to check. */
export function plainHeading(line: string): PlainHeading | null {
	if (line.length < 1 || line.length > 110) return null;
	const first = line.charAt(0);
	if (EDIT.test(line)) return { kind: 'bold', depth: 1, bare: false };
	if (first >= '0' && first <= '9') return numberedHeading(line);
	if (first === '*' || first === '_') {
		const bold = BOLD_LINE.exec(line)?.[2] ?? '';
		return isTitleLike(bold) && !FACTS.test(bold) ? { kind: 'bold', depth: 1, bare: false } : null;
	}
	return worded(line) ?? (isCapsLine(line) ? { kind: 'caps', depth: 1, bare: false } : null);
}

function numberedHeading(line: string): PlainHeading | null {
	const match = NUMBERED_LINE.exec(line);
	if (match === null && /^\d{1,2}\s\p{Lu}/u.test(line) && isCapsLine(line.replace(/^\d+\s/, ''))) {
		return { kind: 'numbered', depth: 1, bare: false };
	}
	if (match === null || !isTitleLike(match[2] ?? '')) return null;
	return { kind: 'numbered', depth: (match[1] ?? '').split('.').length, bare: false };
}

/** "CAPÍTULO III", "Parte I", "Chapter One: Title", "IV", "Introdução". */
function worded(line: string): PlainHeading | null {
	if (ROMAN_LINE.test(line)) return { kind: 'chapter', depth: 1, bare: /^[IVXLC]+\.?$/.test(line) };
	const space = line.indexOf(' ');
	const first = fold(space === -1 ? line : line.slice(0, space));
	const kind = DIVISIONS.has(first) ? 'division' : CHAPTERS.has(first) || ITEMS.has(first) ? 'chapter' : null;
	const number = kind === null || space === -1 ? null : AFTER_WORD.exec(line.slice(space));
	const isText = CLAUSES.has(first) && number?.[2] !== undefined && !isTitleLike(number[2]);
	const isNamed = !ITEMS.has(first) || (number?.[2] !== undefined && isTitleLike(number[2]));
	if (kind !== null && number !== null && !isText && isNamed && isNumeral(number[1] ?? '')) {
		return { kind, depth: 1, bare: number[2] === undefined };
	}
	const isKnown = line.length < 30 && KNOWN_LINES.has(fold(line).replace(/:$/, ''));
	return isKnown ? { kind: 'chapter', depth: 1, bare: false } : null;
}

function isNumeral(word: string): boolean {
	if (/^(?:\d+[ªº]?|[ivxlc]{1,7}|[a-z])$/i.test(word)) return true;
	return fold(word)
		.split(/[\s-]/)
		.every((part) => NUMBER_WORDS.has(part));
}

function fold(text: string): string {
	return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Words of a line in capitals with a full stop that is a sentence of a text in capitals. */
const SENTENCE = 5;

/** A line in capitals of up to 12 words: a heading when it stands alone. */
export function isCapsLine(line: string): boolean {
	if (line.length < 4 || line.length > 90 || /\p{Ll}|[|<>{}=_*#[\]]/u.test(line) || /[,;]$/.test(line)) return false;
	const letters = line.match(/\p{Lu}/gu)?.length ?? 0;
	return letters >= 4 && letters > line.length * 0.6 && wordCount(line) <= (line.endsWith('.') ? SENTENCE - 1 : 12);
}

/** "Foto: Leandro Taques". */
const CREDIT =
	/\((?:fotos?|photos?|images?|imagem)(?:\sby)?:|^(?:fotos?|photos?|imagens?|images?|cr[ée]ditos?|credits?)(?:\s(?:by|de|d[ao]s?))?\s?:/iu;

/** Short, without the end mark of a sentence, beginning with a capital or a number: fit to be a title. */
export function isTitleLike(line: string, longest = 90): boolean {
	return (
		line.length >= 2 &&
		line.length <= longest &&
		wordCount(line) <= 14 &&
		/^["“«'‘¿¡]?[\p{Lu}\p{N}]/u.test(line) &&
		/\p{L}{2}/u.test(line) &&
		!/[.,;:…](?:["”»]|\s(?:e|ou|and|or))?$/.test(line) &&
		!/[|<>{}\\]|https?:|\.{4}/.test(line) &&
		!CREDIT.test(line)
	);
}

function wordCount(line: string): number {
	return line.split(/\s+/).length;
}
