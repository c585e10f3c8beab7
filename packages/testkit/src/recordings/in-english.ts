import { host, type Recording, recording } from './recording.ts';

/** Conversations in English, about documents of different kinds, one of them a lecture by people whom somebody described. */
export const IN_ENGLISH: readonly Recording[] = [
	// An e-mail about an accident, as a model of eight billion parameters tells it.
	recording('freezer-en', 'freezer-en.md', {
		language: 'en-US',
		preset: 'analytical_duo',
		model: 'qwen3:8b',
		words: 808,
		weighty: {
			facts: [
				...['61 hours', '+6', '1,138', '4,270', '212', '14 text messages', 'Gil Sowards', '90%', '52%', 'unplugged'],
				...['96', '$900', 'April 8', 'Berea', 'Cornett', 'insurance'],
			],
			passages: [
				...['On the night of Saturday', 'Freezer 3 held', 'The compressor did not', 'That explains the warming'],
				...['Collection | Packets', 'Corn is the bad news', 'Lab tests', '1. Done', '4. Not decided'],
			],
		},
	}),
	// A study in plain language.
	recording('naps-en', 'naps-en.txt', {
		language: 'en-US',
		preset: 'educational_duo',
		model: 'gemini-3.8-flash',
		words: 583,
		weighty: {
			facts: [
				...['64', '19', '16', '24', '38', '128', 'crossover', 'sleep inertia', '25 minutes', 'half an hour', 'Duluth'],
				...['handover', 'medication', 'volunteered'],
			],
			passages: [
				...[
					'At the end of a night',
					'64 nurses',
					'This design',
					'After a nap',
					'There was a price',
					'We used a made-up',
				],
				'A 20-minute nap helped',
			],
		},
	}),
	// A handout, as a lecture for newcomers, by hosts and in a style that were described in Portuguese.
	recording('starter-en', 'starter-en.md', {
		language: 'en-US',
		preset: 'educational_duo',
		model: 'gemini-3.8-flash',
		words: 395,
		custom: {
			hosts: {
				A: host('Nell', 'Kore', 'Desconfiada, faz perguntas curtas'),
				B: host('Abel', 'Fenrir', 'Padeiro aposentado, calmo, gosta de comparações'),
			},
			customStyle: 'seco e literário',
			options: { format: 'lecture', audience: 'newcomer' },
		},
		weighty: {
			facts: [
				'20 g',
				'50 g',
				'4 to 6 hours',
				'10 hours',
				'3 days',
				'1987',
				'yeast',
				'bacteria',
				'alcohol',
				'pink',
				'orange',
			],
			passages: ['A starter is flour', 'Once a day', 'Gray liquid', 'People ask'],
		},
	}),
	// A thread of e-mails about a decision, the newest first.
	recording('oven-en', 'oven-en.txt', {
		language: 'en-US',
		preset: 'debate_duo',
		model: 'a-model',
		words: 812,
		weighty: {
			facts: [
				...[
					'Priya',
					'Hartmann',
					'85%',
					'4,000 stollen',
					'£186,000',
					'£38,400',
					'14',
					'Colin',
					'£1,400',
					'22%',
					'Castle',
					'Sam',
				],
			],
			passages: [
				...[
					"Thanks for this. I've",
					'1. We replace',
					'Colin, I understand',
					'For the record then',
					'The repair is £38,400',
				],
				...[
					'Colins numbers are',
					'Also gas',
					'If we have to limp',
					'From the sales side',
					'So either do it',
					'Also: Brindle',
				],
				...['On Castle', 'Oven 2 went down'],
			],
		},
	}),
	// A short story.
	recording('tuning-en', 'tuning-en.txt', {
		language: 'en-US',
		preset: 'entertainment_duo',
		model: 'a-model',
		words: 876,
		weighty: {
			facts: [
				'Ruth',
				'Oakes',
				'Sallis',
				'thirty-one years',
				'Edwin',
				'Canada',
				'waltz',
				'six fingers',
				'brother',
				'seventy',
			],
			passages: [
				...[
					'"Every March and every',
					'"What did she want',
					'"I asked her that',
					'"Oh, she knew that',
					'Then he sat down',
					'"Everybody falls',
				],
				...[
					'She had believed all',
					'When he had gone',
					'"It\'s me," said Ruth',
					'He took off the front',
					"The tuner's name was",
					'Instead she paid',
				],
			],
		},
	}),
	// A study in plain language whose authors disagree.
	recording('phones-en', 'phones-en.md', {
		language: 'en-US',
		preset: 'portuguese_duo',
		model: 'a-model',
		words: 885,
		weighty: {
			facts: [
				...[
					'23 minutes',
					'418',
					'nine',
					'71',
					'28',
					'34',
					'eight',
					'19',
					'14',
					'Lindqvist',
					'Adeyemi',
					'37',
					'mood',
					'tablets',
				],
				...['volunteers'],
			],
			passages: [
				...[
					'Teenagers who left',
					'We invited pupils',
					'- **Box group',
					'| | Box group',
					'The difference of 9',
					'1. **It worked',
				],
				...['A phone box is cheap', '- Families volunteered', 'Not all of us read'],
			],
		},
	}),
];
