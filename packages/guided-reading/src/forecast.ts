import { LANGUAGES } from '@nexus/contract';
import { embeddedPartSeconds } from '@nexus/core/costs';
import { type EpisodePlan, type PartOutline, planEpisode } from '@nexus/core/planning';
import type { ForecastRequest, ScriptForecast } from '@nexus/core/ports';
import { mapDocuments, tableOfContents } from '@nexus/document-text';
import { evenlySpaced } from './evenly-spaced.ts';
import { preparePlan } from './prepare.ts';
import { writePartLines } from './write-part.ts';

interface Length {
	lines: number;
	characters: number;
	seconds: number;
}

/**
 * Plans the document as its episode will be planned and writes parts of it as they will be written: all of them when
 * there are few; else the first, the last and some spread evenly between, which stand for their neighbours by the
 * length of the source.
 * @throws NexusError document_unreadable when there are no words to say.
 */
export function forecastScript({ bytes, parts, ...request }: ForecastRequest): ScriptForecast {
	const text = new TextDecoder().decode(bytes);
	const { filename, documents, language, options } = request;
	const planned = planEpisode({ text, filename, documents, language, reads: LANGUAGES });
	const plan = preparePlan({ plan: planned, text, language, shape: request, options });
	const written = evenlySpaced([...plan.parts.keys()]);
	const lengths = written.map((index) => lengthOf(plan, index, text, request));
	const { lines, characters, seconds } = extrapolate(plan, written, lengths);
	return {
		document: {
			characters: text.length,
			words: plan.outline.size.words,
			parts,
			language: plan.outline.sourceLanguage,
			sections: tableOfContents(mapDocuments(text, documents).sections),
		},
		embedded: {
			parts: plan.parts.length,
			lines: Math.round(lines),
			characters: Math.round(characters),
			seconds,
			sampled: written.length < plan.parts.length,
		},
	};
}

function lengthOf(
	{ outline, parts }: EpisodePlan,
	index: number,
	text: string,
	request: Omit<ForecastRequest, 'bytes' | 'parts'>,
): Length {
	const part = parts[index];
	if (!part) throw new RangeError(`no part ${index}`);
	const { start, end } = part.source;
	const lines = writePartLines({ ...request, outline, part, text: text.slice(start, end) });
	return {
		lines: lines.length,
		characters: lines.reduce((sum, line) => sum + line.text.length, 0),
		seconds: embeddedPartSeconds(lines, request.hosts),
	};
}

/** The first and the last part open and close the episode: they stand for themselves alone. */
function extrapolate({ parts }: EpisodePlan, written: readonly number[], lengths: readonly Length[]): Length {
	if (written.length === parts.length) return sumOf(lengths);
	const source = (indexes: readonly number[]) =>
		indexes.slice(1, -1).reduce((sum, index) => sum + sizeOf(parts[index]), 0);
	const share = source([...parts.keys()]) / source(written);
	const inner = sumOf(lengths.slice(1, -1));
	const others = { lines: inner.lines * share, characters: inner.characters * share, seconds: inner.seconds * share };
	return sumOf([...lengths.slice(0, 1), others, ...lengths.slice(-1)]);
}

/** What a part's length goes by: what it has been allotted, else its source. */
const sizeOf = (part: PartOutline | undefined): number =>
	part ? (part.allotted?.seconds ?? part.source.end - part.source.start) : 0;

function sumOf(lengths: readonly Length[]): Length {
	const sum = (key: keyof Length) => lengths.reduce((total, length) => total + length[key], 0);
	return { lines: sum('lines'), characters: sum('characters'), seconds: sum('seconds') };
}
