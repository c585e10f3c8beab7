import type { LanguagePack } from '../types.ts';
import { ABOUT } from './about.ts';
import { FURNITURE } from './furniture.ts';
import { GREETINGS } from './greetings.ts';
import { NOTATION } from './notation.ts';
import { OPENINGS } from './openings.ts';
import { WORDS } from './words.ts';

export const ENGLISH: LanguagePack = {
	greetings: GREETINGS,
	openings: OPENINGS,
	furniture: FURNITURE,
	notation: NOTATION,
	words: WORDS,
	titles: [],
	begins: ["Let's begin.", 'Here we go.'],
	recapMore: ['Also: {x}', 'And finally: {x}'],
	ended: 'That was {t}.',
	today: "today's reading",
	titled: '“{t}”',
	about: ABOUT,
	several: 'texts about {t}',
	version: 'Version {x}',
	withdrawn: 'withdrawn',
	untitled: {
		mail: 'an exchange of e-mails',
		versions: 'the changes of a program, version by version',
	},
	and: 'and',
	chapterOpening: 'Opening',
	chapterClosing: 'Closing',
	weighty: {
		decided:
			/\b(?:decid\w+|approv\w+|reject\w+|resolv\w+|prohibit\w*|forbidden|must|should|shall|required?|may not|fines?|deadlines?|due|expires?|conclud\w+|reveal\w*|increas\w+|fell|falls|drop(?:s|ped)?|grew|grows|reduc\w+|recommend\w*|results?|show(?:s|ed)?|found|warrant\w*|costs?|takes effect|effective|maximum|minimum|no longer)\b/,
		striking:
			/\b(?:largest|smallest|only|first|never|nobody|almost|half|twice|more than|fewer than|less than|most|record|billion|million|surpris\w+|because|main|key|essential)\b/,
		aside: /^(?:for example|for instance|by the way|note|see also|additionally)\b|\b(?:thanks to everyone|grateful)\b/,
		told: /\b(?:said|says|asked|argued|argues|recalled|explained|complained|told|wrote)\b/,
		mine: /\b(?:i|my|me|we|our|us)\b/,
		unfit:
			/^(?:against|for an?|yes|no|in favor|after|before|during|contrary|unlike|please|as (?:noted|discussed|mentioned)|despite|although|(?:approved|rejected)(?! the\b)|on the (?:left|right|one|other)|in comparison|by contrast|if|unless|or|when|once)\b|\bthan (?:that|it|these|those)\b|\b(?:et al|our (?:first|second|third))\b|\bwas proposed\b|\bare affected\b|\b(?:table|figure|chart|appendix|item) (?:\d|[ivx]+\b)|^(?:\S+ ){0,6}(?:it|its|he|she|they|them|their|his|her)\b/,
	},
	fields: {
		company: 'The company is {x}',
		'all times': 'All times are {x}',
		date: 'The date is {x}',
		present: 'Present were {x}',
		'prepared by': 'The text was prepared by {x}',
	},
	list: {
		goesOn: 'And also',
		or: 'or',
		ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
	},
	table: {
		yes: 'yes',
		no: 'no',
		inYear: 'in',
		atTime: 'at',
		plus: 'plus',
		minus: 'minus',
		less: 'less',
		loss: 'a loss of',
		periods: [[/^(Q[1-4]|FY)[/ ’']?(?=\d\d$)/u, '$1 20']],
	},
	mail: { from: 'From {x}', to: ' to {x}', wrote: '{x} wrote: “{t}”' },
	nothing: 'Part {k} of the document holds only code, references or repetitions, and the reading moves on.',
	described: {
		opening: "Hello, I'm {a}. Today's document is in {language}.",
		title: "And I'm {b}. Its title is {t}.",
		size: 'The text has {sections} and takes about {minutes} to read.',
		end: 'So much for a first look at it. Until next time!',
	},
	counted: { section: ['one section', '{n} sections'], minute: ['one minute', '{n} minutes'] },
	otherLanguage: 'another language',
};
