import type { EpisodePlan } from '@nexus/core/planning';
import type { ScriptLine } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { checkScript } from './check-script.ts';

const TEXT = `# A ponte

A ponte velha caiu na cheia de 1911 e deixou 34 famílias isoladas durante meses.

# O mercado

O mercado municipal reabriu com 120 bancas e vende peixe fresco todas as manhãs.
`;
const BRIDGE = { start: TEXT.indexOf('A ponte velha'), end: TEXT.indexOf('meses.') + 6 };
const MARKET = { start: TEXT.indexOf('O mercado municipal'), end: TEXT.indexOf('manhãs.') + 7 };

const PLAN = { outline: { totalParts: 1 }, parts: [{}] } as unknown as EpisodePlan;

const line = (speaker: 'A' | 'B', text: string, span = BRIDGE, role: ScriptLine['role'] = 'explain'): ScriptLine => ({
	speaker,
	text,
	role,
	language: 'pt-BR',
	spans: [span],
	chapter: null,
});

const SOUND = [
	line('A', 'O que aconteceu com a ponte?', BRIDGE, 'question'),
	line('B', 'A ponte velha caiu na cheia de 1911 e deixou 34 famílias isoladas durante meses.'),
	line('A', 'E o mercado, como ficou depois disso tudo?', MARKET, 'question'),
	line('B', 'O mercado municipal reabriu com 120 bancas e vende peixe fresco todas as manhãs.', MARKET),
];

const problemsOf = (lines: ScriptLine[]) => checkScript(TEXT, lines, PLAN).problems.join('\n');

describe('checkScript', () => {
	it('passes a sound script and measures it', () => {
		const report = checkScript(TEXT, SOUND, PLAN);
		expect(report.problems).toEqual([]);
		expect(report.figures).toMatchObject({ sections: 2, coverage: 1, groundedness: 1, turns: 4, sameOpenings: 0 });
	});

	it('misses a section', () => {
		expect(problemsOf(SOUND.slice(0, 2))).toContain('section "O mercado"');
	});

	it('notices a figure or a name that the passages do not hold', () => {
		expect(problemsOf([...SOUND, line('A', 'A ponte velha caiu e deixou 35 famílias isoladas.')])).toContain('"35"');
		expect(problemsOf([...SOUND, line('A', 'A ponte velha de Campinas deixou famílias isoladas.')])).toContain(
			'"campinas"',
		);
	});

	it('notices a claim that comes from nowhere', () => {
		const claim =
			'Engenheiros franceses construíram gigantescas estruturas metálicas sobre outros vales distantes daquela região.';
		expect(problemsOf([...SOUND, line('A', claim)])).toContain('hardly any');
	});

	it('notices passages outside the document', () => {
		expect(problemsOf([...SOUND, line('A', 'Pois bem.', { start: 5, end: 99_999 }, 'reaction')])).toContain(
			'no passage',
		);
		expect(problemsOf([...SOUND, { ...line('A', 'Pois bem.'), spans: [] }])).toContain('rests on nothing');
	});

	it('notices a line said twice, whatever its marks', () => {
		expect(problemsOf([...SOUND, line('A', 'o que aconteceu com a ponte', BRIDGE, 'question')])).toContain(
			'repeats line 0',
		);
	});

	it.each([
		['Markdown', 'A **ponte** caiu.'],
		['table', 'Ponte | mercado.'],
		['address', 'Veja https://exemplo.org.'],
		['line break', 'A ponte\ncaiu.'],
		['HTML', 'A <b>ponte</b> caiu.'],
	])('notices leaked %s', (name, text) => {
		expect(problemsOf([...SOUND, line('A', text, BRIDGE, 'reaction')])).toContain(`leaks ${name}`);
	});

	it('notices a monologue', () => {
		const more = ['Um.', 'Dois.', 'Três.', 'Quatro.'].map((text) => line('B', text, BRIDGE, 'reaction'));
		expect(problemsOf([...SOUND, ...more])).toContain('in a row');
	});

	it('notices an endless turn and one that breaks off', () => {
		expect(problemsOf([...SOUND, line('A', `${'ponte '.repeat(81).trim()}.`)])).toContain('81 words');
		expect(problemsOf([...SOUND, line('A', 'A ponte velha caiu e')])).toContain('breaks off');
	});

	it('notices another language', () => {
		const english = SOUND.map((one, index) => ({
			...one,
			text: `The old bridge fell in the flood and left the families alone for months, part ${index}.`,
			role: 'reaction' as const,
		}));
		expect(problemsOf(english)).toContain('pt-BR lines are in en');
	});
});
