/**
 * How often the checks of providers' speech refuse or doubt sound that is right, and how often they let pass what is
 * wrong: eSpeak NG's voices in place of a provider's, at 24 kHz, each heard against another voice of its register.
 *
 *     node bench/sound-checks.ts [lines of each kind]
 */

import { LANGUAGES, type Language, type VoiceId } from '@nexus/contract';
import type { SpokenClip } from '@nexus/core/ports';
import { splitSentences } from '@nexus/language/sentences';
import { toWav } from '@nexus/production';
import { languagePack } from '@nexus/testkit/languages';
import { sample } from '@nexus/testkit/samples';
import { VOICES } from '../packages/adapters/src/speech-espeak/voices.ts';
import { synthesize } from '../packages/adapters/src/speech-espeak/worker.ts';
import { hear } from '../packages/adapters/src/speech-listener/worker.ts';
import { changeRate } from '../packages/testkit/src/emulators/speech/resample.ts';
import { spoilAudio } from '../packages/testkit/src/emulators/speech/spoil.ts';

const COUNT = Number(process.argv[2] ?? 12);
/** Voice heard, and voice of the reference. The last two whisper. */
const PAIRS: [VoiceId, VoiceId][] = [
	['Puck', 'Charon'],
	['Charon', 'Puck'],
	['Zephyr', 'Kore'],
	['Kore', 'Zephyr'],
	['Fenrir', 'Puck'],
	['Aoede', 'Kore'],
];
const WHISPER = `formant 0 100 0 100
formant 1 100 80 100
breath 75 75 50 40 15 10
breathw 150 150 200 200 400 400
voicing 18
flutter 20
`;
VOICES.Fenrir.variant = `pitch 82 117\n${WHISPER}`;
VOICES.Aoede.variant = `pitch 160 220\n${WHISPER}`;

const LAUGH = 'Ha ha ha ha!';

type Change = (pcm: Int16Array, laugh: Int16Array) => { pcm: Int16Array; rate?: number };
const gain =
	(factor: number): Change =>
	(pcm) => ({ pcm: pcm.map((sample) => Math.round(sample * factor)) });
const GOOD: Record<string, Change> = {
	plain: (pcm) => ({ pcm }),
	quiet: gain(0.08),
	loud: (pcm) => {
		const peak = pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
		return { pcm: pcm.map((sample) => Math.round((sample * 32_700) / peak)) };
	},
	higher: (pcm) => ({ pcm: changeRate({ pcm, from: 26_400, to: 24_000 }).pcm }),
	lower: (pcm) => ({ pcm: changeRate({ pcm, from: 21_600, to: 24_000 }).pcm }),
	pause: (pcm) => ({ pcm: joined(pcm, new Int16Array(19_000), pcm.subarray(0, 0)) }),
	laugh: (pcm, laugh) => ({ pcm: joined(laugh, new Int16Array(6_000), pcm) }),
	hiss: (pcm) => ({ pcm: pcm.map((sample) => sample + Math.round((Math.random() - 0.5) * 400)) }),
};
const BAD: Record<string, Change> = {
	'white noise': (pcm) => ({ pcm: spoilAudio(pcm, 'white-noise', 1) }),
	clipped: (pcm) => ({ pcm: spoilAudio(pcm, 'clipped', 1) }),
	'24 kHz as 16': (pcm) => ({ pcm, rate: 16_000 }),
	'16 kHz as 24': (pcm) => ({ pcm: changeRate({ pcm, from: 36_000, to: 24_000 }).pcm }),
	'24 kHz as 48': (pcm) => ({ pcm, rate: 48_000 }),
	'without its last third': (pcm) => ({ pcm: pcm.slice(0, Math.floor((pcm.length * 2) / 3)) }),
	'said twice': (pcm) => ({ pcm: joined(pcm, new Int16Array(7_200), pcm) }),
};

function joined(...pieces: Int16Array[]): Int16Array {
	const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

async function say(language: Language, texts: string[], voice: VoiceId): Promise<SpokenClip> {
	const clip = await synthesize({ language, lines: texts.map((text) => ({ voice, text })) });
	return { ...clip, pcm: clip.pcm.slice() };
}

const verdicts = new Map<string, Map<string, number>>();
let seconds = 0;
let milliseconds = 0;

function judge(kind: string, pcm: Int16Array, rate: number, reference: SpokenClip): void {
	const recording = { bytes: Buffer.concat(toWav(pcm, rate)), mimeType: 'audio/wav' };
	const began = performance.now();
	const heard = hear({ recording, reference });
	milliseconds += performance.now() - began;
	seconds += pcm.length / rate;
	const verdict = 'fault' in heard ? heard.fault : heard.doubt ? `(${heard.doubt})` : 'accepted';
	const counts = verdicts.get(kind) ?? new Map<string, number>();
	verdicts.set(kind, counts.set(verdict, (counts.get(verdict) ?? 0) + 1));
}

for (const language of LANGUAGES) {
	const { content } = sample(languagePack(language).document);
	const sentences = splitSentences(content)
		.map(([start, end]) =>
			content
				.slice(start, end)
				.replace(/[#*\n]+/g, ' ')
				.trim(),
		)
		.filter((sentence) => sentence.length > 30 && sentence.length < 250);
	const single = sentences.slice(0, COUNT).map((text) => [text]);
	const long = Array.from({ length: Math.ceil(COUNT / 4) }, (_, at) => sentences.slice(at * 6, at * 6 + 6));
	for (const [voice, other] of PAIRS) {
		const laugh = changeRate({
			pcm: (await say(language, [LAUGH], voice)).pcm,
			from: 22_050,
			to: 24_000,
		}).pcm;
		for (const texts of [...languagePack(language).shortTurns.map((text) => [text]), ...single, ...long]) {
			const said = await say(language, texts, voice);
			const reference = await say(language, texts, other);
			const pcm = changeRate({ pcm: said.pcm, from: said.sampleRate, to: 24_000 }).pcm;
			const length = texts.length > 1 ? 'long' : said.pcm.length / said.sampleRate < 1.2 ? 'short' : 'line';
			for (const [name, change] of Object.entries(GOOD)) {
				const made = change(pcm, laugh);
				judge(`good ${length} ${name}`, made.pcm, 24_000, reference);
			}
			for (const [name, change] of Object.entries(BAD)) {
				const made = change(pcm, laugh);
				judge(`bad ${length} ${name}`, made.pcm, made.rate ?? 24_000, reference);
			}
			const elsewhere = texts.map((_, at) => sentences[(at + 40) % sentences.length] ?? '');
			const foreign = await say(language, elsewhere, voice);
			judge(`bad ${length} other text`, foreign.pcm, foreign.sampleRate, reference);
		}
	}
}
let good = 0;
let refused = 0;
for (const [kind, counts] of [...verdicts].sort()) {
	process.stdout.write(`${kind.padEnd(36)} ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}\n`);
	if (!kind.startsWith('good')) continue;
	for (const [name, count] of counts) {
		good += count;
		if (name !== 'accepted' && !name.startsWith('(')) refused += count;
	}
}
process.stdout.write(
	`${refused} of ${good} good recordings refused; ${(milliseconds / seconds).toFixed(1)} ms a second\n`,
);
