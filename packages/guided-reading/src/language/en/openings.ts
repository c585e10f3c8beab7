import type { OpeningRules } from '../reading-rules.ts';

export const OPENINGS: OpeningRules = {
	leaning:
		/^["“]?(?:(?:th(?:is|at|ese|ose)|it|he|she|they|its|his|hers?|theirs?|mine|ours|such|both|here|then|thus|therefore|so|hence|consequently|as a result|in other words|for (?:example|instance)|the (?:former|latter|first|second|third|last|others?|same)|each|one of them|some|others?|another|which|where|nor|either|neither|none|who|but|and|yet|however|instead|still|also|besides|in addition|moreover|on the other hand|finally|meanwhile|similarly|indeed|in fact|in short|even so|worse|yes|no,|doing so|(?:when|if|once|as) (?:it|they)|at the (?:same )?time|(?:back|since|until) then)(?!\p{L})|(?:\S+\s+){1,4}(?:this|these|those|he|she|they|them|him)(?!\p{L})|(?:with|without|for|from|by|in|on|of|after|before|until|around)\s(?:it|its|them)(?!\p{L}))|(?<!\p{L})the (?:first|last|other) (?:two|three|four)(?!\p{L})/iu,
	isInVerbs: false,
};
