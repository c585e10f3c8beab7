import type { Language } from '@nexus/contract';
import { countWords } from '@nexus/language/words';
import { phraseTest } from './phrase-test.ts';

/** "MANAUS — O rio": where a news item comes from, before its first sentence; acronyms that are defined so are shorter. */
const DATELINE =
	/^(?=[^—–]{0,30}\p{Lu}{4})(?=[^—–]{5,60}[—–])\p{Lu}[\p{Lu} .,/-]{3,40}(?:\s?\([^()]{1,40}\))?\s[—–]\s(?=["“]?\p{Lu})/u;

export function withoutDateline(text: string): string {
	return text.replace(DATELINE, '');
}

const GREETING =
	/^(?:(?:muito\s)?prezad[oa]s?|car[oa]s?|querid[oa]s?|ol[áa]|oi|bom dia|boa tarde|boa noite|dear|hi|hello|good (?:morning|afternoon))(?!\p{L})[^.!?:;]{0,50}[,!:]$|^(?:bom dia|boa tarde|boa noite|good (?:morning|afternoon|evening)|hello|welcome),?\s(?:a tod[oa]s|pessoal|gente|turma|everyone|everybody|all|class)\.$/iu;
const FAREWELL =
	/^(?:atenciosamente|cordialmente|respeitosamente|abraços?|um abraço|atte|grat[oa]|obrigad[oa](?: pela atenção)?|sincerely|best regards|kind regards|regards|best wishes|yours (?:truly|sincerely|faithfully)|thank you|thanks|cheers)(?:,\s[^.!?:;,]{0,40})?[,.!]?$/iu;
const CREDIT: Record<Language, (text: string) => boolean> = {
	'pt-BR': phraseTest(
		'colaborou | colaboraram | com informações d* | com reportagem d* | reportagem: | foto: | fotos: | crédito: | créditos: | tradução: | edição: | imagem:',
		'start',
	),
	'en-US': phraseTest(
		'reporting by | with reporting by | additional reporting | photo by | photos by | photo: | photograph by | edited by | image: | credit: | this article was originally',
		'start',
	),
};
/** "Com informações do censo, a prefeitura decidiu": a clause follows. */
const GOES_ON = /,\s(?!d[aeo]s?\s|of\s|in\s)\p{Ll}/u;
/** "By Priya Nair and Tom Eccles; Oct. 21, 2025". */
const BYLINE =
	/^(?:By|Por)\s\p{Lu}[\p{L}.'’-]+(?:\s(?:and|e|de|da|dos|\p{Lu}[\p{L}.'’-]*),?){1,9}(?:[;,.]\s?.{0,40})?$/u;
const THANKS_TO_A_PROFILE = /^(?:(?:special |many )?thanks to|obrigad[oa] a|agradecemos a)\s\W?@\w/iu;

/** Verbs that send a reader elsewhere: with a link, that is all they say. */
const SENDS: Record<Language, (text: string) => boolean> = {
	'pt-BR': phraseTest(
		'consulte | veja | acesse | visite | leia | confira | clique | saiba mais | baixe | assista | acompanhe | siga | inscreva-se',
		'start',
	),
	'en-US': phraseTest(
		'see | visit | read more | learn more | check out | click | download | refer to | head to | follow us | sign up | watch',
		'start',
	),
};
/** "Para mais detalhes, ", "If you like, ". */
const LEAD: Record<Language, RegExp> = {
	'pt-BR': /^(?:(?:para|se|em caso de|caso)\s[^,]{3,60},\s|por favor,?\s)/iu,
	'en-US': /^(?:(?:for|to|if)\s[^,]{3,60},\s)?(?:please\s|you can\s)?/iu,
};
const MOST_WORDS = 14;
const LINK = /\]\(|https?:|www\.|<a\s|(?:^|[\s(])@\w/i;
/** An address stood here: "Leia mais em." */
const CUT_OFF = /\s(?:em|n[ao]s?|para|pel[ao]|via|at|in|to|from|on|by)\s?[.,!:]?$/iu;

/**
 * Greetings, credits, and sentences that only send a reader to a link: nothing to tell a listener.
 * @param source the sentence as it stands in the document, marks and addresses included, and the address right behind it
 */
export function isBoilerplate(text: string, source: string, language: Language): boolean {
	if (GREETING.test(text) || FAREWELL.test(text)) return countWords(text) <= 6;
	if (CREDIT[language](text) && countWords(text) <= MOST_WORDS && !GOES_ON.test(text)) return true;
	if (THANKS_TO_A_PROFILE.test(source) || (BYLINE.test(text) && countWords(text) <= MOST_WORDS)) return true;
	if (!LINK.test(source)) return false;
	if (CUT_OFF.test(text)) return true;
	return countWords(text) <= MOST_WORDS && !/\d/.test(text) && SENDS[language](text.replace(LEAD[language], ''));
}
