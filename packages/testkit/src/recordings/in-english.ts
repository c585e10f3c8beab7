import { host, type Recording, recording } from './recording.ts';

/** Conversations in English, about documents of different kinds, one of them a lecture by people whom somebody described. */
export const IN_ENGLISH: readonly Recording[] = [
	// An e-mail about an accident, as a model of eight billion parameters tells it.
	recording('freezer-en', 'freezer-en.md', {
		language: 'en-US',
		preset: 'analytical_duo',
		model: 'qwen3:8b',
		words: 808,
		summedUp: true,
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
	// A handout, as a lecture for newcomers, by hosts and in a style that were described in Portuguese.
	recording('starter-en', 'starter-en.md', {
		language: 'en-US',
		preset: 'educational_duo',
		model: 'gemini-3.8-flash',
		words: 395,
		summedUp: true,
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
	// Notes of a lecture, with formulas and tables.
	recording('hail-en', 'hail-en.md', {
		language: 'en-US',
		preset: 'educational_duo',
		model: 'gemini-3.8-flash',
		words: 1199,
		weighty: {
			facts: [
				...['1.25', '1.75', 'quarter', 'golf ball', 'foam', 'foil', '$6', '$9,000', 'smaller', 'F-19', '2017'],
				...['12 percent', 'sixteen', 'slower', '46', '31', '3 miles', '2.1', 'cemetery', '8', 'mile', 'Highway 40'],
				...['eleven', 'nine', '35%', 'slushy', 'insurance'],
			],
			passages: [
				...['- A rain gauge waits', '> Strand: "We have', '- Square of stiff foam', 'Cost today', 'Note that the dent'],
				...['So **double the', '- 31 of 46 pads', '| | Public reports', 'The insurance adjusters', '- No **timing**'],
				...['1. Reports map people'],
			],
		},
	}),
	// A village's answers to what people ask.
	recording('whistle-en', 'whistle-en.md', {
		language: 'en-US',
		preset: 'portuguese_duo',
		model: 'a-model',
		words: 1162,
		isPlain: true,
		weighty: {
			facts: [
				...[
					'Bellwick',
					'March 31',
					'2022',
					'May 5',
					'2025',
					'noon',
					'7 seconds',
					'94',
					'108',
					'1926',
					'air',
					'Vanover',
				],
				...[
					'$38,600',
					'$21,000',
					'$5,000',
					'547',
					'371',
					'122',
					'siren',
					'warning',
					'3 minutes',
					'half a mile',
					'$150',
				],
				...['Legion', 'October 31', 'November 4', 'majority', 'Tackett', '93'],
			],
			passages: [
				...[
					'The whistle from the old',
					'**Monday, May 5',
					'Seven seconds',
					'At 100 feet',
					'Yes. It is the original',
					'| Source',
				],
				...[
					'Fair question',
					"You're the reason",
					'It could. After',
					'| Signal',
					'The two are separate',
					'Not yet',
					'A timer',
				],
			],
		},
	}),
	// The instructions of a program.
	recording('signs-en', 'signs-en.md', {
		language: 'en-US',
		preset: 'debate_duo',
		model: 'a-model',
		words: 1263,
		isPlain: true,
		weighty: {
			facts: [
				...[
					'signstock',
					'Larkspur',
					'Dunmore',
					'612',
					'four',
					'eleven',
					'0.9.2',
					'Python',
					'spelling',
					'Casablacna',
					'both',
				],
				...[
					'upside down',
					'perfect',
					'never',
					'pull request',
					'cracked',
					'OK',
					'43',
					'15',
					'6 motels',
					'muffler',
					'Erie',
				],
				...['ladder', 'breaker'],
			],
			passages: [
				...[
					'`signstock` checks',
					'- Counts the characters',
					'It does not check',
					'2. Count your letters',
					'If both sides',
				],
				...['| want', 'The tool never', '- **#14**', "The software can't", 'As of this release'],
			],
		},
	}),
	// A changelog, about an accident that nearly was one.
	recording('carousel-en', 'carousel-en.md', {
		language: 'en-US',
		preset: 'analytical_duo',
		model: 'a-model',
		words: 1127,
		weighty: {
			facts: [
				...[
					'four',
					'Lakeside',
					'July',
					'5.8',
					'4.5',
					'37',
					'22 seconds',
					'nobody was hurt',
					'Rhodes',
					'11 seconds',
					'124',
				],
				...[
					'160',
					'overwrites',
					'July 5',
					'5 percent',
					'4.8',
					'full day',
					'Memorial Day',
					'veto',
					'September 8',
					'Fenwick',
				],
				...['wheelchair', 'quiet hour', '3 minutes'],
			],
			passages: [
				...[
					'Control software for',
					'- **Lead horse return',
					'- Real fix for',
					'**Do not install',
					'On July 4, at',
					'- 3.1.0 counted',
				],
				...['1. No release goes', '- To the hospital', '- New touch screen'],
			],
		},
	}),
	// A city's annual report, with tables.
	recording('carts-en', 'carts-en.md', {
		language: 'en-US',
		preset: 'analytical_duo',
		model: 'a-model',
		words: 1199,
		isPlain: true,
		weighty: {
			facts: [
				...['Kettle Bend', '2,318', '14', '$92,840', '812', '305', 'bench', '72 hours', '240', '$8,880', '263', '118'],
				...['8', '120', 'fixed', 'oversell', '121', '102', 'locks', '$2,150', 'hotline', '600', '$22,200', '$78,000'],
				...['$35,600', '$164,300'],
			],
			passages: [
				...[
					'- Crews picked up',
					'Since Ordinance 1187',
					'| Location',
					'Two bus stops',
					'In December, we gave',
					'| Complex',
				],
				...[
					'At the other apartment',
					'In May, we knocked',
					'> "I\'m 71',
					'- **Coin-release',
					'1. **Buy 600',
					'If the Council',
				],
			],
		},
	}),
	// Why a shop's computers were down for a morning, and what a folder on paper did meanwhile; heard by a listener.
	recording('binder-en', 'binder-en.md', {
		language: 'en-US',
		preset: 'portuguese_duo',
		model: 'a-model',
		words: 1453,
		weighty: {
			facts: [
				...[
					'212',
					'4 hours 35',
					'accent',
					'117,600',
					'9.4 GB',
					'Priya',
					'19 days',
					'Dan',
					'131',
					'58',
					'23',
					'2,466',
					'1,704',
				],
				...['paper', 'deputy', 'Marlene'],
			],
			passages: ['Between 06:12 and 10:47', 'I log in, see 100% disk'],
		},
	}),
];
