import { asSentence } from './readable-sentences.ts';

/** "A PREFEITA, no uso das atribuições que lhe confere": who enacts, and by what right. */
const ENACTS =
	/^[OA]s?\s[^.;]{3,140},\s(?:no uso|usando)\s(?:d[aeo]s?\s)?(?:suas\s)?(?:atribuiç|competênc|poderes|prerrogativ)/iu;
/** "CONSIDERANDO que": why. */
const REASON = /(?:^|(?<=[;,]\s)(?:e\s)?)(?:CONSIDERANDO|Considerando)[,:]?\s+/u;
const DECREES = /[,;]?\s*(?:DECRETA|RESOLVE|SANCIONA|PROMULGA|DETERMINA|Decreta|Resolve)M?:?$/u;

/** What is told of a paragraph above the articles of a law: its reasons, each a sentence; null for any other paragraph. */
export function preambleOf(text: string): string[] | null {
	if (/^(?:DECRETA|RESOLVE|SANCIONA|PROMULGA)M?:$/u.test(text)) return [];
	const [first = '', ...reasons] = text.split(REASON);
	const isReason = first === '' && (text.startsWith('CONSIDERANDO') || /[;,:]$/.test(text));
	if ((!isReason && !ENACTS.test(text)) || /(?:DECRETA|RESOLVE):\s+\S|considerando:$/.test(text)) return null;
	return reasons.flatMap((reason) => {
		const said = /^que\s+(.+)$/su.exec(reason.replace(DECREES, '').replace(/(?:[;,.]|\s|\se$)+$/, ''))?.[1];
		return said === undefined ? [] : asSentence(said.charAt(0).toUpperCase() + said.slice(1));
	});
}

const LAW = /^(?:decreto|lei|portaria|resolução)(?!\p{L})/iu;
/** A law says so what it is about, without its subject. */
const RULES = /^(?:Dispõe|Regulamenta|Institui|Altera|Cria|Aprova|Estabelece|Fixa|Autoriza)\s/u;

/** Whether a sentence says what a law is about. */
export const isRuling = (text: string): boolean => RULES.test(text);

/** "Dispõe sobre o ruído e dá outras providências": of a law, with its subject. */
export function asRuling(text: string, title: string): string {
	if (!isRuling(text)) return text;
	const law = LAW.exec(title)?.[0].toLowerCase();
	const subject = law === undefined ? 'O texto' : `${law === 'decreto' ? 'O' : 'A'} ${law}`;
	const said = text.replace(/,?\se dá outras (?:providências|disposições)(?=\.?$)/iu, '');
	return `${subject} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** Whether a document is a law, as its title says. */
export const isLaw = (title: string): boolean => LAW.test(title);
