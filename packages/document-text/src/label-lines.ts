import { isPlaceAndDate } from '@nexus/language/dates';
import type { References } from './references.ts';
import type { Sentence } from './types.ts';

/**
 * "3.1 As entregas", "§ 2º Em", "ii involve people": without the number that is for finding it, and the sign in a word.
 * @param references sections that the text sends to, whose numbers stay: "3.1: As entregas", "Rule 9: The brook"
 */
export const withSpokenLabel = (
	text: string,
	{ sections: { called, numbers }, countsInNumerals }: References,
): string =>
	text
		.replace(countsInNumerals ? /^(?:i{1,3}|i?v|vi{1,3}|i?x)\s(?=\p{Ll})/u : /(?!)/, '')
		.replace(/^(\d{1,2})\.\s+(?=\p{Lu})/u, (label, number: string) =>
			called !== '' && numbers.has(number) ? `${called} ${number}: ` : label,
		)
		.replace(/^(\d{1,2}(?:\.\d{1,2}){1,3})[.)]?\s+(?=["“(]?(?:\p{Lu}|\d+[ªº]))/u, (_label, number: string) =>
			numbers.has(number) ? `${number}: ` : '',
		)
		.replace(/^(?:EDIT(?:ED|ADO)?|UPDATED?|ATUALIZAÇÃO)(?:\s[^:.\n]{1,20})?:\s+(?=\p{Lu})/u, '')
		.replace(/^(?:(?:caixa|box|sidebar) ?[/:] ?)?(?:saber mais|find out more)[.:]?$/iu, '')
		.replace(/^(?:Resposta|Answer):\s+(?=\S)/u, '')
		.replace(/^§\s?(?=\d)/, 'Parágrafo ')
		// Ordinals to the ninth, cardinals from the tenth on (Lei Complementar 95/1998, art. 10, I).
		.replace(/^((?:Art\.|Artigo|Parágrafo)\s[1-9])\s?[oº°]?\.?(?:\s[-–—])?\s+(?=\p{Lu})/u, '$1º. ')
		.replace(/^((?:Art\.|Artigo|Parágrafo)\s\d{2,4})\s?[oº°]?\.?(?:\s[-–—])?\s+(?=\p{Lu})/u, '$1. ');

/** "Aceito por unanimidade", below what was moved. */
export const isOutcome = ([first]: readonly Sentence[]): boolean => OUTCOME.test(first?.text ?? '');
const OUTCOME =
	/^(?:aceit|aprovad|rejeitad)\p{L}+\s(?:por|com|sem)\s|^(?:unanimously\s)?(?:accepted|approved|adopted|carried|rejected)\s(?:unanimously|by|with)/iu;

/** "59% of what comes in is earned", "Geography is the science that studies ...", ten words with a verb among them. */
const TELLS =
	/^\d[\d.,]*\s?%\s\p{Ll}|^(?!(?:[PF]h?oto|Tags?|Next|Share)(?!\p{L}))(?=(?:\S+\s){10}).*(?<=[\p{L},]\s)(?<!\s(?:que|that|who|which)\s)(?:sou|é|são|foi|foram|era|está|estão|tem|têm|vai|am|is|are|was|were|has|have|had|will|can|went|made|came|got|tinha|fui|fiz|tive|vou|pode[mr]?|deve[mr]?|vocês?|\p{L}{3,}(?:ou|ei|avam?|[aei]ram|[aei]mos)|(?:we|they|he|she|I)(?:['’]\p{L}{1,2})?)\s\p{Ll}|^(?=(?:\S+\s){10})(?:(?:We|They|He|She|It|I)(?:['’]\p{L}{1,2})?|\p{Lu}\p{Ll}{2,}(?:ou|[aei]ram|[aei]mos))\s|^(?:\S+\s){1,6}(?:é|são|is|are)\s(?:[oa]s?|uma?|the|an?)\s(?:\S+\s){4}/u;

/** "Action: Ben to talk with Adam", "The board voted to appoint Mike": what minutes are for. */
export const isDecision = (text: string): boolean => DECIDED.test(text);
const DECIDED =
	/^(?:action(?:\s(?:point|item))?s?|decision|resolution|ação|encaminhamento|deliberação|decisão)\s?:\s?(?:[-–—]\s)?(?:\S+\s){2}|\s(?:voted|agreed|approved|decided|resolved)\s(?:unanimously\s)?(?:to|that|on)\s/iu;

/** "Meeting opened by Ben at 7:32 PM". */
const OPENED =
	/^(?:the )?meeting (?:was )?(?:opened|called to order|closed|adjourned)\s(?:\S+\s){1,8}\S*\d|^(?:a )?reuni[ãa]o (?:foi )?(?:aberta|iniciada|encerrada)\s(?:\S+\s){1,8}\S*\d/iu;

/** "Date - Friday, February 6th": when something takes place. */
const WHEN =
	/^(?!.*(?<!\d)(?:19|20)\d\d)(?:date|data|when|quando|dia)\s?[-–—:]\s?[^.]{0,20}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo)(?!\p{L})/iu;

/** Words of a label's sentence at most, where another stands behind it, and of that one at least, which credits nobody. */
const LABEL = 7;
const LEAST_TOLD = 3;
const CREDITED = /^(?:fotos?|photos?|imagem|image|cr[ée]dito|credit|fonte|source|cortesia|courtesy)(?!\p{L})/iu;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** A line that names rather than tells: a title without a mark at its end, a signature, a place with its date. */
export function isLabelLine(sentences: readonly Sentence[]): boolean {
	const text = sentences.map((sentence) => sentence.text).join(' ');
	if (isPlaceAndDate(text)) return true;
	if (isOutcome(sentences) || TELLS.test(text) || isDecision(text) || OPENED.test(text) || WHEN.test(text))
		return false;
	const [first = '', ...rest] = sentences.map((sentence) => sentence.text);
	const isTold = rest.length > 0 && /[.!?…]$/.test(first) && wordsIn(first) > LABEL;
	if (isTold && wordsIn(rest.at(-1) ?? '') >= LEAST_TOLD && !CREDITED.test(rest.at(-1) ?? '')) return false;
	const isShort = sentences.length <= 2 && text.split(/\s+/).length < (/[!?]/.test(text) ? 7 : 20);
	return isShort && !/[.!?…:;,]["”»')\]]*(?:\s(?:e|ou|and|or))?$/.test(text);
}

/** "6. Security" as the section that the text sends to: "Section 6: Security"; the name alone of any other. */
export function numberedName(heading: string, name: string, { called, numbers }: References['sections']): string {
	const number = /^(\d{1,2}(?:\.\d{1,2})?)[.)]?\s/.exec(heading)?.[1];
	return number && name !== '' && called !== '' && numbers.has(number) ? `${called} ${number}: ${name}` : name;
}
