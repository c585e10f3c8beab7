import type { ScriptPassage } from '@nexus/core/ports';
import { describe, expect, it } from 'vitest';
import type { Note } from '../read/notes.ts';
import { type PlanRequirements, problemsOf } from './check-plan.ts';
import { partsOf, sectionTellings } from './parts.ts';
import { type DraftPlan, planFrom } from './plan-answer.ts';
import { repairedPlan } from './repair-plan.ts';

const wholeCharacters = 9000;

/** The minutes of a board that chooses between two offers. */
const TEXTS = [
	'Ata da reunião de 12 de março de 2026',
	'Presentes os conselheiros Ana Prado, Davi Lins e Rosa Melo.',
	'A Eletro Sul propôs R$ 131.900,00, com garantia de 5 anos e prazo de 45 dias.',
	'A Luz Norte propôs R$ 127.250,00, com garantia de 3 anos e prazo de 60 dias.',
	'Deliberação: por 2 votos a 1, venceu a Luz Norte. Rosa Melo votou contra, por causa da garantia.',
	'A obra começa em 1º de junho e é paga em três parcelas.',
	'Errata: onde se lê "maio", leia-se "junho".',
];
const passages = TEXTS.map(
	(text, index): ScriptPassage => ({
		number: index + 1,
		text,
		spans: [{ start: index * 200, end: index * 200 + text.length }],
		isHeading: index === 0,
		section: index < 2 ? 0 : index < 5 ? 1 : 2,
	}),
);
const note = (number: number, weight: number, kind: Note['kind'] = 'claim'): Note => ({
	kind,
	text: TEXTS[number - 1] ?? '',
	passages: [number],
	weight,
});
const NOTES = [note(2, 2), note(3, 4, 'figure'), note(4, 4, 'figure'), note(5, 5, 'surprise'), note(6, 4), note(7, 1)];
const ground: PlanRequirements = {
	texts: new Map(passages.filter(({ isHeading }) => !isHeading).map(({ number, text }) => [number, text])),
	weights: new Map(NOTES.map(({ passages: [number = 0], weight }) => [number, weight])),
	words: 400,
	focus: new Set(),
	language: 'pt-BR',
};
const beat = (title: string, own: number[], words = 200) => ({
	title,
	purpose: 'explanation',
	point: `O que o conselho decidiu sobre ${title}.`,
	passages: own,
	lead: 'B',
	question: '',
	analogy: '',
	words,
});
const SOUND = {
	topic: 'a escolha de quem ilumina a praça',
	listener: 'moradores',
	thesis: 'O conselho escolheu a proposta mais barata, e nem todos concordaram com a garantia menor.',
	hook: { text: 'A proposta que venceu dá dois anos a menos de garantia.', passages: [5, 4], why: 'surpreende' },
	beats: [beat('as duas propostas', [3, 4]), beat('a votação', [5, 6])],
	callbacks: [{ from: 2, to: 1, how: 'volta à garantia' }],
	takeaways: [
		{ text: 'Venceu a mais barata.', passages: [5] },
		{ text: 'A garantia é menor.', passages: [4] },
		{ text: 'Começa em junho.', passages: [6] },
	],
	left_out: [{ passages: [2], why: 'lista de presença' }],
};
const draft = (changes: object = {}): DraftPlan => {
	const plan = planFrom(JSON.stringify({ ...SOUND, ...changes }));
	if (!plan) throw new Error('no plan');
	return plan;
};
const kinds = (changes: object, on: Partial<PlanRequirements> = {}) =>
	problemsOf(draft(changes), { ...ground, ...on }).map(({ problem }) => problem);

describe('a plan', () => {
	it('has nothing wrong with it when all that weighs is told', () => expect(kinds({})).toEqual([]));

	it('may tell a passage that says two things in two steps', () =>
		expect(kinds({ beats: [beat('as propostas', [3, 4, 5]), beat('a votação', [5, 6])] })).toEqual([]));

	it.each([
		['no-beats', { beats: [] }],
		['unknown-passages', { beats: [beat('as propostas', [3, 4, 99]), beat('a votação', [5, 6])] }],
		// What only the hook rests on is told with it.
		['weighty-untold', { beats: [beat('as propostas', [4]), beat('a votação', [6])], takeaways: SOUND.takeaways }],
		['shared-passages', { beats: [beat('as propostas', [3, 4]), beat('a votação', [4, 5]), beat('a obra', [4, 6])] }],
		['hook-unfit', { hook: { text: 'Errata: onde se lê "maio", leia-se "junho".', passages: [7], why: '' } }],
		['hook-unfit', { hook: { text: 'Ela disse: “a garantia é menor do que', passages: [5], why: '' } }],
		['takeaways-unfit', { takeaways: [{ text: 'Estavam três pessoas.', passages: [2] }] }],
		['beat-count', { beats: [3, 4, 5, 6, 3, 4, 5, 6, 2, 2, 7].map((number) => beat('as propostas', [number], 36)) }],
	])('is told what is wrong with it: %s', (problem, changes) => expect(kinds(changes)).toContain(problem));

	it('gives at least half of its words to the chosen sections, and is in the episode’s language', () => {
		const uneven = { beats: [beat('as propostas', [3, 4], 320), beat('a votação', [5, 6], 80)] };
		expect(kinds(uneven, { focus: new Set([6]) })).toContain('focus-missed');
		const thesis = 'The council chose the cheaper of the two offers, and not everybody agreed with what it gave up.';
		const beats = SOUND.beats.map((one) => ({
			...one,
			point: 'This is what the council has decided and why it did so.',
		}));
		expect(kinds({ thesis, beats })).toContain('other-language');
	});
});

describe('a plan that stays wrong', () => {
	const repaired = (changes: object) => repairedPlan(draft(changes), ground, NOTES, { alternates: true });

	it('has no passage in three beats, tells what weighs most, and adds up', () => {
		const plan = repaired({
			beats: [
				beat('as propostas', [3, 4, 99], 50),
				beat('o começo', [4, 6], 50),
				beat('a garantia', [4], 10),
				beat('nada', [88], 10),
			],
			hook: { text: 'Errata.', passages: [7], why: '' },
			takeaways: [],
			left_out: [],
		});
		expect(plan?.beats.map((one) => one.passages)).toEqual([
			[3, 4, 5],
			[4, 6],
		]);
		expect(plan?.beats.map(({ words }) => words)).toEqual([200, 200]);
		expect(new Set(plan?.beats.map(({ lead }) => lead)).size).toBe(2);
		expect(plan?.hook.passages).toEqual([5]);
		expect(plan?.takeaways.map((one) => one.passages)).toEqual([[5], [3], [4]]);
	});

	it('names what it leaves out, and is none without a beat', () => {
		const plan = repaired({ beats: [beat('a votação', [5])], left_out: [] });
		expect(plan?.leftOut).toEqual([{ passages: [3, 6], why: '' }]);
		expect(repaired({ beats: [] })).toBeNull();
	});
});

describe('the parts of a plan', () => {
	const sections = [0, 400, 1000].map((start, index) => ({
		start,
		end: start + 400,
		heading: ['Ata', 'Propostas', 'Obra'][index] ?? null,
		level: 1,
		path: [],
	}));
	const plan = repairedPlan(draft(), ground, NOTES, { alternates: true });
	if (!plan) throw new Error('no plan');

	it('tell every passage of a beat in exactly one part, with what hook and takeaways rest on', () => {
		const long = { ...plan, words: 1500, sections: [], beats: plan.beats.map((one) => ({ ...one, words: 750 })) };
		const parts = partsOf(long, passages, sections, { partWords: 900, wholeCharacters });
		expect(parts.map(({ told }) => told?.beats)).toEqual([[1], [2]]);
		expect(parts.map(({ source }) => source.index)).toEqual([0, 1]);
		const shown = parts.map(({ told }) => told?.passages.filter((one) => !one.isHeading).map(({ number }) => number));
		// The lines that the document begins and ends with say whose it is.
		expect(shown).toEqual([
			[2, 3, 4, 5, 6, 7],
			[2, 3, 4, 5, 6],
		]);
	});

	it('come with what other parts tell, where the document is short', () => {
		const [, second] = partsOf({ ...plan, sections: [], words: 1500 }, passages, sections, {
			partWords: 700,
			wholeCharacters,
		});
		const numbers = [...(second?.told?.passages ?? []), ...(second?.told?.others ?? [])].map(({ number }) => number);
		expect(numbers.toSorted((a, b) => a - b)).toEqual(passages.map(({ number }) => number));
		const long = passages.map((one) => ({ ...one, text: one.text.repeat(400) }));
		expect(
			partsOf({ ...plan, sections: [], words: 1500 }, long, sections, { partWords: 700, wholeCharacters })[1]?.told
				?.others,
		).toBeUndefined();
	});

	it('see what the beat before them tells, which was just heard', () => {
		const beats = [4, 5, 6].map((number) => ({
			...plan.beats[0],
			passages: [number],
			words: 750,
		})) as typeof plan.beats;
		const long = {
			...plan,
			sections: [],
			words: 2250,
			hook: { ...plan.hook, passages: [6] },
			takeaways: [],
			callbacks: [],
			beats,
		};
		const shown = partsOf(long, passages, sections, { partWords: 900, wholeCharacters }).map(({ told }) =>
			told?.passages.filter((one) => !one.isHeading && one.number > 3).map(({ number }) => number),
		);
		expect(shown).toEqual([
			[4, 5, 6, 7],
			[4, 5],
			[5, 6],
		]);
	});

	it('say what became of each section', () => {
		expect(sectionTellings(plan, passages, sections, ground.weights).map(({ told, why }) => [told, why])).toEqual([
			['left-out', 'lista de presença'],
			['told', ''],
			['told', ''],
		]);
	});
});
