import { readFileSync } from 'node:fs';
import type { Language, PresetId } from '@nexus/contract';
import type { Hosts, ScriptOptions } from '@nexus/core/scripts';
import type { Weighty } from '../samples/index.ts';
import type { Answers } from './recorded-model.ts';

export { answersIn } from './from-folder.ts';
export { type Answers, RecordedModel } from './recorded-model.ts';

/**
 * An episode for which somebody stood in for the language model, answering from the prompts alone (docs/emulators.md):
 * nothing of it was written to please a measure.
 */
export interface Recording {
	id: string;
	filename: string;
	language: Language;
	preset: PresetId;
	/** Hosts, style and what else was asked for, where it was no ready-made duo. */
	custom?: { hosts: Hosts; customStyle: string; options: ScriptOptions } | undefined;
	/** Whose manners the prompts had: a Gemini model's, or those of a server's, small or not. */
	model: string;
	/** What somebody who read the document says that its listeners should leave knowing. */
	weighty: Weighty;
	text(): string;
	answers(): Answers;
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

function recording(
	id: string,
	filename: string,
	about: Omit<Recording, 'id' | 'filename' | 'text' | 'answers'>,
): Recording {
	const answers = (): Answers => JSON.parse(read(`./${id}.json`));
	return { id, filename, ...about, text: () => read(`./${filename}`), answers };
}

const host = (name: string, voice: Hosts['A']['voice'], style: string) => ({ name, voice, style, description: '' });

/** Six documents of different kinds: one for each duo, and one for people whom somebody described. */
export const RECORDINGS: readonly Recording[] = [
	// A newsletter, untidy, with a table and a vote.
	recording('cooperative-pt', 'cooperative-pt.md', {
		language: 'pt-BR',
		preset: 'portuguese_duo',
		model: 'a-model',
		weighty: {
			facts: [
				...['17', '14', 'dois terços', 'R$ 50.000', 'R$ 94.000', 'R$ 61.500', 'R$ 6.000', '29 de novembro'],
				...['R$ 1.914', 'R$ 1.402', 'R$ 127.600', 'R$ 186.400', 'R$ 7.800', 'Zefa', 'Josué', 'setembro'],
			],
			passages: [
				...['Como todo mundo já sabe', 'O papelão continua sendo', 'Em junho cada cooperada', 'Na assembleia de 28'],
				...['A Dona Zefa', 'Votação: 17', '| Material'],
			],
		},
	}),
	// An e-mail about an accident, as a model of eight billion parameters tells it.
	recording('freezer-en', 'freezer-en.md', {
		language: 'en-US',
		preset: 'analytical_duo',
		model: 'qwen3:8b',
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
	// A bill with its explanation.
	recording('scooters-pt', 'scooters-pt.md', {
		language: 'pt-BR',
		preset: 'debate_duo',
		model: 'gemini-3.8-flash',
		weighty: {
			facts: [
				...['40 km/h', '20 km/h', '12', '16 anos', '2 horas', 'R$ 150,00', 'R$ 0,25', 'três anos', '212', '31', '640'],
				...['90 mil', 'Desliza', 'Íris Campelo', 'capacete', 'calçada'],
			],
			passages: ['Art. 2º', 'Art. 3º', 'Art. 4º', 'Art. 5º', 'Art. 7º', 'Em 2025 o Hospital', 'A empresa Desliza'],
		},
	}),
	// A study in plain language.
	recording('naps-en', 'naps-en.txt', {
		language: 'en-US',
		preset: 'educational_duo',
		model: 'gemini-3.8-flash',
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
	// A newspaper's light piece with something grave in it.
	recording('parrot-pt', 'parrot-pt.md', {
		language: 'pt-BR',
		preset: 'entertainment_duo',
		model: 'gemini-3.8-flash',
		weighty: {
			facts: [
				...['BR-251', 'Tenório', 'Nivaldo', '43', 'vinte minutos', 'Serafim', 'Maria Clara', 'verde', 'nove acidentes'],
				...['quatro anos', '2027', 'Ivone Prates', 'micro-ondas'],
			],
			passages: [
				...[
					'Na terça-feira, às 6h40',
					'Tenório sabe fazer',
					'Na terça, a gaiola',
					'Quem desfez',
					'A polícia de verdade',
				],
				...['Há quem queira mais', 'O departamento', 'Tenório, desde então'],
			],
		},
	}),
	// A handout, as a lecture for newcomers, by hosts and in a style that were described in Portuguese.
	recording('starter-en', 'starter-en.md', {
		language: 'en-US',
		preset: 'educational_duo',
		model: 'gemini-3.8-flash',
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
];
