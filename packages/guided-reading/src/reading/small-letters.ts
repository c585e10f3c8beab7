import type { Language } from '@nexus/contract';
import { continued } from './casing.ts';
import { isImperative } from './imperatives.ts';

/**
 * Items in a row with small letters, as they stand inside a sentence, where each of them can have one; else as they are,
 * so that no two of a row differ.
 */
export function inSmallLetters(texts: readonly string[], language: Language, known: string): string[] {
	const lowered = texts.map((text) => smallLetter(text, language, known));
	const isSafe = texts.every((text, index) => !/^\p{Lu}\p{Ll}/u.test(text) || lowered[index] !== text);
	return isSafe ? lowered : [...texts];
}

/** Names of columns, and what stands in them, that are nobody's names. */
const COMMON: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:valor|preço|custo|total|prazo|garantia|entrada|nível|altura|largura|peso|idade|data|dia|mês|hora|horário|local|sala|tema|assunto|responsável|cargo|função|quantidade|qtd|status|situação|descrição|observação|área|população|distância|trilha|tempo|duração|turno|taxa|nota|meta|receita|despesa|ano|cidade|estado|país|região|abertura|fechamento|vagas|tipo|categoria|prioridade|motivo|solução|grátis|gratuit[oa]|sim|não|fechado|aberto|atração|depósito|causa|destino|origem|frete|desconto|vencimento|salário|benefício|disciplina|professora?|aluno|nome|público|pontos|guia|idioma|visitantes|participação)$/i,
	'en-US':
		/^(?:price|cost|value|total|deadline|warranty|fee|level|height|width|weight|age|date|day|month|time|hours|place|room|topic|owner|role|quantity|status|description|notes?|area|population|duration|rate|score|target|revenue|expenses|year|city|state|country|region|opens?|closes?|seats|type|category|priority|reason|workaround|platforms?|since|users|speed|capacity|size|free|yes|no|closed|open|deposit|weekdays|weekends|change|cause|subject|teacher|discount|shipping|salary|name|course|grade|points|guide|language|weekday|weekend|online|visitors|share)$/i,
};

/** Whether a column has a name that is nobody's: "prazo", "price". */
export const isCommonName = (name: string, language: Language): boolean => COMMON[language].test(name);

/** "Plantar 200 mudas": what is to be done. */
const INFINITIVE = /^\p{Lu}\p{Ll}+[aeiô]r(?:-se)?\s(?!d[aeo]s?\s)/u;

/**
 * A text as it stands inside a sentence: a phrase of small letters behind its first, a label before its colon, what tells
 * somebody to do something. A name, or a word before a figure ("Windows 11"), keeps its capital.
 */
function smallLetter(text: string, language: Language, known: string): string {
	if (/^\p{Lu}[^\s:]*\s\d/u.test(text)) return text;
	if (language === 'pt-BR' && INFINITIVE.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
	const isCommon =
		/^\p{Lu}\p{Ll}+(?::\s|[\s-][^\p{Lu}]+$)/u.test(text) || COMMON[language].test(text) || isImperative(text, language);
	return isCommon ? text.charAt(0).toLowerCase() + text.slice(1) : continued(text, language, known);
}
