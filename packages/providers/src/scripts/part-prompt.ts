import type { EpisodeOutline } from '@nexus/core/planning';
import type { PartRequest } from '@nexus/core/ports';
import type { Draft } from './check-lines.ts';
import { asData, passageLines } from './data-text.ts';
import type { Passage } from './passages.ts';

export interface Asked {
	/** What is to be told now: all of the part, or what an earlier answer left out. */
	told: readonly Passage[];
	recalled: readonly Passage[];
	opening: boolean;
	closing: boolean;
	/** Lines that there are already, which the new ones go on from. */
	written: readonly Pick<Draft, 'speaker' | 'text'>[];
	/** What was wrong with the answer before; null for none. */
	complaint: string | null;
}

/** Characters of a script for one of the document. */
const SCRIPT_SHARE = 0.4;
const OPENING = 450;
const CLOSING = 450;
const LETTERS_A_WORD = 6;
/** The most characters that the other parts take up in a part's prompt. */
const LEDGER = 4000;

/** Characters that a script about the passages should have. */
export function scriptCharacters({ told, opening, closing }: Asked): number {
	const source = told.reduce((sum, { text }) => sum + text.length, 0);
	return Math.max(300, source * SCRIPT_SHARE) + (opening ? OPENING : 0) + (closing ? CLOSING : 0);
}

export function partPrompt({ outline, part }: PartRequest, asked: Asked): string {
	const { told, recalled, opening, closing, written, complaint } = asked;
	const words = Math.round(scriptCharacters(asked) / LETTERS_A_WORD);
	const number = part.source.index + 1;
	const blocks = [
		`<role opening="${opening}" closing="${closing}" part="${number}" parts="${outline.totalParts}" words="${words}"/>`,
		outlineOf(outline, part.source.index),
		`<document>\n${passageLines(told)}\n</document>`,
	];
	if (closing && recalled.length > 0) blocks.push(`<recall>\n${passageLines(recalled)}\n</recall>`);
	if (written.length > 0) {
		const lines = written.map(({ speaker, text }) => `${speaker ?? 'B'}: ${asData(text)}`);
		blocks.push(`<written>\n${lines.join('\n')}\n</written>`);
	}
	if (complaint !== null) blocks.push(`<problem>${complaint}</problem>`);
	return blocks.join('\n\n');
}

/** Subject, this part's points, what its neighbours begin and end with, and who tells what. */
function outlineOf(outline: EpisodeOutline, index: number): string {
	const { topic, briefs, totalParts, hook } = outline;
	const lines = [`<topic>${asData(topic)}</topic>`];
	if (index === 0 && hook) lines.push(`<hook>${asData(hook.text)}</hook>`);
	if (totalParts > 1 && briefs) {
		const brief = briefs[index];
		const before = briefs[index - 1];
		const after = briefs[index + 1];
		for (const point of brief?.points ?? []) lines.push(`<point>${asData(point)}</point>`);
		if (before) lines.push(`<before>${asData(before.handOver)}</before>`);
		if (brief?.handOver) lines.push(`<handover>${asData(brief.handOver)}</handover>`);
		if (after) lines.push(`<after>${asData(after.points[0] ?? '')}</after>`);
		const ledger = briefs.flatMap(({ points }, part) =>
			part === index ? [] : [`<told-in part="${part + 1}">${points.map(asData).join(' ')}</told-in>`],
		);
		lines.push(...nearest(ledger, index));
	}
	return `<outline>\n${lines.join('\n')}\n</outline>`;
}

/** As many of the other parts as there is room for, the nearest first, in order. */
function nearest(ledger: readonly string[], index: number): string[] {
	const order = ledger
		.map((line, at) => ({ line, at }))
		.sort((a, b) => Math.abs(a.at - index) - Math.abs(b.at - index));
	let room = LEDGER;
	return order
		.filter(({ line }) => {
			room -= line.length;
			return room >= 0;
		})
		.sort((a, b) => a.at - b.at)
		.map(({ line }) => line);
}
