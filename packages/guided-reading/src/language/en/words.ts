import type { WordRules } from '../types.ts';

const words = (text: string) => text.trim().replace(/\s+/g, '|');

export const WORDS: WordRules = {
	leaning:
		/^(?:nays?|noes|opposed|against|abstain(?:ed|ing)?|abstentions?):\s|^["“]?(?:(?:th(?:is|at|ese|ose)|it|he|she|they|its|his|hers?|theirs?|mine|ours|such|both|here|then|thus|therefore|so|hence|consequently|as a result|in other words|for (?:example|instance)|the (?:former|latter|first|second|third|last|others?|same)|each|one of them|some|others?|another|which|where|nor|either|neither|none|who|but|and|yet|however|instead|still|also|besides|in addition|moreover|on the other hand|finally|meanwhile|similarly|indeed|in fact|in short|even so|worse|yes|no,|doing so|(?:when|if|once|as) (?:it|they)|at the (?:same )?time|(?:back|since|until) then)(?!\p{L})|(?:\S+\s+){1,4}(?:this|these|those|he|she|they|them|him)(?!\p{L})|(?:with|without|for|from|by|in|on|of|after|before|until|around)\s(?:it|its|them)(?!\p{L}))|(?<!\p{L})the (?:first|last|other) (?:two|three|four)(?!\p{L})/iu,
	imperative: new RegExp(
		`^(?:do not\\s+|don['’]t\\s+|never\\s+|always\\s+)?(?:${words(`
			add apply ask attach avoid bake begin boil bring build buy call change check choose clean clear click close combine
			compare configure confirm connect consider cook copy cover create cut decide define delete deploy describe disable
			do download drag drain drop edit enable ensure enter explain fill find finish fold follow get give go heat hold
			identify import include insert install keep learn leave let listen log make measure mix move name open pay pick
			place plug pour preheat prepare press print publish pull push put raise read record remove rename repeat replace
			report reset restart return review rinse run save scroll select send serve set share sign slice sprinkle start stay
			stir stop store submit switch take talk tap tell test tie try turn type unplug update upload use verify visit wait
			walk wash watch wear wipe write board chop cross drive grate head join park peel ride roll season simmer spread
			whisk wrap
		`)})(?!\\p{L}|['’])`,
		'iu',
	),
	mine: /(?<!\p{L})(?:I|[Mm]e|[Mm]y|[Mm]yself)(?![\p{L}])/u,
};
