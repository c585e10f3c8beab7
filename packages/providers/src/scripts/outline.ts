import type { EpisodePlan, PartBrief } from '@nexus/core/planning';
import type { PrepareRequest } from '@nexus/core/ports';
import { plainSpeech } from '@nexus/core/scripts';
import { languageProblem } from '@nexus/language/dialect';
import { z } from 'zod';
import { asData } from './data-text.ts';
import { wordingOf } from './instructions.ts';
import { jsonOf } from './json-answer.ts';
import { OUTLINE_SCHEMA } from './schemas.ts';
import type { Question } from './text-model.ts';

const answer = z.object({
	topic: z.string().catch(''),
	parts: z.array(z.object({ part: z.number(), points: z.array(z.string()).catch([]), handover: z.string().catch('') })),
});

const TOPIC_WORDS = 16;
const POINTS = 5;
const POINT_CHARACTERS = 220;

/** @param most characters of the document that the model is shown */
export function outlineQuestion(
	{ text, language }: Pick<PrepareRequest, 'text' | 'language'>,
	{ outline, parts }: EpisodePlan,
	most: number,
): Pick<Question, 'system' | 'user' | 'schema' | 'name'> {
	const share = most / text.length;
	let number = 0;
	const shown = parts.map(({ source, title }, index) => {
		const whole = text.slice(source.start, source.end);
		const paragraphs = share >= 1 ? whole.split(/\n\s*\n/) : digest(whole, source.sections, share);
		const lines = paragraphs.map(asData).filter(Boolean);
		return [
			`<part n="${index + 1}" title="${asData(title).replaceAll('"', "'")}">`,
			...lines.map((line) => {
				number++;
				return `[p${number}] ${line}`;
			}),
			'</part>',
		].join('\n');
	});
	return {
		system: wordingOf(language).outline,
		user: `<topic>${asData(outline.topic)}</topic>\n\n<document>\n${shown.join('\n')}\n</document>`,
		schema: OUTLINE_SCHEMA,
		name: 'outline',
	};
}

/** Of each section its heading and its beginning, as much as its share of the room is. */
function digest(
	text: string,
	sections: readonly { heading: string | null; start: number; end: number }[],
	share: number,
) {
	const [first] = sections;
	if (!first) return [text.slice(0, text.length * share)];
	return sections.flatMap(({ heading, start, end }) => {
		const own = text.slice(start - first.start, end - first.start);
		const body = heading === null ? own : own.slice(own.indexOf('\n') + 1);
		const room = Math.max(0, own.length * share - (heading?.length ?? 0));
		return [heading ? `## ${heading}` : '', body.slice(0, room)];
	});
}

/** The plan with what a model's answer adds; null for an answer that cannot be used. */
export function withBriefs(
	plan: EpisodePlan,
	text: string,
	{ language }: Pick<PrepareRequest, 'language'>,
): EpisodePlan | null {
	const parsed = answer.safeParse(jsonOf(text));
	if (!parsed.success) return null;
	const said = (line: string): string => {
		const plain = line.length > POINT_CHARACTERS * 4 ? null : plainSpeech(line, 1);
		return plain === null || languageProblem(plain, language) === 'other-language'
			? ''
			: plain.slice(0, POINT_CHARACTERS);
	};
	const byPart = new Map(parsed.data.parts.map((part) => [part.part, part]));
	const briefs = plan.parts.map((part, index): PartBrief => {
		const found = byPart.get(index + 1);
		const points = (found?.points ?? []).map(said).filter(Boolean).slice(0, POINTS);
		const isLast = index === plan.parts.length - 1;
		return { points: points.length > 0 ? points : [part.title], handOver: isLast ? '' : said(found?.handover ?? '') };
	});
	const topic = said(parsed.data.topic).replace(/[.!?]+$/, '');
	const isTopic = topic !== '' && topic.split(' ').length <= TOPIC_WORDS;
	return { ...plan, outline: { ...plan.outline, topic: isTopic ? topic : plan.outline.topic, briefs } };
}
