import type { Language, VoiceId } from '@nexus/contract';
import type { SpokenClip } from '@nexus/core/ports';
import { toWav } from '@nexus/production';
import { describe, expect, it } from 'vitest';
import { languagePack } from '../languages/index.ts';
import { synthesize } from '../speech-espeak/worker.ts';
import { hear } from './worker.ts';

const TEXTS = {
	'pt-BR': [
		'Em 1727, o café chegou ao Brasil pelas mãos de Francisco de Melo Palheta, que trouxe mudas da Guiana Francesa.',
		'E deu certo logo de cara?',
		'Nem tanto. Primeiro no Pará, depois no Maranhão, e só em 1760 no Rio de Janeiro, onde o clima ajudava muito mais.',
		'Entendi. Em 1850, portanto, já eram 40% das exportações, certo?',
		'Isso mesmo: o vale do Paraíba produzia mais da metade do café do mundo, com estradas, portos e muita pressa.',
	],
	'en-US': [
		'In 1727 coffee came to Brazil in the hands of Francisco Palheta, who had brought seedlings from French Guiana.',
		'And was it a success right away?',
		'Not quite. First it grew in the north, and only by 1760 near Rio, where the climate was so much kinder to it.',
		'I see. So by 1850 it made up 40% of all exports, right?',
		'Exactly: one single valley grew more than half of the coffee in the world, with roads, ports and a lot of haste.',
	],
};
const LANGUAGES_HEARD = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const OWN: VoiceId[] = ['Kore', 'Puck'];

const clips = new Map<string, Promise<SpokenClip>>();

/** The texts in two voices, `pace` times as fast as those speak; made once. */
function say(language: Language, texts: string[], voices = OWN, pace = 1): Promise<SpokenClip> {
	const key = JSON.stringify([language, texts, voices, pace]);
	const clip = clips.get(key) ?? make(language, texts, voices, pace);
	clips.set(key, clip);
	return clip;
}

async function make(language: Language, texts: string[], voices: VoiceId[], pace: number): Promise<SpokenClip> {
	const { rates } = languagePack(language).espeak;
	const own = { ...rates };
	for (const voice of voices) rates[voice] *= pace;
	try {
		const lines = texts.map((text, at) => ({ text, voice: voices[at % voices.length] as VoiceId }));
		return await synthesize({ language, lines });
	} finally {
		for (const voice of voices) rates[voice] = own[voice];
	}
}

const samplesOfSilence = (seconds: number) => new Int16Array(Math.round(seconds * 22_050));
const samples = (seconds: number) => Math.round(seconds * 22_050);
const recordingOf = (pcm: Int16Array, sampleRate = 22_050) => ({
	bytes: Buffer.concat(toWav(pcm, sampleRate)),
	mimeType: 'audio/wav',
});

async function heardAs(pcm: Int16Array, texts = TEXTS['pt-BR']) {
	return hear({ recording: recordingOf(pcm), reference: await say('pt-BR', texts) });
}

function joined(...pieces: Int16Array[]): Int16Array {
	const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

describe('the words of a recording', () => {
	it.each(
		LANGUAGES_HEARD.flatMap((language) => [
			{ language, voices: ['Charon', 'Zephyr'] as VoiceId[], pace: 0.8 },
			{ language, voices: ['Aoede', 'Fenrir'] as VoiceId[], pace: 1.3 },
			{ language, voices: ['Puck', 'Kore'] as VoiceId[], pace: 1 },
		]),
	)('are found within 150 ms in $language by $voices at $pace times the pace', async ({ language, voices, pace }) => {
		const texts = TEXTS[language];
		const said = await say(language, texts, voices, pace);
		const heard = hear({ recording: recordingOf(said.pcm), reference: await say(language, texts) });
		if ('fault' in heard) throw new Error(heard.fault);
		expect(heard.doubt).toBeNull();
		const errors = said.lines.flatMap(({ words }, line) =>
			words.map(([from, , start], word) => {
				const found = heard.clip.lines[line]?.words[word];
				expect(found?.[0]).toBe(from);
				return Math.abs(start - (found?.[2] ?? Number.NaN));
			}),
		);
		expect(errors.length).toBeGreaterThan(60);
		expect(errors.filter((error) => error <= 0.15).length / errors.length).toBeGreaterThanOrEqual(0.9);
	});

	it('are in order, none without time, within their lines', async () => {
		const { pcm } = await say('pt-BR', TEXTS['pt-BR'], ['Fenrir', 'Aoede'], 0.9);
		const heard = await heardAs(pcm);
		if ('fault' in heard) throw new Error(heard.fault);
		let last = 0;
		for (const { start, end, words } of heard.clip.lines) {
			expect(start).toBe(words[0]?.[2]);
			expect(end).toBe(words.at(-1)?.[3]);
			for (const [, , from, to] of words) {
				expect(from).toBeGreaterThanOrEqual(last);
				expect(to).toBeGreaterThan(from);
				last = to;
			}
		}
		expect(last).toBeLessThanOrEqual(heard.clip.pcm.length / heard.clip.sampleRate);
	});
});

describe('silence', () => {
	it('is cut from the ends, and from the middle where it is long', async () => {
		const { pcm, lines } = await say('pt-BR', TEXTS['pt-BR']);
		const at = samples(((lines[1]?.end ?? 0) + (lines[2]?.start ?? 0)) / 2);
		const silence = (seconds: number) => new Int16Array(samples(seconds));
		const heard = await heardAs(joined(silence(1.2), pcm.subarray(0, at), silence(2), pcm.subarray(at), silence(0.8)));
		if ('fault' in heard) throw new Error(heard.fault);
		const seconds = (heard.clip.pcm.length - pcm.length) / 22_050;
		expect(seconds).toBeGreaterThan(0.4);
		expect(seconds).toBeLessThan(0.75);
		expect(heard.clip.lines[0]?.start).toBeLessThanOrEqual(0.05);
		const [, , , end = 0] = heard.clip.lines.at(-1)?.words.at(-1) ?? [];
		expect(heard.clip.pcm.length / 22_050 - end).toBeLessThanOrEqual(0.05);
	});
});

describe('a recording is refused', () => {
	const texts = TEXTS['pt-BR'];
	const fault = async (change: (pcm: Int16Array) => Int16Array) => {
		const { pcm } = await say('pt-BR', texts, ['Charon', 'Zephyr']);
		return heardAs(change(pcm));
	};
	const scaled = (factor: (place: number) => number) => (pcm: Int16Array) =>
		pcm.map((sample, at) => Math.round(sample * factor(at / pcm.length)));

	it.each([
		['empty', 'that holds nothing but a header', () => new Int16Array()],
		['cut_off', 'cut off at 46 %', (pcm: Int16Array) => pcm.slice(0, pcm.length * 0.46)],
		[
			'cut_off',
			'cut off and filled with silence',
			(pcm: Int16Array) => pcm.map((sample, at) => (at < pcm.length * 0.25 || at > pcm.length - 2_000 ? sample : 0)),
		],
		['too_long', 'said three times', (pcm: Int16Array) => joined(pcm, pcm, pcm)],
		['silent', 'at -70 dB', scaled(() => 10 ** (-70 / 20))],
		['fading', 'falling by 60 dB', scaled((place) => 10 ** (-3 * Math.max(0, place - 0.1)))],
		['fading', 'falling to nothing evenly', scaled((place) => 1 - place)],
		[
			'gap',
			'with seconds of silence',
			(pcm: Int16Array) =>
				joined(pcm.subarray(0, pcm.length / 2), new Int16Array(samples(4)), pcm.subarray(pcm.length / 2)),
		],
	])('as %s: %s', async (name, _, change) => {
		const heard = await fault(change);
		if (name === 'gap' || name === 'cut_off') expect(['gap', 'cut_off']).toContain('fault' in heard && heard.fault);
		else expect(heard).toEqual({ fault: name });
	});

	it.each([
		[
			'noise',
			'of noise as loud as the speech',
			(pcm: Int16Array) => pcm.map(() => Math.round((Math.random() - 0.5) * 12_000)),
		],
		[
			'noise',
			'of noise with the loudness of the speech',
			(pcm: Int16Array) =>
				pcm.map((_, at) => Math.round((Math.random() - 0.5) * 4 * Math.abs(pcm[at - (at % 200)] ?? 0))),
		],
		['noise', 'of one tone', (pcm: Int16Array) => pcm.map((_, at) => Math.round(8_000 * Math.sin(at / 10)))],
		[
			'clipped',
			'amplified forty times',
			(pcm: Int16Array) => pcm.map((sample) => Math.max(-32_768, Math.min(32_767, sample * 40))),
		],
		['cut_off', 'without its last third', (pcm: Int16Array) => pcm.slice(0, (pcm.length * 2) / 3)],
	])('as %s: %s', async (name, _, change) => {
		expect(await fault(change)).toEqual({ fault: name });
	});

	it.each([
		['slower', 2 / 3],
		['faster', 3 / 2],
	])('as of a wrong rate when it plays %s than it was made', async (_, factor) => {
		const { pcm } = await say('pt-BR', texts, ['Charon', 'Zephyr']);
		const recording = recordingOf(pcm, 22_050 * factor);
		expect(hear({ recording, reference: await say('pt-BR', texts) })).toEqual({ fault: 'wrong_rate' });
	});

	it('as repeated when a line is said twice', async () => {
		const [, text = ''] = texts;
		const { pcm } = await say('pt-BR', [text], ['Charon']);
		expect(await heardAs(joined(pcm, samplesOfSilence(0.3), pcm), [text])).toEqual({ fault: 'repeated' });
	});

	it('as fading even when it is one short turn', async () => {
		const [, , text = ''] = texts;
		const { pcm } = await say('pt-BR', [text], ['Charon']);
		expect(await heardAs(scaled((place) => 10 ** (-3 * Math.max(0, place - 0.1)))(pcm), [text])).toMatchObject({
			fault: 'fading',
		});
	});

	it.each([
		['JSON', '{"detail":{"error":"server_error","message":"Speech generation failed"}}', 'application/json'],
		['text', 'Sure, here is the audio for: In 1727 coffee came to Brazil', ''],
		['an MP3', '\u00ff\u00fbNNNNNNNNNNNNNNNNNNNNNNN', 'audio/pcm'],
	])('as no audio when it is %s', async (_, content, mimeType) => {
		const recording = { bytes: Buffer.from(content, 'latin1'), mimeType };
		const heard = hear({ recording, reference: await say('pt-BR', texts) });
		expect(heard).toEqual({ fault: 'not_audio' });
	});
});

describe('a recording is in doubt', () => {
	const texts = TEXTS['pt-BR'];
	const STYLE = 'Fale de um jeito caloroso e curioso, como quem conversa com um amigo.';

	// Less than two seconds more than the text are within what voices differ by.
	it.each([
		[0, 6],
		[2, 4],
		[4, 6],
	])('as added when the end of line %i, its last %i words, is said again', async (at, words) => {
		const text = texts[at] ?? '';
		const { pcm, lines } = await say('pt-BR', [text], ['Charon'], 0.9);
		const [, , from = 0] = lines[0]?.words.at(-words) ?? [];
		for (const pause of [0, 0.3]) {
			const again = joined(pcm, samplesOfSilence(pause), pcm.subarray(samples(from)));
			expect(await heardAs(again, [text])).toMatchObject({ doubt: 'added' });
		}
	});

	it.each([
		['added', 'when the style is read first', [`${STYLE} ${texts[0]}`, ...texts.slice(1)]],
		['added', 'when something is said in the middle', texts.with(2, `${STYLE} ${texts[2]}`)],
		['left_out', 'when a turn is missing', texts.with(2, 'Não.')],
		['other_words', 'when another sentence is said', texts.with(2, STYLE.repeat(2))],
	])('as %s %s', async (doubt, _, said) => {
		const { pcm } = await say('pt-BR', said, ['Charon', 'Zephyr'], 0.9);
		expect(await heardAs(pcm)).toMatchObject({ doubt });
	});
});
