/** Share of capitals among a text's letters from which its capitals mean nothing. */
const LOUD = 0.5;

/** Words that keep their capitals. */
const ACRONYMS = new Set(
	`ABNT ANATEL ANVISA BNDES CEP ECA EPI EUA FGTS IBAMA IBGE ICMS INPC INSS IPCA IPTU IPVA MEC MEI
	OAB OMS ONG ONU PIB PIX SAMU SESC SUS TI UBS UPA UTI ADA AGM AI API CEO CIA DIY EPA EU FAQ FBI FDA HIV HOA
	ID IRS ISO LED NASA NATO OSHA PIN RSVP SUV TV UK UN UNESCO UNICEF USA USB UV VIP`.split(/\s+/),
);
/** "I" and "V" number articles; "MIX", "CIVIL" and "DIM" are words. */
const NUMERAL =
	/^(?!(?:MIX|DIM|MIL|VI|DI|LI|CD|DC|DV|C|D|L|M|MI)$)(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Acronyms by their letters; titles and measures without a vowel are none. */
const CONSONANTS = /^(?!(?:[DS]RS?|MRS?|MS|[KCM]M|KG|M[GL])$)[^AEIOUYÁÉÍÓÚÂÊÔÃÕÀ]{2,}$/;
/** Not "R$" or "°C"; "S.J.A.A." is one. */
const WORD = /(?<!°)(?:(?:\p{Lu}\.){2,}|\p{L}[\p{L}\p{M}\d]*(?![\p{L}\d$]))/gu;

/** Whether a text is written in capitals. */
export function isLoud(text: string): boolean {
	const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
	return capitals > (text.match(/\p{L}/gu)?.length ?? 0) * LOUD;
}

/** A sentence written in capitals as it is written elsewhere: "É PROIBIDO O USO DE CNPJ" -> "É proibido o uso de CNPJ". */
export function sentenceCase(text: string): string {
	if (!isLoud(text)) return text;
	const lower = text.replace(WORD, (word) => (isKept(word) ? word : word.toLowerCase()));
	return lower.replace(/^\P{L}*\p{L}|[.!?]\s+["“«(]?\p{L}/gu, (start) => start.toUpperCase());
}

/** Whether a word in capitals is known to be an acronym: "FAQ". */
export const isKnownAcronym = (word: string): boolean => ACRONYMS.has(word);

const isKept = (word: string): boolean =>
	!isLoud(word) || /[\d.]/.test(word) || ACRONYMS.has(word) || CONSONANTS.test(word) || NUMERAL.test(word);
