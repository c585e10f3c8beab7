import { describe, expect, it } from 'vitest';
import { type CheckContext, LineChecker } from './check-lines.ts';

const passage = (number: number, text: string) => ({
	number,
	text,
	spans: [{ start: number, end: number + 1 }],
	isHeading: false,
	section: 0,
});
const context: CheckContext = {
	passages: [
		passage(1, 'A Unicamp contou 1.284 abelhas em 2021, na fazenda de Rio Claro.'),
		passage(2, 'Cada colmeia produziu 25 quilos de mel, e a coleta terminou em março.'),
	],
	language: 'pt-BR',
	sourceLanguage: 'pt',
	known: ['Ana', 'Beto', 'As abelhas'],
	said: ['Isso foi dito por alguém em outra parte do livro.'],
};
const checker = () => new LineChecker(context);
const line = (text: string, passages = [1], speaker = 'B') => checker().read({ speaker, text, passages }, 1);

describe('LineChecker', () => {
	it('lets through what its passages hold', () => {
		expect(line('Olha, Ana, a Unicamp contou 1.284 abelhas em 2021.')).toEqual([
			{ speaker: 'B', text: 'Olha, Ana, a Unicamp contou 1.284 abelhas em 2021.', passages: [1], problem: null },
		]);
		expect(line('Pois é!', [])).toMatchObject([{ passages: [], problem: null }]);
	});

	it('finds the passage that a line should have named', () => {
		expect(line('Foram 25 quilos de mel em Rio Claro.', [])).toMatchObject([{ passages: [1, 2], problem: null }]);
		expect(line('Cada colmeia produziu mel até a coleta terminar.', [99_991])).toMatchObject([{ passages: [2] }]);
	});

	it.each([
		['Foram exatamente 7.301 casos em Quixeramobim.', 'unsupported'],
		['Quasares distantes iluminam galáxias espirais enquanto telescópios espaciais registram imagens.', 'unsupported'],
		['O utilizador viu a colmeia.', 'other-dialect'],
		['And this is what the text has to say about it, as you can hear.', 'other-language'],
	])('sees what is wrong: %s', (text, problem) => expect(line(text)).toMatchObject([{ problem }]));

	it('knows two hosts only', () => {
		expect(line('A coleta terminou em março.', [2], 'C')).toMatchObject([{ speaker: null, problem: 'no-host' }]);
	});

	it.each([null, 'prosa', { speaker: 'A' }, { speaker: 'A', text: 7 }, { speaker: 'A', text: ' <laugh> ' }])(
		'takes %j for no line',
		(raw) => expect(checker().read(raw, 1)).toEqual([]),
	);

	it('lets nothing be said twice, reactions aside', () => {
		const own = checker();
		const say = (text: string) => own.read({ speaker: 'A', text, passages: [] }, 1).length;
		expect([say('E o que mais o texto conta?'), say('E o que mais o texto conta?!')]).toEqual([1, 0]);
		expect([say('Nossa!'), say('Nossa!')]).toEqual([1, 1]);
		expect(say('Isso foi dito por alguém, em outra parte do livro.')).toBe(0);
	});

	it('cuts long turns at sentences', () => {
		const sentence = 'A coleta de mel da colmeia terminou em março, e cada colmeia produziu mel para a fazenda. ';
		const turns = line(sentence.repeat(8), [2]);
		expect(turns.length).toBeGreaterThan(1);
		for (const { text } of turns) expect(text.split(' ').length).toBeLessThanOrEqual(80);
		expect(turns.map(({ text }) => text).join(' ')).toBe(sentence.repeat(8).trim());
	});
});
