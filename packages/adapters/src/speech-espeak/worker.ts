import { LANGUAGES, type Language, VOICE_IDS } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { SpeechLine, SpokenClip, SpokenLine } from '@nexus/core/ports';
import { spokenText } from '@nexus/language/spoken-text';
import { languagePack } from '../languages/index.ts';
import { Engine } from './engine.ts';
import { Recording } from './recording.ts';
import { sentencesOf } from './sentences.ts';
import { recordTurn } from './turn.ts';
import { variantFiles } from './voices.ts';

export interface SynthesisInput {
	language: Language;
	lines: Pick<SpeechLine, 'voice' | 'text' | 'pronunciations'>[];
	/** For the samples, if they fit. */
	memory?: Uint8Array<SharedArrayBuffer> | undefined;
}

/** Seconds of silence between two turns of one clip. */
const BETWEEN_LINES = 0.3;
/** Seconds that n characters of spoken text may take: n / fastest to n / slowest + slack. */
const PACE = { fastest: 28, slowest: 5, slack: 1.5 };

let engine: Promise<Engine> | undefined;
let recording: Recording | undefined;

/** Task of the CPU pool. @throws NexusError speech_failed when a line has nothing to say or was not said in full. */
export async function synthesize({ language, lines, memory }: SynthesisInput): Promise<SpokenClip> {
	engine ??= Engine.load(variantFiles());
	const espeak = await engine;
	recording ??= new Recording(espeak.sampleRate);
	recording.clear();
	try {
		const spoken: SpokenLine[] = [];
		for (const line of lines) {
			if (spoken.length > 0) recording.addSilence(BETWEEN_LINES);
			spoken.push(speak(recording, espeak, line, language));
		}
		return { pcm: placed(recording.samples, memory), sampleRate: espeak.sampleRate, lines: spoken };
	} catch (error) {
		if (!(error instanceof NexusError)) engine = undefined;
		throw error;
	}
}

/** Task of the CPU pool: enough speech, in all voices, for the thread's later speech to be at full speed. */
export async function warmUp(): Promise<void> {
	for (const language of LANGUAGES) {
		const lines = VOICE_IDS.map((voice) => ({ voice, text: languagePack(language).espeak.warmUp }));
		await synthesize({ language, lines });
	}
}

function speak(
	recording: Recording,
	espeak: Engine,
	{ text, voice, pronunciations }: SynthesisInput['lines'][number],
	language: Language,
): SpokenLine {
	const spoken = spokenText(text, language, pronunciations, { saysEnglish: true });
	const start = recording.seconds;
	const words = recordTurn(recording, espeak, sentencesOf(spoken), voice, language);
	const end = recording.seconds;
	const { length } = spoken.text;
	const isFitting = end - start >= length / PACE.fastest && end - start <= length / PACE.slowest + PACE.slack;
	if (words.length === 0 || !isFitting) throw new NexusError('speech_failed');
	return { start, end, words };
}

/** The samples in `memory`; in memory of their own, when they are too many for it. */
function placed(pcm: Int16Array, memory: SynthesisInput['memory']): Int16Array {
	if (!memory || memory.byteLength < pcm.byteLength) return pcm.slice();
	const samples = new Int16Array(memory.buffer, memory.byteOffset, pcm.length);
	samples.set(pcm);
	return samples;
}
