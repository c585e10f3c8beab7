import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import { countWords, soundKey } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { SaidOfDocument } from '../language/types.ts';
import { authorsIn, isNameAlone, signerOf } from './author.ts';
import { datedIn } from './document-date.ts';
import { fieldsOf, tellingFields } from './fields.ts';
import { isVersion } from './headings.ts';
import { placeIn } from './places.ts';
import { isLoud, lettersOf } from './sentence-case.ts';

/** What stands above a document's text: what it says of the document, where it ends, and what of it is told. */
export interface Head extends SaidOfDocument {
	/** Up to where nothing else stands. */
	end: number;
	/** Fields, and lines below the title that say what the text tells. */
	told: Span[];
	/** "Notas para a história do ramal", below the title. */
	subtitle: string | null;
}

/** Characters of a document in which its head stands, words of a line of it, and paragraphs that may stand between two. */
const HEAD = 1800;
const MOST_LINE = 24;
const MOST_BETWEEN = 2;
/** Words of a slanted line that ends as a sentence does and is of a head. */
const MOST_NOTE = 14;
/** Words of a paragraph that is the text's own. */
const PROSE = 70;
/** Words of a line below the title that says what the text tells, and of one that is a subtitle. */
const LEAST_DECK = 6;
const LEAST_SUBTITLE = 4;
/** Letters of a line beside the title in it. */
const MOST_BESIDE = 10;
/** Lines below a title among which a name stands alone. */
const NAME_WITHIN = 3;

/** What parts a line of a head: "Por Dirce Malvezzi — Gazeta de Itaporé", "Revista Raia | edição 88". */
const BORDER = /\s[|·•—–-]\s|\s{3,}|(?<=\p{Ll}{3}\.)\s(?=\p{Lu})/u;
/** In what a text appears. */
const PAPER =
	/(?<!\p{L})(?:newsletter|boletim|jornal|gazeta|diário|folha|tribuna|correio|revista|caderno|coluna|magazine|quarterly|weekly|review|journal|gazette|herald|ledger|times|tribune|advertiser|courier|chronicle|sentinel|press|news|proceedings|anais|almanaque)(?!\p{L})/iu;
/** "The North Woods Granger", "O Serrano". */
const CALLED = /^(?:The|O|A)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,4}$/u;
/** Whose a text is. */
const WHOSE =
	/(?<!\p{L})(?:institut[eo]|universidade|university|faculdade|escola|school|college|hospital|prefeitura|secretaria|minist[ée]rio|ministry|câmara|conselho|council|county|city of|town of|village of|township|munic[íi]pio|governo|department|departamento|district|distrito|authority|agency|agência|f[óo]rum|society|sociedade|associação|association|coop\p{L}*|club|clube|chorus|coral|foundation|fundação|company|companhia|núcleo|cent(?:ro|er|re)|condomínio|sindicato|union|trust|workshop|grupo|group|transit|lab(?:oratório|oratory)?|comm?it(?:tee|ê)|museum|museu|bank|food rescue)(?!\p{L})/iu;
const COMPANY = /\s(?:Co|Inc|Ltd|Ltda)\.?$|\(\p{Lu}{3,8}\)$/u;
/** "Options for Reducing Heat Deaths in Marlow County": what a text tells. */
const TELLS =
	/^(?:options|ways|notes|guide|report|study|plan|proposal|lessons|opções|notas|guia|relatório|estudo|plano|proposta|lições)\s(?:for|on|to|of|about|from|para|sobre|d[aeo]s?)\s/iu;
/** "Agency: Tri-Valley Center": whose it is, in a field. */
const AGENCY = /^(?:agency|company|organi[sz]ation|empresa|órgão):\s/iu;
/** An office, said before whose it is. */
const OFFICE = /^(?:secretaria|departamento|department|office|diretoria|divis)/iu;
const ABOVE = /^(?:prefeitura|governo|munic[íi]pio|city|county|state|government|câmara)(?!\p{L})/iu;
/** "Prepared for the Board by Monique Estrada, May 19, 2025", "Mailed with the notice of the Annual Meeting". */
const MADE =
	/^(?:(?:prepared|compiled|elaborad[oa]|preparad[oa]|redigid[oa]|organizad[oa])\s(?:for|by|para|por|pel[ao]s?|a pedido)|(?:mailed|posted|distributed|adopted|enviad[oa]|distribuíd[oa])\s(?:with|to|on|at|in|by|com|em|a|à|n[ao]|por))\s/iu;
const REVISED = /(?<!\p{L})(?:updated|revised|atualizad[oa]|atualização|revis(?:ad[oa]|t[oa]|ão)|rev\.)(?!\p{L})/iu;
/** Of use to who looks something up, or no more than a greeting of whoever made it. */
const ASIDE =
	/^(?:[*_]{0,2}["“][^"”]{3,80}["”][*_]{0,2}$|(?:para|for|to)\s(?:[ao]\s)?(?:\p{L}+\s)?\p{Lu}\p{L}+$|\(?\d\)?\s\p{Lu}|estado d|state of|internal|confidential|draft|not for|(?:please )?(?:do not|don['’]t)\s|uso interno|interno|confidencial|rascunho|(?:favor )?não\s|(?:fotos?|photos?|ilustra|photographs|image)\p{L}*(?:\sby\s|:|\sde\s)|correspondence:|contato:|contact:)|@|https?:|www\.|cnpj|\d{5}|(?<!\p{L})(?:p[áa]g|pp?|page|tel|rua|av)(?!\p{L})\.?\s/iu;
/** "(1) Lake Country Health": where whoever wrote it works. */
const WORKS = /^\(?\d\)?\s\p{Lu}/u;
/** Dates of something else than the document, and of one version of many. */
const OTHER_DATE =
	/^(?:born|died|nascimento|morte|falecimento|aniversário|founded|fundad[oa]|foundation|funda[çc][ãa]o)(?!\p{L})|^\[?v?\d+\.\d|^(?:received|recebido|nascid|vig[êe]ncia|effective|prazo)|(?<!\p{L})(?:at[ée]|until|by|due|deadline|before|closes?|expires?|v[áa]lid[oa]?)\s/iu;
/** ", Sunday": before a day. */
const WEEKDAY = /(?:^|,\s)(?:\p{L}+day|domingo|sábado|\p{L}+-feira)(?=,|$)/giu;
/** "Status: final": a field, other than a date. */
const FIELD = /^(?!(?:Dat[ae]|Released|Published|Publicad))[\p{L} ]{2,24}:\s/u;
/** Behind a colon or in a sentence a law says what it is about. */
const RULES = /^(?:Dispõe|Regulamenta|Institui|Altera|Cria|Aprova|Estabelece|Fixa|Autoriza)\s/u;
/** "Dispõe sobre o ruído": of a law, with its subject. */
export const asRuling = (text: string): string =>
	RULES.test(text) ? `O texto ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
/** The blocks of another kind with which a text begins. */
const OTHER_BLOCK = /^\s*(?:[-*+•]\s|\d{1,2}[.)]\s|[|>]|```|~~~|Q:|—\s)/u;

export const plainLine = (line: string): string =>
	line
		.replace(/<[^>]{1,80}>|[*_#`\\]+/g, '')
		.replace(/[ \t]{2}$/, '')
		.trim();

/** Whether most words of a line are names. */
function isOfNames(line: string): boolean {
	const words = line.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
	return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length;
}

/** "How a warm season undid the town of Kessler's Landing": a line that says what the text tells. */
const isDeck = (plain: string): boolean =>
	countWords(plain) >= LEAST_DECK && /^["“]?\p{Lu}/u.test(plain) && (!isOfNames(plain) || RULES.test(plain));

/** "PREFEITURA DE SANTA RITA" as the name that it is. */
function named(part: string): string {
	const plain = part.replace(/[\s.,;:]+$/, '').replace(/:\s/g, ', ');
	if (!isLoud(lettersOf([plain]))) return plain;
	return plain
		.toLowerCase()
		.replace(/(?<![\p{L}\d])(?!(?:d[aeo]s?|n[ao]s?|e|of|and|the|for|on|in)(?!\p{L}))\p{L}/gu, (letter) =>
			letter.toUpperCase(),
		)
		.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const NOTHING = { by: null, kind: null, paper: null, of: null, place: null, date: null, revised: null, made: null };

/** What a document's first lines say of it; all that it says stands above `end`. */
export function readHead(text: string, title: string, language: Language): Head {
	const head: Head = { ...NOTHING, end: 0, told: [], subtitle: null };
	const topic = soundKey(title);
	const isTitle = (line: string) => {
		const key = soundKey(plainLine(line));
		if (/[.!?:;]$/.test(plainLine(line)) && !key.startsWith(topic)) return false;
		return (
			key.length > 2 &&
			topic !== '' &&
			key.length <= topic.length * 2 + MOST_BESIDE &&
			(key.includes(topic) || topic.includes(key))
		);
	};
	const units = [...text.slice(0, HEAD).matchAll(/^#{1,6}\s[^\n]*|(?:^(?!#{1,6}\s)[^\n]*\S[^\n]*(?:\n|$))+/gmu)];
	const isTitled = units.some(([unit]) => isTitle(unit) || unit.split('\n').some(isTitle));
	let [isBelow, below] = [!isTitled, 0];
	let between: { span: Span; plain: string; isWrapped: boolean }[] = [];
	for (const [at, { 0: unit, index }] of units.entries()) {
		const span = { start: index, end: index + unit.trimEnd().length };
		const lines = unit.split('\n').filter((line) => /[\p{L}\d]/u.test(line));
		const isHeading = unit.startsWith('#');
		if (lines.length === 0) continue;
		if (OTHER_BLOCK.test(plainLine(unit)) || OTHER_BLOCK.test(unit)) break;
		const isOfTitle = isTitle(unit) || lines.some(isTitle);
		if (isHeading && !isOfTitle && (isVersion(plainLine(unit)) || (at > 0 && !units[at - 1]?.[0].startsWith('#'))))
			break;
		const fields = fieldsOf(unit.trim());
		const isProse = countWords(unit) > MOST_LINE && /[.!?:;]["”)]*$/.test(unit.trimEnd()) && !fields;
		let isSure = isOfTitle || fields !== null;
		const left: string[] = [];
		const taken = isProse ? [] : lines.filter((line) => !fields || !FIELD.test(plainLine(line)) || isAuthored(line));
		for (const line of taken) {
			if (isBelow) below++;
			if (isTitle(line)) {
				isBelow = true;
				continue;
			}
			const isNamed =
				isBelow && below <= NAME_WITHIN && !isSource(plainLine(line)) && isNameAlone(plainLine(line), text);
			const isTold =
				isHeading && isBelow
					? takeKind(head, plainLine(line), language)
					: take(head, line, { language, isNamed, isAbove: isHeading });
			isSure ||= isTold || (between.length === 0 && isAside(line));
			if (!isTold && !FIELD.test(plainLine(line))) left.push(plainLine(line));
		}
		if (isOfTitle) isBelow = true;
		if (!isSure) {
			between.push({ span, plain: plainLine(unit), isWrapped: lines.length > 1 });
			const isOver = isBelow && between.length > MOST_BETWEEN;
			if (isOver || countWords(unit) > PROSE) break;
			continue;
		}
		if (fields && tellingFields(fields).length > 0) head.told.push(span);
		for (const one of between) {
			if (isDeck(one.plain) && !one.isWrapped) head.told.push(one.span);
			else if (isBelow) left.unshift(one.plain);
		}
		const last = left.at(-1) ?? '';
		const lastAt = unit.lastIndexOf(last);
		if (isBelow && isDeck(last) && lastAt + last.length >= unit.trimEnd().length) {
			head.told.push({ start: index + lastAt, end: span.end });
			left.pop();
		}
		between = [];
		head.end = span.end;
		if (isBelow && !isOfTitle) head.subtitle ??= left.find(isSubtitle) ?? null;
	}
	const [next] = between;
	if (
		next &&
		isBelow &&
		isDeck(next.plain) &&
		!/[.!?:;,…]["”]?$/.test(next.plain) &&
		!text.startsWith('#', next.span.start)
	) {
		head.told.push(next.span);
		head.end = next.span.end;
	}
	head.by ??= signerOf(text);
	if (/\d{4}/.test(title)) head.date = null;
	return head;
}

export const isMarked = (line: string): boolean => /^\s*([*_])[^\n]*\1\s*$/.test(line);
const isAside = (line: string): boolean =>
	ASIDE.test(plainLine(line)) && countWords(line) <= MOST_LINE && (isMarked(line) || !/[.!?:;,]$/.test(line.trim()));
const isAuthored = (line: string): boolean =>
	/^\W*(?:autor|author|equipe|team|texto|elabora|dat[ae]|released|publi)/iu.test(line);
const isSubtitle = (plain: string): boolean =>
	!/[.!?:;,…]$|^[^:]{2,40}:\s\p{Lu}/u.test(plain) &&
	countWords(plain) >= LEAST_SUBTITLE &&
	countWords(plain) <= MOST_LINE &&
	/^\p{Lu}\p{Ll}/u.test(plain);

interface Taken {
	language: Language;
	/** A name alone stands where the author's does. */
	isNamed: boolean;
	/** A heading above the title. */
	isAbove: boolean;
}

/** Takes from a line what it says of the document; whether it says anything. */
function take(head: Head, line: string, { language, isNamed, isAbove }: Taken): boolean {
	const { kinds } = languagePack(language).about;
	const plain = plainLine(line);
	const isNote = isMarked(line);
	if (countWords(plain) > MOST_LINE * (isNote ? 2 : 1)) return false;
	if (WORKS.test(plain)) return false;
	const authors = authorsIn(plain, language, isSource);
	if (authors) {
		if (/^(?:interviewed|entrevista)/iu.test(plain)) head.kind ??= kinds['interview'] ?? kinds['entrevista'] ?? null;
		head.by ??= authors.names;
	} else if (MADE.test(plain) && !/[!?;]$/.test(plain)) {
		head.made ??= plain.replace(/\.\s.*$|\.$/, '').replace(/:\s/g, ', ');
		return true;
	} else if (isNamed) {
		head.by ??= plain.replace(/,\s\p{Ll}.*$/u, '');
		return true;
	}
	const isSentence = /[.!?:;,…]["”]?$/.test(plain);
	if (!authors && isSentence && (!isNote || countWords(plain) > MOST_NOTE)) return false;
	if (AGENCY.test(plain)) head.of ??= plain.replace(AGENCY, '').replace(/\s\(.*$|,\s\p{Ll}.*$/u, '');
	if (FIELD.test(plain) && !authors && !PAPER.test(plain) && !REVISED.test(plain)) return isNote;
	let isTold = authors !== null;
	let rest = authors ? authors.rest : plain;
	const place = placeIn(rest, language);
	if (place && !isSource(place.said)) {
		head.place ??= place.said;
		rest = rest.replace(place.written, ' | ');
		isTold = true;
	}
	for (const part of rest.split(BORDER)) {
		const date = OTHER_DATE.test(part) && !REVISED.test(part) ? null : datedIn(part, language);
		if (date) {
			if (REVISED.test(part)) head.revised ??= date;
			else head.date ??= date;
			isTold = true;
		}
		for (const piece of part.replace(WEEKDAY, '').split(date?.written ?? '|')) {
			isTold = takeKind(head, piece, language) || takeSource(head, piece, isAbove) || isTold;
		}
	}
	return isTold;
}

/** Takes the kind of text, and what tells it: "Opinion", "An interview with Curtis Bell", "Informativo da Associação". */
function takeKind(head: Head, part: string, language: Language): boolean {
	const { kinds } = languagePack(language).about;
	const plain = part.replace(/^[\s.,;]+/, '').replace(/^(?:an?|uma?|the|[oa])\s/iu, '');
	const key = Object.keys(kinds).find((kind) => plain.toLowerCase().startsWith(kind)) ?? '';
	const rest = plain.slice(key.length).replace(/[\s.,;:]+$/, '');
	if (key === '' || /^\p{L}/u.test(rest)) return false;
	const isTelling = /^\s(?:of|with|for|about|d[aeo]s?|com|para|sobre)\s[^:()]{3,140}$/u.test(rest);
	head.kind ??= `${kinds[key]}${
		isTelling
			? named(rest)
					.replaceAll('"', '“')
					.replace(/“(?=[^“]*$)/, '”')
			: ''
	}`;
	return true;
}

const isSource = (name: string): boolean => PAPER.test(name) || WHOSE.test(name) || COMPANY.test(name);

/** Takes in what a text appeared, or whose it is. */
function takeSource(head: Head, part: string, isAbove: boolean): boolean {
	const plain = part
		.replace(/^(?:[Ff]rom|[Dd]e|[Ff]or)\s(?:the\s)?(?=\p{Lu})|^(?:by|por)\s[^,]+,\s/u, '')
		.replace(/\s\([^()]*$|^[\s,;.]+|[\s,;.]+$/gu, '');
	const pieces = plain.split(/,\s(?=\p{L}+\s(?:issue|edition)$|\d|n[º°o.]|p)/iu);
	const one = named(pieces[0] ?? '');
	if (one === '' || !isOfNames(one) || ASIDE.test(one) || RULES.test(one) || TELLS.test(one)) return false;
	if (PAPER.test(one) || CALLED.test(one)) {
		head.paper ??= one;
		return true;
	}
	if (/^(?:publicação d|published by)/iu.test(one) && head.paper) {
		head.paper += `, ${one.charAt(0).toLowerCase()}${one.slice(1)}`;
		return true;
	}
	if (!isSource(one) && !isAbove) return false;
	if (head.of === null) head.of = one;
	else if (OFFICE.test(one) && ABOVE.test(head.of)) head.of = `${one}\n${head.of}`;
	return true;
}
