const NUMBER_WORDS =
	'um|dois|três|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|vinte|' +
	'primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|non[oa]|décim[oa]|' +
	'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|' +
	'first|second|third|fourth|fifth|final|únic[oa]';
const DIVISION = 'parte|part|livro|book|volume|tomo|ato|act';
const CHAPTER =
	'cap[ií]tulo|chapter|se[cç][aã]o|section|anexo|annex|ap[eê]ndice|appendix|t[ií]tulo|cena|scene|' +
	'unidade|unit|m[oó]dulo|module|aula|lesson|li[cç][aã]o';
const NUMERAL = `(?:\\d{1,3}|[ivxlc]{1,7}|[a-z](?![\\p{L}\\p{N}])|${NUMBER_WORDS})`;

/** "CAPÍTULO III", "Capítulo 3 — Título", "Parte I", "Chapter One: Title". Group 1: what follows the number. */
const DIVISION_LINE = new RegExp(`^(?:${DIVISION})\\s+${NUMERAL}(?:\\s*[.:—–-]+\\s*(.{1,90}))?[.:]?$`, 'iu');
const CHAPTER_LINE = new RegExp(`^(?:${CHAPTER})\\s+${NUMERAL}(?:\\s*[.:—–-]+\\s*(.{1,90}))?[.:]?$`, 'iu');
const ROMAN_LINE = /^[IVXLC]{1,6}(?:\.|\s*[—–-]\s+\p{Lu}.{1,80}|\.\s+\p{Lu}.{1,80})?$/u;
const KNOWN_LINE =
	/^(?:pr[óo]logo|ep[íi]logo|pref[áa]cio|posf[áa]cio|introdu[çc][ãa]o|conclus[ãa]o|conclus[õo]es|considera[çc][õo]es (?:finais|iniciais)|agradecimentos|refer[êe]ncias(?: bibliogr[áa]ficas)?|bibliografia|sum[áa]rio|[íi]ndice|resumo|apresenta[çc][ãa]o|metodologia|m[ée]todos?|resultados(?: e discuss[ãa]o)?|discuss[ãa]o|anexos?|ap[êe]ndices?|dedicat[óo]ria|gloss[áa]rio|abstract|introduction|conclusions?|references|bibliography|prologue|epilogue|preface|foreword|afterword|acknowledge?ments|methods|methodology|results|discussion|background|summary|overview|contents|glossary):?$/i;
const NUMBERED_LINE = /^(\d{1,2}(?:\.\d{1,2}){0,4})(?:[.)]|\s+[—–-]|(?<=\.\d{1,2}))\s+(\p{Lu}.{1,90})$/u;
const BOLD_LINE = /^(\*\*|__)(?=\S)([^*_]{2,90})(?<=\S)\1:?$/;

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
	const division = DIVISION_LINE.exec(line);
	if (division) return { kind: 'division', depth: 1, bare: division[1] === undefined };
	const chapter = CHAPTER_LINE.exec(line);
	if (chapter) return { kind: 'chapter', depth: 1, bare: chapter[1] === undefined };
	if (ROMAN_LINE.test(line)) return { kind: 'chapter', depth: 1, bare: /^[IVXLC]+\.?$/.test(line) };
	if (KNOWN_LINE.test(line)) return { kind: 'chapter', depth: 1, bare: false };
	const numbered = NUMBERED_LINE.exec(line);
	if (numbered && isTitleLike(numbered[2] ?? '')) {
		return { kind: 'numbered', depth: (numbered[1] ?? '').split('.').length, bare: false };
	}
	const bold = BOLD_LINE.exec(line);
	if (bold && isTitleLike(bold[2] ?? '')) return { kind: 'bold', depth: 1, bare: false };
	if (isCapsLine(line)) return { kind: 'caps', depth: 1, bare: false };
	return null;
}

/** A line in capitals of up to 12 words: a heading when it stands alone. */
export function isCapsLine(line: string): boolean {
	if (line.length < 4 || line.length > 90 || /\p{Ll}|[|<>{}=_*#[\]]/u.test(line) || /[,;]$/.test(line)) return false;
	const letters = line.match(/\p{Lu}/gu)?.length ?? 0;
	return letters >= 4 && letters > line.length * 0.6 && wordCount(line) <= 12;
}

/** Short, without the end mark of a sentence, beginning with a capital or a number: fit to be a title. */
export function isTitleLike(line: string, longest = 90): boolean {
	return (
		line.length >= 2 &&
		line.length <= longest &&
		wordCount(line) <= 14 &&
		/^["“«'‘¿¡]?[\p{Lu}\p{N}]/u.test(line) &&
		/\p{L}{2}/u.test(line) &&
		!/[.,;:…]["”»]?$/.test(line) &&
		!/[|<>{}\\]|https?:|\.{4}/.test(line)
	);
}

function wordCount(line: string): number {
	return line.split(/\s+/).length;
}
