import { phraseTest } from '../../reading/phrase-test.ts';
import type { OpeningRules } from '../reading-rules.ts';

export const OPENINGS: OpeningRules = {
	leaning: phraseTest(
		`
		this | that | these | those | it | he | she | they | its | his | her | their | mine | hers | theirs | ours | such | both | here |
		there it | then | thus | therefore | so | hence | consequently | as a result | in other words | for
		example | for instance | that is | the former | the latter | the first | the second | the third | the
		last | the other | the others | the same | each of them | each | one of them | some | others | another |
		other | which | nor | in this | in that | in these | at that | by then | of these | from there | with
		this | with that | for this | for that | because of this | because of that | either |
		neither | none | who | to this | to that | under this | over that | doing so | when it | when they | if
		it | if they | if true | if false | if set | if passed | if given | if omitted | if enabled | if disabled | once it | as it | as they | at the same time | in the same | that year | after that | before that | him | them | at the time | back then | since then | until then`,
		'start',
	),
	pointsBack:
		/^(?:the (?:answer|change|difference|effect|result|results|story|question|problem|idea|solution|reason|decision|discovery|delay|episode|report|rule|rest|cause|experience|news|letter|scene|lesson|other place|size of the effect)|later)\s(?!of\s|that\s|to\s|between\s|in\s|with\s|for\s|on\s|about\s|from\s|by\s|at\s)/iu,
	standing: phraseTest(
		`
		it is important | it is possible | it is true that | it is easy | it is hard | it is difficult | not all
		| not every | no one | some of the | each of the | the first step | the first time | so far | both the |
		one of the | it takes | other than | such is | this chapter | this section | this document | this
		article | this guide | this report | in this chapter | in this section | in this article | in this guide
		| this book | this study | in this study | this paper | in this paper | this tutorial | in this tutorial | this manual
		| in this manual | this policy | this notice | this release | in this release | this course | in this course | this
		handbook | this post | in this post | this page | this agreement | this newsletter`,
		'start',
	),
	connective:
		/^(?:in addition|moreover|furthermore|however|on the other hand|nevertheless|nonetheless|finally|meanwhile|similarly|likewise|indeed|in fact|in contrast|instead|still|also|besides|lastly|in turn|overall|in short|afterwards?|even so|yet|worse|better still|worse still),\s+|^(?:but|and|yet)\s+(?=\p{Ll})/iu,
	earlyPronoun:
		/^(?:\S+\s+){1,4}(?:this|these|those|he|she|they|them|him)(?!\p{L})|^(?:with|without|for|from|by|in|on|of|after|before|until|around)\s(?:it|its|them)(?!\p{L})|(?<!\p{L})the (?:first|last|other) (?:two|three|four)(?!\p{L})|\sthis\.$/iu,
	spokenByNobody: /^["“].+["”],?\s(?:(?:he|she|they)\s)?(?:says?|said|\p{L}{2,20}ed)\.$/iu,
	definite: /^["“]?the\s/iu,
	parenthetic:
		/,\s(?:however|though|too|as well|in turn|on the other hand|by contrast|meanwhile)(?:,(?=\s)|([.!?]))/giu,
	promises:
		/(?<!\p{L})(?:(?:two|three|four|five|six)(?:\s(?!years|days|hours|weeks|months|minutes|times|people|nights|and|feet|miles|meters|or|were|are|did|\p{L}+ed[.:])\p{L}+){1,3}|a (?:simple |second |third )?(?:question|reason|problem|rule|surprise|weakness of its own)|another (?:way|thing|reason))[.:]$/iu,
	verbFirst: [],
	subjectAfter: null,
	called: null,
	somebody: /^(?:\S+\s+){0,4}(?:he|she|his|her|him)(?![\p{L}'’])/iu,
};
