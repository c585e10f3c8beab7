import { LANGUAGES } from '@nexus/contract';
import { conversationPace, embeddedPartSeconds } from '@nexus/core/costs';
import { evenlySpaced, type PartOutline, planEpisode } from '@nexus/core/planning';
import type { ForecastRequest, ScriptForecast } from '@nexus/core/ports';
import { mapDocuments, tableOfContents } from '@nexus/document-text';
import { MOST_SAMPLES } from './allot.ts';
import { preparePlan } from './prepare.ts';
import { writePartLines } from './write-part.ts';

/**
 * Plans the document as its episode will be planned and writes parts of it as they will be written: all of them when
 * there are few; else the first, the last and some spread evenly between, which stand for their neighbours by the
 * length of the source. The first and the last open and close the episode: they stand for themselves alone.
 * @throws NexusError document_unreadable when there are no words to say.
 */
export function forecastScript({ bytes, parts, ...request }: ForecastRequest): ScriptForecast {
	const text = new TextDecoder().decode(bytes);
	const { filename, documents, language, options } = request;
	const planned = planEpisode({ text, filename, documents, language, reads: LANGUAGES });
	const plan = preparePlan({ plan: planned, text, language, shape: request, options });
	const written = evenlySpaced(plan.parts, MOST_SAMPLES);
	const share = innerSize(plan.parts) / innerSize(written);
	const sums = { lines: 0, characters: 0, seconds: 0 };
	written.forEach((part, index) => {
		const own = text.slice(part.source.start, part.source.end);
		const lines = writePartLines({ ...request, outline: plan.outline, part, text: own });
		const weight = index === 0 || index === written.length - 1 ? 1 : share;
		sums.lines += weight * lines.length;
		sums.characters += weight * lines.reduce((sum, line) => sum + line.text.length, 0);
		sums.seconds += weight * embeddedPartSeconds(lines, request.hosts);
	});
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
			lines: Math.round(sums.lines),
			characters: Math.round(sums.characters),
			seconds: sums.seconds,
			sampled: written.length < plan.parts.length,
			conversationPace: conversationPace(language, request.hosts),
		},
	};
}

/** What the length of the parts between the first and the last goes by: what they have been allotted, else their source. */
const innerSize = (parts: readonly PartOutline[]): number =>
	parts.slice(1, -1).reduce((sum, { allotted, source }) => sum + (allotted?.seconds ?? source.end - source.start), 0);
