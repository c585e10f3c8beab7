import type { LanguagePack } from './language-pack.ts';

export const ENGLISH: LanguagePack = {
	stock: {
		opening: ["Hello, and it's good to have you here! Today we're talking about %."],
		answer: ["Let's get into it: I've read the whole text, so ask me anything."],
		heading: [
			'So what about the part on %?',
			'We have come to something new: %. Where do we start?',
			'Now there is %. Can you walk me through it?',
			'I was curious about this one: %. What does the text say?',
			'Shall we talk about %?',
		],
		question: [
			'And where does % come into this?',
			'You said that and I thought of %. What does the text tell us?',
			'But what does it say of %?',
			'How does % show up here?',
			"There's one point I would like to understand better: %. Can you explain it?",
			'All right, and what about %?',
			'Why does % matter here?',
			'Help me with one thing: what should we know about %?',
			'Could you say a bit more about %?',
			'And what comes next, when it is about %?',
		],
		reaction: [
			"That makes sense. And there's one more thing, which is %.",
			"I didn't expect that! And what else is said of %?",
			'I see. That leads to another point, %, right?',
			'Interesting. Go on, I want to hear about %.',
			'Good! So go on: what else is said of %?',
			'Look at that. And how is this tied to %?',
		],
		foreign: [
			'In this passage the original speaks of %.',
			'Here the terms of the original are %.',
			'The text then goes through these terms: %.',
			'At this point we meet %.',
		],
		handover: ['And from % we go on to what comes next.'],
		recap: ['To keep from today: what we heard about %.'],
		goodbye: ["That's it! Thanks for your company, and see you next time."],
	},
	note: { genre: 'text', listener: 'somebody who has not read the text', delivery: 'curious' },
	faults: {
		repeated: 'That is really very interesting, do you not think so?',
		foreign:
			'E é isto que o texto tem a dizer sobre o assunto, o que você não esperava quando a gente começou a conversar.',
		prose: "Sure! Here's a script for your podcast. **Anna:** Hello! **Ben:** How are you? I hope this helps.",
		invented: (number) => `There were exactly ${number} cases in Wichita, according to Otto Lindenberg.`,
	},
	otherText:
		'Bees dance to tell each other where the flowers are, and the whole hive decides together where it will go. When it rains they all stay at home and wait for the sun to come back. ',
	otherVariety:
		/(?<!\p{L})(?:colours?|favourites?|behaviour|neighbours?|harbours?|centres?|theatres?|metres?|organis(?:e|ed|ation)|realis(?:e|ed)|recognis(?:e|ed)|whilst|amongst|learnt|defence|aluminium)(?!\p{L})/giu,
	conversation: [
		'Hello! Today we talk about coffee: who brought it, where it grew, and why it changed the country.',
		"Within a few decades it made up more than half of all exports. Didn't you know that?",
		'I see.',
	],
	shortTurns: ['Yes.', 'Hm.', 'Oh, really?', 'Wow!', 'Exactly.', 'I see.'],
	document: 'article-en',
};
