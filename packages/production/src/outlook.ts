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
import { type Pace, pacedAs } from './pace.ts';
import { expectedCharacters } from './part-size.ts';
import { secondsSideBySide } from './under-way.ts';

/** Calls to a provider that are under way side by side, about. */
export const SIDE_BY_SIDE = 8;
/** Characters of a part of a reading, where a provider voices it. */
const PART = 4_500;
/** Characters of a line, about. */
const LINE = 180;

/** Characters of a clip, and how many are asked for side by side. */
export interface Voices {
	clip: number;
	lanes: number;
}

/** Of a provider that is not known. */
export const VOICES: Voices = { clip: 1_050, lanes: SIDE_BY_SIDE };

export const voicesOf = ({
	clipSeconds,
	concurrency,
}: Pick<SpeechSynthesizer, 'clipSeconds' | 'concurrency'>): Voices => ({
	clip: clipSeconds === 0 ? LINE : clipSeconds * CHARACTERS_PER_SECOND,
	lanes: Math.max(1, concurrency),
});

/** Parts, and the characters of each; of the longest, where they are not alike. */
interface ExpectedParts {
	count: number;
	each: number;
}

/** Of a conversation by a language model: the first part is short, and the others are made beside it. */
function writtenParts(engine: ChosenEngine, options: ScriptOptions, document: number): ExpectedParts {
	const { words } = wantedLength(options, { words: document / CHARACTERS_PER_WORD });
	const count = partCount(words, modelProfile(engine).partWords);
	const longest = count === 1 ? words : (words - FIRST_PART_WORDS) / (count - 1);
	return { count, each: longest * CHARACTERS_PER_WORD };
}

function readParts(document: number): ExpectedParts {
	const characters = expectedCharacters({ byteStart: 0, byteEnd: document, outline: {} as never }, 1);
	const count = Math.max(1, Math.ceil(characters / PART));
	return { count, each: characters / count };
}

/** Seconds that things take which have not begun. */
export const outlookOf = {
	/** To have so many characters said by a provider, in clips that are not known yet. */
	speech(secondsFor: (characters: number) => number, characters: number, { clip, lanes }: Voices = VOICES): number {
		const clips = Array.from({ length: Math.ceil(characters / clip) }, (_, index) =>
			secondsFor(Math.min(clip, characters - index * clip)),
		);
		return secondsSideBySide([], clips, lanes);
	},

	/** To write and voice a document of so many characters, once it is planned. */
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
		if (kind === 'script') return script * (isRemote(engines.script) ? Math.ceil(count / SIDE_BY_SIDE) : count);
		const clip = (amount: number) => pace.secondsFor('speech', pacedAs(engines.speech), amount);
		const assembly = pace.secondsFor('assembly', 'embedded', each / CHARACTERS_PER_SECOND);
		if (!isRemote(engines.speech)) return script + count * (clip(each) + assembly);
		return Math.max(script + this.speech(clip, each) + assembly, (count * (script + clip(each))) / SIDE_BY_SIDE);
	},
};
