import type { Host } from '@nexus/contract';
import type { Hosts, LineRole, ScriptLine } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { type EvaluationInput, evaluateEpisode } from './evaluation.ts';
import { missesOf } from './goals.ts';
import { createSoundMeter, type Sound } from './sound.ts';
import { evaluationTables } from './table.ts';
import type { SpokenLine } from './voices.ts';

const TEXT = `# A ponte

A ponte velha caiu na cheia de 1911 e deixou 34 famílias isoladas durante meses, segundo a professora Clarice Prado.

# O mercado

O mercado municipal reabriu com 120 bancas e vende peixe fresco todas as manhãs. A ponte nova leva até o mercado.
`;
const span = (from: string, to: string) => ({ start: TEXT.indexOf(from), end: TEXT.indexOf(to) + to.length });
const BRIDGE = span('A ponte velha', 'Prado.');
const MARKET = span('O mercado municipal', 'manhãs.');

const line = (
	speaker: 'A' | 'B',
	role: LineRole,
	text: string,
	where: ScriptLine['spans'][number] = BRIDGE,
): ScriptLine => ({ speaker, role, text, language: 'pt-BR', spans: [where], chapter: null });

const SOUND_SCRIPT = [
	line('A', 'question', 'O que aconteceu com a ponte velha, Beto?'),
	line('B', 'explain', 'A ponte velha caiu na cheia de 1911 e deixou 34 famílias isoladas durante meses.'),
	line('A', 'question', 'E como ficou o mercado municipal depois disso tudo?', MARKET),
	line('B', 'explain', 'O mercado municipal reabriu com 120 bancas e vende peixe fresco todas as manhãs.', MARKET),
];

const host = (name: string): Host => ({ name, voice: 'Kore', style: '' }) as Host;
const HOSTS: Hosts = { A: host('Ana'), B: host('Beto') };

const evaluated = (lines: ScriptLine[], more: Partial<EvaluationInput> = {}) =>
	evaluateEpisode({ text: TEXT, lines, hosts: HOSTS, predicted: 30, sound: null, ...more });
const missesWith = (...added: ScriptLine[]) => missesOf(evaluated([...SOUND_SCRIPT, ...added])).join('\n');

const HEARD: Sound = {
	duration: 30,
	loudness: -16,
	longestSilence: 1,
	truePeak: -1.5,
	voices: { apart: 1.8, right: 1 },
};

describe('an episode that is sound', () => {
	it('misses nothing and has its figures', () => {
		const evaluation = evaluated(SOUND_SCRIPT);
		expect(missesOf(evaluation)).toEqual([]);
		expect(evaluation.coverage).toMatchObject({ sections: 2, share: 1 });
		expect(evaluation.grounding).toMatchObject({ words: 1, facts: 1 });
		expect(evaluation.turns).toMatchObject({ turns: 4, longestWords: 15 });
		expect(evaluation.turns.questionsPerMinute).toBeCloseTo(4, 6);
		expect(evaluation.turns.shareOfA).toBeCloseTo(17 / 46, 6);
	});
});

describe('a script that is wrong is caught', () => {
	it('when it leaves out a section', () => {
		const { coverage } = evaluated(SOUND_SCRIPT.slice(0, 2));
		expect(coverage.missing).toEqual(['O mercado']);
		expect(coverage.share).toBe(0.5);
		expect(missesOf(evaluated(SOUND_SCRIPT.slice(0, 2))).join()).toContain('section "O mercado"');
	});

	it('when it leaves out a main term: the more important, the dearer', () => {
		const without = (word: string) =>
			evaluated(SOUND_SCRIPT.map((one) => ({ ...one, text: one.text.replaceAll(word, 'x') }))).coverage;
		expect(without('mercado').missingTerms).toEqual(['mercad']);
		expect(without('mercado').terms).toBeLessThan(without('velha').terms);
	});

	it('when a figure or a name stands nowhere in its passages, in a question, too', () => {
		expect(missesWith(line('A', 'explain', 'Foram 35 famílias.'))).toContain('"35"');
		expect(missesWith(line('A', 'question', 'E o que disse Tarsila Prado?'))).toContain('"tarsila"');
		expect(missesWith(line('A', 'question', 'E o que disse Clarice Prado?'))).toBe('');
		expect(missesWith(line('A', 'explain', 'E o mercado tem 120 bancas.'))).toContain('"120"');
		expect(evaluated([line('B', 'explain', 'Em 1911 ou em 1912.')]).grounding.facts).toBe(0.5);
	});

	it('when its words come from elsewhere', () => {
		const { grounding } = evaluated([
			line('B', 'explain', 'Engenheiros franceses construíram estruturas gigantescas.'),
		]);
		expect(grounding.words).toBe(0);
	});

	it('when it repeats a line, or nearly', () => {
		expect(missesWith(line('A', 'question', 'o que aconteceu com a ponte velha — Beto'))).toContain('line 4 was said');
		const nearly = line('A', 'explain', 'Fica isto: a ponte velha caiu na cheia de 1911 e deixou 34 famílias.');
		expect(missesWith(nearly)).toContain('line 4 is nearly line 1');
		expect(missesWith({ ...nearly, role: 'recap' })).not.toContain('nearly');
	});

	it('but not when the document says nearly the same in two places', () => {
		const elsewhere = line(
			'B',
			'explain',
			'A ponte velha caiu na cheia e deixou famílias isoladas durante meses.',
			MARKET,
		);
		expect(evaluated([...SOUND_SCRIPT, elsewhere]).repetition.near).toEqual([]);
	});

	it('when a line is in another language, or in European Portuguese', () => {
		const english = 'The old bridge fell in the flood, and it was many months before the families could cross again.';
		expect(missesWith(line('A', 'reaction', english))).toContain('in another language');
		expect(missesWith(line('A', 'reaction', 'E as famílias estão a esperar pelo autocarro.'))).toMatch(
			/"estão a esperar"[\s\S]*"autocarro"/,
		);
	});

	it('when a turn or a sentence has no end', () => {
		expect(missesWith(line('A', 'reaction', `${'ponte, '.repeat(81)}fim.`))).toContain('a turn of 82 words');
		expect(missesWith(line('A', 'reaction', `${'ponte '.repeat(41)}fim.`))).toContain('42 words without a breath');
		expect(missesWith(line('A', 'reaction', `${'ponte '.repeat(20)}e; ${'cheia '.repeat(20)}fim.`))).toBe('');
	});
});

describe('audio that is wrong is caught', () => {
	const heard = HEARD;
	const missesOfSound = (change: Partial<typeof heard>) =>
		missesOf(evaluated(SOUND_SCRIPT, { sound: { ...heard, ...change } })).join();

	it('when its length, loudness or silence is off', () => {
		expect(missesOfSound({})).toBe('');
		expect(missesOfSound({ duration: 26 })).toContain('15.4 % off');
		expect(missesOfSound({ loudness: -17.2 })).toContain('-17.2 LUFS');
		expect(missesOfSound({ loudness: Number.NEGATIVE_INFINITY })).toContain('LUFS');
		expect(missesOfSound({ longestSilence: 1.6 })).toContain('1.60 s of silence');
	});

	it('when it is clipped, or its voices cannot be told apart', () => {
		expect(missesOfSound({ truePeak: -0.8 })).toContain('-0.8 dBTP');
		expect(missesOfSound({ voices: { apart: 1.2, right: 1 } })).toContain('voices 1.20 apart');
		expect(missesOfSound({ voices: { apart: 1.8, right: 0.5 } })).toContain(
			"50.0 % of the lines in their host's voice",
		);
		expect(missesOfSound({ voices: { apart: Number.NaN, right: Number.NaN } })).toContain('voices NaN apart');
	});

	const RATE = 48_000;
	const tone = (seconds: number, level: number, hertz = 1000) =>
		Float32Array.from({ length: seconds * RATE }, (_, at) => level * Math.sin((2 * Math.PI * hertz * at) / RATE));
	const part = (samples: Float32Array, lines: SpokenLine[] = []) => ({ samples, sampleRate: RATE, lines });
	const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

	it('by a meter that hears the joints of parts', () => {
		const meter = createSoundMeter();
		meter.add(part(joined(tone(2, 0.22), tone(1, 0))));
		meter.add(part(joined(tone(0.75, 0), tone(2, 0.22))));
		const { duration, longestSilence } = meter.result();
		expect(duration).toBeCloseTo(5.75, 6);
		expect(longestSilence).toBeCloseTo(1.75, 2);
	});

	it('by a meter that remembers the part that is furthest off', () => {
		const meter = createSoundMeter();
		for (const level of [0.22, 0.05, 0.2]) meter.add(part(tone(2, level)));
		const alone = createSoundMeter();
		alone.add(part(tone(2, 0.05)));
		expect(meter.result().loudness).toBe(alone.result().loudness);
		expect(meter.result().loudness).toBeLessThan(-25);
	});

	it('by a meter that knows the largest peak, and who speaks in which voice', () => {
		const meter = createSoundMeter();
		const line = (speaker: 'A' | 'B', start: number): SpokenLine => ({ speaker, start, end: start + 2 });
		meter.add(part(joined(tone(2, 0.5, 110), tone(2, 0.25, 220)), [line('A', 0), line('B', 2)]));
		meter.add(part(joined(tone(2, 0.3, 110), tone(2, 0.3, 220)), [line('A', 0), line('B', 2)]));
		meter.add(part(tone(2, 0.3, 220), [line('A', 0)]));
		const { truePeak, voices } = meter.result();
		expect(truePeak).toBeCloseTo(-6.02, 1);
		expect(voices.apart).toBeCloseTo(2, 1);
		expect(voices.right).toBeCloseTo(0.8, 6);
	});
});

it('puts episodes into tables that line up', () => {
	const evaluation = evaluated(SOUND_SCRIPT, { sound: { ...HEARD, loudness: -16.04 } });
	const tables = evaluationTables([{ name: 'a', evaluation }]).split('\n\n');
	expect(tables).toHaveLength(3);
	for (const table of tables) expect(new Set(table.split('\n').map((row) => row.length)).size).toBe(1);
	expect(tables[0]).toContain('100 % of 2');
	expect(tables[2]).toContain('-16.0');
	expect(tables[2]).toContain('0:30');
});
