import type { Language } from '@nexus/contract';
import { isFunctionWord } from './words.ts';

export const MONTH: Record<Language, string> = {
	'pt-BR': '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)',
	'en-US': '(?:January|February|March|April|May|June|July|August|September|October|November|December)',
};

/** Quantities that a sentence is about: shares, money, large figures, amounts named in words. */
const QUANTITY: Record<Language, RegExp> = {
	'pt-BR':
		/\d\s?%|[$€£]\s?\d|(?<!\d)\d{1,3}(?:\.\d{3})+(?!\d)|\d{4,}|(?<!\p{L})(?:mil|milhões|milhão|bilhões|bilhão|por cento|um terço|dois terços)(?!\p{L})/iu,
	'en-US':
		/\d\s?%|[$€£]\s?\d|(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)|\d{4,}|(?<!\p{L})(?:thousand|million|billion|percent|a third|two thirds|a quarter)(?!\p{L})/iu,
};
/** Rough amounts count only where the sentence begins with them. */
const ROUGH: Record<Language, RegExp> = {
	'pt-BR': /(?<!\p{L})(?:dezenas|centenas|milhares)(?!\p{L})/iu,
	'en-US': /(?<!\p{L})(?:dozens|hundreds|thousands)(?!\p{L})/iu,
};
const OPENING = 8;

/** A figure with the word or unit that it counts. */
const COUNTED = /(?<![\d.,])\d[\d.,]*(?:\s?°)?\s?(\p{L}+)/gu;
const FIGURES = /\d[\d.,]*/g;
const UNIT = /^(?:km|m|cm|mm|kg|g|mg|t|l|ml|ha|h|s|ms|min|kb|mb|gb|tb|w|kw|kwh|c|f|ft|mi|lb|lbs|oz)$/i;

/** Days of a month, times of day and years are no quantities, nor is what tells one thing of a kind from another. */
const NAMES_ONE: Record<Language, readonly RegExp[]> = {
	'pt-BR': [
		/(?<!\p{L})dias?\s\d{1,2}(?:(?:,\s|\se\s|\sa\s)\d{1,2}){0,6}(?![\d.,]*\d)/giu,
		momentsWith(`\\d{1,2}º?\\s+de\\s+${MONTH['pt-BR']}`),
		/(?<!\p{L})(?:n[º°.]|nº|número|ramal|artigos?|arts?\.|inciso|sala|versão|página|pág\.|capítulo|figura|tabela|linha|apartamento|apto?\.|bloco|quadra|lote|seção|anexo|lei|decreto|nível|grupo|fase|etapa|passo|CEP|CPF|CNPJ|whatsapp|tel\.|telefone)(?:\sn[º°.])?\s?\d[\d./-]*\p{L}?(?!\p{L})/giu,
		/(?<!\p{L})(?:av\.|avenida|rua|r\.|rod\.|rodovia|travessa|praça|alameda|estrada)\s[^,;.\d]{2,40},?\s\d[\d.]*/giu,
	],
	'en-US': [
		momentsWith(`\\d{1,2}\\s+${MONTH['en-US']}|${MONTH['en-US']}\\s+\\d{1,2}(?!\\d)`),
		/(?<!\p{L})(?:no\.|number|ext\.|extension|article|section|room|version|page|chapter|figure|table|line|apartment|apt\.|suite|unit|block|phase|step|level|grade|route|highway|USB|phone)\s?#?\d[\d./-]*\p{L}?(?!\p{L})/giu,
		/(?<!\d)\d{1,5}\s(?:\p{Lu}\p{L}+\s){1,3}(?:Street|St\.|Avenue|Ave\.|Road|Rd\.|Drive|Boulevard|Lane)(?!\p{L})/gu,
	],
};
/** Phone numbers, versions, ordinals, and figures that are part of a name: "CO2", "GO-118", "M1". */
const PART_OF_NAME = [
	/\(?\d{2,3}\)?[\s-]?\d{3,5}-\d{4}(?!\d)|(?<!\d)\d{4,5}-\d{4}(?!\d)/g,
	/(?<![\d.])\d+(?:\.\d{1,2}){2,}(?!\d)/g,
	/(?<!\d)\d+[ºª]/g,
	/#\d+/g,
	/(?<![\p{L}\d])\p{L}{1,12}-?\d[\p{L}\d]*(?![.,]?\d)/gu,
];

function momentsWith(day: string): RegExp {
	const year = '(?<![\\d.,])(?:1\\d{3}|20\\d\\d)(?![\\d.,]*\\d)';
	return new RegExp(
		`${day}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?<!\\d)\\d{1,2}(?:h\\d{0,2}|:\\d{2})(?!\\d)|${year}`,
		'giu',
	);
}

/** Whether a quantity is what the sentence is about. */
export function isNumeric(text: string, language: Language): boolean {
	const plain = quantitiesOnly(text, language);
	if (QUANTITY[language].test(plain)) return true;
	if (ROUGH[language].test(plain.split(/\s+/).slice(0, OPENING).join(' '))) return true;
	return (plain.match(FIGURES)?.length ?? 0) >= 2 && countsSomething(plain, language);
}

/** A text without the figures that measure nothing. */
function quantitiesOnly(text: string, language: Language): string {
	return [...NAMES_ONE[language], ...PART_OF_NAME].reduce((plain, name) => plain.replace(name, ' '), text);
}

function countsSomething(text: string, language: Language): boolean {
	for (const [, word = ''] of text.matchAll(COUNTED)) {
		if (UNIT.test(word) || (word.length > 2 && !isFunctionWord(word, language))) return true;
	}
	return false;
}
