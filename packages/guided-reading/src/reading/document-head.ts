import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import { countWords, soundKey } from '@nexus/language/words';
import { dateIn } from './document-date.ts';
import { fieldsOf } from './fields.ts';
import { asSentence } from './readable-sentences.ts';
import { isLoud, lettersOf } from './sentence-case.ts';

/** Characters of a document above whose text its head stands, and words of a line of it and of all that is said of it. */
const HEAD = 1500;
const MOST_LINE = 24;
const MOST_SAID = 34;
/** Words of a line below the title that says what the text tells. */
const LEAST_DECK = 6;

/** What parts a line of a head: "Por Dirce Malvezzi — Gazeta de Itaporé", "Revista Raia | edição 88". */
const BORDER = /\s[|·•—–-]\s|\s{3,}|(?<=\p{Ll}{3}\.)\s(?=\p{Lu})/u;
/** Whoever publishes, writes or keeps a text. */
const WHOSE =
	/(?<!\p{L})(?:newsletter|boletim|informativo|jornal|gazeta|diário|folha|tribuna|correio|revista|caderno|coluna|magazine|quarterly|weekly|review|journal|gazette|herald|ledger|times|tribune|advertiser|courier|chronicle|press|news|institut[eo]|universidade|university|faculdade|escola|school|college|hospital|prefeitura|secretaria|minist[ée]rio|ministry|câmara|conselho|council|county|city of|town of|village of|township|state of|munic[íi]pio|governo|department|departamento|office|district|distrito|authority|agency|agência|f[óo]rum|society|sociedade|associação|association|coop\p{L}*|club|clube|c?horus|coral|foundation|fundação|company|companhia|núcleo|cent(?:ro|er|re)|condomínio|sindicato|union|trust|workshop|gr(?:upo|oup)|team|equipe|transit|lab(?:oratório|oratory)?|comm?it(?:tee|ê)|issue|edição|prepared (?:for [^,.]{2,40} )?by|elaborado (?:para [^,.]{2,40} )?por|published by|publicado (?:em|por)|interviewed by|entrevista a)(?!\p{L})|\s(?:Co|Inc|Ltd|Ltda)\.?$|\(\p{Lu}{3,8}\)$/iu;
/** "**Second Helping Food Rescue, Dayton, Ohio**": a name with its place, in bold letters below the title. */
const MAKER = /^\*\*\p{Lu}[\p{L}'’-]*(?:\s[\p{L}'’-]+){2,5}(?:,\s\p{Lu}[\p{L}. ]+){1,2}\*\*$/u;
/** Which of many it is, behind whose it is. */
const WHICH = /^(?:issue|edição|n[º°o.]{1,2}|vol|spring|summer|fall|autumn|winter)(?!\p{L})|(?:19|20)\d\d$/iu;
/** An office, said before whose it is. */
const OFFICE = /^(?:secretaria|departamento|department|office|diretoria|divis)/iu;
const ABOVE = /^(?:prefeitura|governo|estado|munic[íi]pio|city|county|state|government)(?!\p{L})/iu;
/** "Prepared by the Transit District": how it came to be. */
const MADE = /^(?:Prepared|Published|Elaborad[oa]|Publicad[oa])\s/u;
/** What goes on within a sentence. */
const OPENS_SMALL =
	/^(?:By|From|Prepared|Published|Interviewed|Elaborad[oa]|Publicad[oa]|Coluna|Entrevista|Edição)(?=\s)/u;
/** "Options for Reducing Heat Deaths in Marlow County": what a text tells. */
const TELLS =
	/^(?:equipe|team):|^(?:regulamenta|dispõe|institui|altera|cria|aprova|estabelece|fixa|autoriza)\s|^(?:options|ways|notes|guide|report|study|plan|proposal|lessons|opções|notas|guia|relatório|estudo|plano|proposta|lições)\s(?:for|on|to|of|about|from|para|sobre|d[aeo]s?)\s/iu;
/** Of use to who looks something up, and of who took the pictures. */
const LOOKED_UP =
	/^\(\d\)|@|https?:|www\.|cnpj|\d{5}|(?<!\p{L})(?:p[áa]g|page|tel|rua|av|\d{1,5}\s[\p{L} ]{2,30}\sstreet)(?!\p{L})|^(?:fotos?|photos?|ilustra|photographs)/iu;

/** "**Agency:** Tri-Valley": read with the fields that it is one of. */
const LABELLED = /^\s*\*\*[^*]{2,40}:\*\*/;

const plain = (line: string): string => line.replace(/<[^>]{1,80}>|[*_#`]+/g, '').trim();

/** Whether most words of a line are names. */
function isOfNames(line: string): boolean {
	const words = line.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
	return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length;
}

/** Words that are no sentence of a text, nor a field of a form: without a mark at their end, or slanted as a whole. */
const isHeadLine = (line: string): boolean =>
	(!/[.!?:;,…]["”]?$/.test(line.trim()) || /^\s*([*_]).*\1\s*$/.test(line)) &&
	countWords(line) <= MOST_LINE &&
	!LABELLED.test(line);

/** "The Low Note: newsletter of the Millbrook Road Community Chorus. Issue 88, May", "Prepared by the Transit District". */
export function isMasthead(written: string): boolean {
	const [first = '', ...rest] = written.trim().split('\n');
	return isHeadLine(first) && partsOf(first).some(isWhose) && rest.every(isHeadLine);
}

/** "How a warm season undid the town of Kessler's Landing": a line below a title that says what the text tells. */
export function isDeck(line: string): boolean {
	const words = plain(line);
	return countWords(words) >= LEAST_DECK && /^["“]?\p{Lu}/u.test(words) && !isOfNames(words) && !isMasthead(line);
}

/** A line without a colon that names whose the document is, as a form has it above its fields. */
export const namesMaker = (line: string): boolean => !line.includes(':') && partsOf(line).some(isWhose);

const partsOf = (line: string): string[] => plain(line).split(BORDER).filter(Boolean);
const isWhose = (part: string): boolean =>
	WHOSE.test(part) && isOfNames(part) && !LOOKED_UP.test(part) && !TELLS.test(part);

/**
 * Whose a document is, and which of many, as the lines above its text say beside its title; null where none does.
 * @param dated the language of a date that is said elsewhere; null where it belongs to what is said
 */
export function documentHead(
	text: string,
	title: string,
	dated: Language | null,
): (Span & { text: string; isMade: boolean }) | null {
	const said: string[] = [];
	let [at, end, words, isBelow] = [0, 0, 0, false];
	const head =
		/^[^\n]*\n(?:\s*#{2,6}\s[^\n]*\n)?(?:(?!#{2,}\s|---)[^\n]*(?:\n|$)){0,14}/.exec(text.slice(0, HEAD))?.[0] ?? '';
	for (const paragraph of head.split(/(?<=\n[ \t]*\n)/)) {
		const lines = paragraph.split(/(?<=\n)/);
		if (countWords(paragraph) > MOST_LINE * 2 || (lines.length === 1 && !isHeadLine(lines[0] ?? ''))) break;
		for (const line of fieldsOf(paragraph.trim()) ? lines.slice(0, 1) : lines) {
			const isTitle = soundKey(line).includes(soundKey(title));
			isBelow ||= isTitle;
			const isSkipped = isTitle || !isHeadLine(line) || (isBelow && isLoud(lettersOf([line])));
			let isKept = false;
			let ofLine = -1;
			for (const part of isSkipped ? [] : partsOf(line)) {
				const undated = part.split(', ').filter((piece) => dated === null || dateIn(piece, dated) === null);
				const one = named(
					undated
						.join(', ')
						.replace(/[\s.,;:]+$/, '')
						.replace(/:\s/g, ', '),
				);
				const isNew = one !== '' && !said.includes(one) && words + countWords(part) <= MOST_SAID;
				isKept =
					isNew &&
					(isWhose(part) ||
						(isBelow && MAKER.test(line.trim())) ||
						(isKept && WHICH.test(part) && !LOOKED_UP.test(part)));
				if (!isKept) continue;
				words += countWords(part);
				const above = isWhose(part) && !WHICH.test(part) ? said[ofLine] : undefined;
				const office = OFFICE.test(one) && ABOVE.test(said.at(-1) ?? '');
				if (above === undefined && office) said[said.length - 1] = `${one}, ${said.at(-1)}`;
				else if (above === undefined) said.push(one);
				else said[ofLine] = OFFICE.test(one) && ABOVE.test(above) ? `${one}, ${above}` : `${above}, ${one}`;
				if (isWhose(part)) ofLine = said.length - 1;
				end = at + text.slice(at).indexOf(line.trim()) + line.trim().length;
			}
		}
		at += paragraph.length;
	}
	return said.length === 0
		? null
		: {
				start: 0,
				end,
				text: said
					.map(asSentence)
					.join(' ')
					.replace(OPENS_SMALL, (word) => word.toLowerCase()),
				isMade: MADE.test(said[0] ?? ''),
			};
}

/** "PREFEITURA DE SANTA RITA" as the name that it is. */
function named(part: string): string {
	if (!isLoud(lettersOf([part]))) return part;
	return part
		.toLowerCase()
		.replace(/(?<!\p{L})(?!(?:d[aeo]s?|n[ao]s?|e|of|and|the|for)(?!\p{L}))\p{L}/gu, (letter) => letter.toUpperCase());
}
