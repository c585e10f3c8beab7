import type { Language } from '@nexus/contract';
import { PRESET_IDS } from '@nexus/contract';
import { createPlanner } from '@nexus/core/planning';
import { presetsFor, type ScriptLine } from '@nexus/core/scripts';
import { createGuidedReadingWriter } from '@nexus/guided-reading';
import { describe, expect, it } from 'vitest';
import { ALL_SAMPLES, bookText } from '../samples/index.ts';
import { sharedThreads } from '../threads/index.ts';
import { checkScript } from './check-script.ts';

const pool = sharedThreads();

interface Wanted {
	text: string;
	language?: Language;
	presetId?: string;
	seed?: number;
	filename?: string;
}

async function episode({
	text,
	language = 'pt-BR',
	presetId = 'analytical_duo',
	seed = 3,
	filename = 'texto.md',
}: Wanted) {
	const writer = createGuidedReadingWriter({ pool });
	const preset = presetsFor(language).find((one) => one.id === presetId);
	if (!preset) throw new Error(`no preset ${presetId}`);
	const common = { language, presetId, customStyle: null, seed, signal: new AbortController().signal };
	const plan = await createPlanner({ pool }).planFor(writer, { ...common, text, filename });
	const hosts = { A: preset.hostA, B: preset.hostB };
	const lines: ScriptLine[] = [];
	for (const part of plan.parts) {
		const own = text.slice(part.source.start, part.source.end);
		for await (const line of writer.writePart({ ...common, outline: plan.outline, part, text: own, hosts }))
			lines.push(line);
	}
	return { plan, lines, report: checkScript(text, lines, plan) };
}

describe.each(ALL_SAMPLES)('the episode of $id', (sample) => {
	const presets = sample.id.startsWith('book') ? [sample.preset] : PRESET_IDS;
	it.each(presets)('by %s is sound', async (presetId) => {
		const { report, lines } = await episode({ ...sample, text: sample.load(), presetId });
		expect(report.problems).toEqual([]);
		expect(report.figures.coverage).toBe(1);
		expect(report.figures.groundedness).toBeGreaterThan(0.82);
		expect(report.figures.meanWords).toBeGreaterThan(12);
		expect(report.figures.meanWords).toBeLessThan(52);
		expect(lines.filter((line) => line.role === 'welcome').length).toBe(2);
		expect(lines.at(-1)?.role).toBe('goodbye');
		expect(lines[0]?.chapter).not.toBeNull();
	});
});

describe('length', () => {
	it('is at least 40 seconds for a single paragraph, and covers it nearly whole', async () => {
		const text = ALL_SAMPLES.find((sample) => sample.id === 'paragraph-pt')?.load() ?? '';
		const { report } = await episode({ text });
		expect(report.figures.minutes).toBeGreaterThan(40 / 60);
	});

	it('grows with the document', async () => {
		const [one, two] = await Promise.all([
			episode({ text: bookText(60 * 1024, 2) }),
			episode({ text: bookText(120 * 1024, 2) }),
		]);
		const ratio = two.report.figures.minutes / one.report.figures.minutes;
		expect(ratio).toBeGreaterThan(1.4);
		expect(ratio).toBeLessThan(2.3);
	});
});

/** A megabyte by `npm run test:long`. */
const BOOK = (process.env.NEXUS_TEST_LONG ? 1024 : 128) * 1024;

describe(`a book of ${BOOK} bytes`, () => {
	it('has no line twice over all its parts, one welcome and one goodbye', async () => {
		const { lines, report } = await episode({ text: bookText(BOOK, 5), presetId: 'portuguese_duo' });
		expect(report.problems).toEqual([]);
		expect(lines.filter((line) => line.role === 'welcome')).toHaveLength(2);
		expect(lines.filter((line) => line.role === 'goodbye')).toHaveLength(1);
	});

	it('that repeats itself is not told twice', async () => {
		const book = bookText(60 * 1024, 5);
		const { report } = await episode({ text: `${book}\n\n${book}\n\n${book}` });
		// A copy of a chapter may be passed over without a line.
		const isCopy = (problem: string) => /^no line rests on section .* at (\d+)$/.exec(problem)?.[1] ?? 0;
		expect(report.problems.filter((problem) => Number(isCopy(problem)) < book.length)).toEqual([]);
	});
});

describe('languages', () => {
	const english = ALL_SAMPLES.find((sample) => sample.language === 'en-US')?.load() ?? '';

	it('an English document is told in English, whatever was chosen, without a word on Nexus', async () => {
		const { lines } = await episode({ text: english, language: 'pt-BR' });
		expect(lines.every((line) => line.language === 'en-US')).toBe(true);
		expect(lines.filter((line) => /nexus|language model|translat/i.test(line.text))).toEqual([]);
	});

	it('a document in a third language is described, not read', async () => {
		const text = `# El puente viejo\n\n${'La ciudad construyó un puente sobre el río después de la inundación. Los vecinos lo celebraron con una fiesta en la plaza mayor, y desde entonces cada año vuelven a bailar. '.repeat(3)}`;
		const { lines } = await episode({ text });
		expect(lines[0]?.text).toContain('espanhol');
		expect(lines.filter((line) => /nexus|modelo|traduz/i.test(line.text))).toEqual([]);
		expect(lines.length).toBeLessThan(6);
		expect(lines.some((line) => line.text.includes('vecinos'))).toBe(false);
	});
});

it('welcomes and parts differently by preset, and reads the same body', async () => {
	const text = ALL_SAMPLES.find((sample) => sample.id === 'long-pt')?.load() ?? '';
	const spoken = await Promise.all(PRESET_IDS.map((presetId) => episode({ text, presetId })));
	const linesOf = (roles: string[]) =>
		spoken.map(({ lines }) => lines.filter(({ role }) => roles.includes(role)).map((line) => line.text));
	const greetings = linesOf(['welcome', 'goodbye']);
	expect(new Set(greetings.flat()).size).toBe(greetings.flat().length);
	expect(new Set(linesOf(['explain']).map((lines) => lines.join(' '))).size).toBe(1);
});
