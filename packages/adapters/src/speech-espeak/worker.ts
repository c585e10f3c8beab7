import { LANGUAGES, type Language, VOICE_IDS, type VoiceId } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { SpokenClip, SpokenLine } from '@nexus/core/ports';
import { spokenText } from '@nexus/core/spoken-text';
import { Engine } from './engine.ts';
import { sentencesOf } from './sentences.ts';
import { joinTakes, type Take, takeTurn } from './take.ts';
import { variantFiles } from './voices.ts';

export interface SynthesisInput {
	language: Language;
	lines: { voice: VoiceId; text: string }[];
	/** For the samples, if they fit. */
	memory?: Uint8Array<SharedArrayBuffer> | undefined;
}

/** Seconds of silence between two turns of one clip. */
const BETWEEN_LINES = 0.3;
/** Seconds that n characters of spoken text may take: n / fastest to n / slowest + slack. */
const PACE = { fastest: 28, slowest: 5, slack: 1.5 };

const WARM_UP: Record<Language, string> = {
	'pt-BR': 'Em 1850, já eram 12 fazendas! O que mudou? As estradas, que levavam o café ao porto, e a pressa de vender.',
	'en-US':
		"By 1850 there were 12 farms! What had changed? The roads, which took coffee to the port, and everyone's haste.",
};

let engine: Promise<Engine> | undefined;

/** Task of the CPU pool. @throws NexusError speech_failed when a line has nothing to say or was not said in full. */
export async function synthesize({ language, lines, memory }: SynthesisInput): Promise<SpokenClip> {
	engine ??= Engine.load(variantFiles());
	const espeak = await engine;
	try {
		const takes = lines.map((line) => speak(espeak, line.text, line.voice, language));
		const clip = clipOf(takes, espeak.sampleRate);
		return { ...clip, pcm: placed(clip.pcm, memory) };
	} catch (error) {
		if (!(error instanceof NexusError)) engine = undefined;
		throw error;
	}
}

/** Task of the CPU pool: enough speech, in all voices, for the thread's later speech to be at full speed. */
export async function warmUp(): Promise<void> {
	for (const language of LANGUAGES) {
		const lines = VOICE_IDS.map((voice) => ({ voice, text: WARM_UP[language] }));
		await synthesize({ language, lines });
	}
}

function speak(espeak: Engine, text: string, voice: VoiceId, language: Language): Take {
	const spoken = spokenText(text, language);
	const take = takeTurn(espeak, sentencesOf(spoken), voice, language);
	const seconds = take.pcm.length / espeak.sampleRate;
	const { length } = spoken.text;
	const isFitting = seconds >= length / PACE.fastest && seconds <= length / PACE.slowest + PACE.slack;
	if (take.words.length === 0 || !isFitting) throw new NexusError('speech_failed');
	return take;
}

/** The samples in `memory`; where they are, when they are too many for it. */
function placed(pcm: Int16Array, memory: SynthesisInput['memory']): Int16Array {
	if (!memory || memory.byteLength < pcm.byteLength) return pcm;
	const samples = new Int16Array(memory.buffer, memory.byteOffset, pcm.length);
	samples.set(pcm);
	return samples;
}

function clipOf(takes: Take[], sampleRate: number): SpokenClip {
	const pauses = takes.map(() => BETWEEN_LINES);
	const { take, starts } = joinTakes(takes, pauses, sampleRate);
	let word = 0;
	const lines = takes.map(({ pcm, words }, index): SpokenLine => {
		const start = starts[index] ?? 0;
		const own = take.words.slice(word, word + words.length);
		word += words.length;
		return { start, end: start + pcm.length / sampleRate, words: own };
	});
	return { pcm: take.pcm, sampleRate, lines };
}
