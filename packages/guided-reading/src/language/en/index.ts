import type { LanguagePack } from '../types.ts';
import { ABOUT } from './about.ts';
import { FURNITURE } from './furniture.ts';
import { GREETINGS } from './greetings.ts';
import { WORDS } from './words.ts';

const ORDINALS =
	'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
	'sixteenth seventeenth eighteenth nineteenth twentieth';

export const ENGLISH: LanguagePack = {
	greetings: GREETINGS,
	furniture: FURNITURE,
	words: WORDS,
	titles: [],
	begins: ["Let's begin.", 'Here we go.'],
	goesOn: 'And on we go.',
	ended: "That was today's reading.",
	older: 'Older versions are left out.',
	about: ABOUT,
	several: 'texts about {t}',
	version: 'Version {x}',
	withdrawn: 'withdrawn',
	untitled: 'a text without a title',
	untitledKinds: [[/(?<!\p{L})(?:meeting (?:was )?called to order|minutes of the)/iu, 'the minutes of a meeting']],
	and: 'and',
	chapterOpening: 'Opening',
	chapterClosing: 'Closing',
	list: { numbers: ORDINALS.split(' ') },
	inYear: 'in',
	mail: { from: 'From {x}', to: ' to {x}', on: ', on {x}' },
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
