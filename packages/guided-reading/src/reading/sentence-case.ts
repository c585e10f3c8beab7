import type { Block, Sentence } from '@nexus/document-text';

/** Share of capitals among a text's letters from which its capitals mean nothing. */
const LOUD = 0.5;

/** Acronyms that are not told from words by their letters; those without a vowel are kept by themselves. */
const ACRONYMS = new Set(
	(
		'ABNT ANAC ANATEL ANEEL ANVISA APAE BNDES CEO CEP CIPA CLT CNAE CNH CNPJ COFINS CPF CREA DETRAN ECA EPI EUA FGTS FIES GPS ' +
		'IBAMA IBGE ICMS IDH IGPM INPC INSS IPCA IPI IPTU IPVA IRPF ISO ISS LED LGPD MEC MEI NASA OAB OIT OMS ONG ONU OTAN PIB ' +
		'PIS PIX PDF PM PUC RH SAC SAMU SEBRAE SENAI SESC SUS SUV TI UBS UFRJ UNESCO UNICEF UPA USP UTI UV WC ' +
		'ADA AI API ATM CIA DIY EPA EU FAQ FBI FDA GDP HOA HOV HR ID IRS IT NATO OSHA PIN RSVP RV UK UN USA USB VIP'
	).split(' '),
);
/** "I" and "V" number articles; "MIX", "CIVIL" and "DIM" are words. */
const NUMERAL = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const AMBIGUOUS = /^(?:MIX|DIM|MIL|VI|DI|LI|CD|DC|DV|C|D|L|M|MI)$/;
const WORD = /(?:US|R)\$|°[CF](?!\p{L})|\p{L}[\p{L}\p{M}\d]*/gu;
/** Titles and measures without a vowel that are no acronyms. */
const SHORT = new Map(
	['Sr', 'Srs', 'Dr', 'Drs', 'Mr', 'Mrs', 'Ms', 'km', 'cm', 'mm', 'kg', 'mg', 'ml', 'hrs', 'kWh', 'ltr'].map((word) => [
		word.toUpperCase(),
		word,
	]),
);
/** What follows is a name: "RUA DAS PALMEIRAS", "DR. ALMEIDA". */
const NAMED =
	/(?<!\p{L})(?:rua|avenida|av\.|praça|praca|travessa|bairro|edifício|edificio|sr\.|sra\.|dr\.|dra\.|prof\.|dona|mr\.|mrs\.|ms\.)\s(?:(?:d[aeo]s?|s[ãa]o|santo|santa)\s)?\p{Ll}/giu;

/** Capitals of a text and all its letters. */
interface Letters {
	capitals: number;
	all: number;
}

export function isLoud({ capitals, all }: Letters): boolean {
	return capitals > all * LOUD;
}

export function lettersOf(texts: readonly string[]): Letters {
	let capitals = 0;
	let all = 0;
	for (const text of texts) {
		capitals += text.match(/\p{Lu}/gu)?.length ?? 0;
		all += text.match(/\p{L}/gu)?.length ?? 0;
	}
	return { capitals, all };
}

/** A sentence written in capitals as it is written elsewhere: "É PROIBIDO O USO DE CNPJ" -> "É proibido o uso de CNPJ". */
export function sentenceCase(text: string): string {
	if (!isLoud(lettersOf([text]))) return text;
	const label = /^\(?\p{Lu}\)\s/u.exec(text)?.[0] ?? '';
	const lower = text
		.slice(label.length)
		.replace(WORD, (word) => SHORT.get(word) ?? (isKept(word) ? word : word.toLowerCase()));
	const named = lower.replace(NAMED, (place) =>
		place.replace(/(?<=\s)(?!d[aeo]s?\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
	);
	return label.toLowerCase() + named.replace(/^\P{L}*\p{L}|[.!?]\s+["“«(]?\p{L}/gu, (start) => start.toUpperCase());
}

function isKept(word: string): boolean {
	if (word.includes('$') || word.startsWith('°')) return true;
	if (word !== word.toUpperCase()) return word.length < 5 || !isLoud(lettersOf([word]));
	if (/^\p{L}{1,3}\d/u.test(word) || ACRONYMS.has(word)) return true;
	if (word.length > 1 && !/[AEIOUYÁÉÍÓÚÂÊÔÃÕÀ]/.test(word)) return true;
	return NUMERAL.test(word) && !AMBIGUOUS.test(word);
}

/** The texts of what a block tells. */
export function textsOf(block: Block): string[] {
	if (block.kind === 'list') return block.items.flatMap((item) => item.sentences.map(({ text }) => text));
	if (block.kind === 'heading' || block.kind === 'table' || block.kind === 'code') return [];
	return block.sentences.map(({ text }) => text);
}

/** A block with each of its sentences changed; those that come back empty are left out. */
export function mapSentences(block: Block, change: (sentence: Sentence) => string): Block {
	const changed = (sentences: readonly Sentence[]) =>
		sentences.flatMap((sentence) => {
			const text = change(sentence);
			return text === '' ? [] : [{ ...sentence, text }];
		});
	if (block.kind === 'list') {
		return { ...block, items: block.items.map((item) => ({ ...item, sentences: changed(item.sentences) })) };
	}
	if (block.kind === 'heading' || block.kind === 'table' || block.kind === 'code') return block;
	return { ...block, sentences: changed(block.sentences) };
}
