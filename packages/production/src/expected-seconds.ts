import { type ChosenEngine, type ChosenEngines, isRemote, type SpeechSynthesizer } from '@nexus/core/ports';
import type { EpisodeRecord, JobRecord } from '@nexus/core/records';
import {
	CHARACTERS_PER_SECOND,
	CHARACTERS_PER_WORD,
	FIRST_PART_WORDS,
	modelProfile,
	partCount,
	type ScriptOptions,
	wantedLength,
} from '@nexus/core/scripts';
import { secondsInParallel } from './clips-under-way.ts';
import { type Pace, pacedAs } from './pace.ts';
import { expectedCharacters } from './part-size.ts';

/** About how many calls to a provider run at the same time. */
export const CONCURRENT_CALLS = 8;
/** Characters of a part of a guided reading that a provider voices. */
const PART_CHARACTERS = 4_500;
/** About how many characters a line has. */
const LINE_CHARACTERS = 180;

/** How long the clips of a speech engine are, and how many it makes at the same time. */
export interface SpeechShape {
	clipCharacters: number;
	concurrent: number;
}

/** Of an engine that is not known. */
export const TYPICAL_SPEECH: SpeechShape = { clipCharacters: 1_050, concurrent: CONCURRENT_CALLS };

export const speechShapeOf = ({
	clipSeconds,
	concurrency,
}: Pick<SpeechSynthesizer, 'clipSeconds' | 'concurrency'>): SpeechShape => ({
	clipCharacters: clipSeconds === 0 ? LINE_CHARACTERS : clipSeconds * CHARACTERS_PER_SECOND,
	concurrent: Math.max(1, concurrency),
});

/** Characters of a document's word and the space after it, about. */
const DOCUMENT_WORD = 6;

/** Parts, and the characters of each; of the longest, where they are not alike. */
interface ExpectedParts {
	count: number;
	each: number;
}

/** Of a conversation by a language model: the first part is short, and the others are made beside it. */
function writtenParts(engine: ChosenEngine, options: ScriptOptions, document: number): ExpectedParts {
	const { words } = wantedLength(options, { words: document / DOCUMENT_WORD });
	const count = partCount(words, modelProfile(engine).partWords);
	const longest = count === 1 ? words : (words - FIRST_PART_WORDS) / (count - 1);
	return { count, each: longest * CHARACTERS_PER_WORD };
}

function readParts(document: number): ExpectedParts {
	const characters = expectedCharacters({ byteStart: 0, byteEnd: document, outline: {} as never }, 1);
	const count = Math.max(1, Math.ceil(characters / PART_CHARACTERS));
	return { count, each: characters / count };
}

/** How long work takes that has not begun. */
export const expectedSeconds = {
	/** Seconds until a provider has voiced so many characters, in clips that are not known yet. */
	speech(
		secondsFor: (characters: number) => number,
		characters: number,
		{ clipCharacters, concurrent }: SpeechShape = TYPICAL_SPEECH,
	): number {
		const clips = Array.from({ length: Math.ceil(characters / clipCharacters) }, (_, index) =>
			secondsFor(Math.min(clipCharacters, characters - index * clipCharacters)),
		);
		return secondsInParallel([], clips, concurrent);
	},

	/** Seconds to write and voice a document of so many characters, once it is planned. */
	parts(
		pace: Pace,
		{ kind, engines }: Pick<JobRecord, 'kind'> & { engines: ChosenEngines },
		{ scriptOptions }: Pick<EpisodeRecord, 'scriptOptions'>,
		document: number,
	): number {
		const { count, each } = isRemote(engines.script)
			? writtenParts(engines.script, scriptOptions ?? {}, document)
			: readParts(document);
		const script = pace.secondsFor('script', engines.script.engine, each);
		if (kind === 'script') return script * (isRemote(engines.script) ? Math.ceil(count / CONCURRENT_CALLS) : count);
		const clip = (amount: number) => pace.secondsFor('speech', pacedAs(engines.speech), amount);
		const assembly = pace.secondsFor('assembly', 'embedded', each / CHARACTERS_PER_SECOND);
		if (!isRemote(engines.speech)) return script + count * (clip(each) + assembly);
		return Math.max(script + this.speech(clip, each) + assembly, (count * (script + clip(each))) / CONCURRENT_CALLS);
	},
};
