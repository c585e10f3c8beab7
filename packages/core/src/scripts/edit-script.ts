import { randomUUID } from 'node:crypto';
import type { Language } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import { mapYielding, yieldIfDue } from '../event-loop/index.ts';
import type { OwnedId } from '../ownership/index.ts';
import type { LineRecord } from '../records/part.ts';
import { assignParts } from './assign-parts.ts';
import { refusedLine } from './clean-line.ts';
import { cleanLines, isRewritten, lineOrigins, type Origin, type WantedLine } from './line-origins.ts';
import { joinPassages, type Passage } from './passages.ts';
import { checkLength } from './script-format.ts';

export interface ScriptPart {
	id: OwnedId<'part'>;
	number: number;
}

export interface ScriptEdit {
	/** All lines of the parts that are not as they were. */
	changed: Map<OwnedId<'part'>, LineRecord[]>;
	/** Parts that had lines and have none now. */
	removed: OwnedId<'part'>[];
	/** The whole script as it is to be. */
	lines: LineRecord[];
}

/**
 * The script that somebody wants, made of the lines that there are: kept lines keep their ids and the passages that they
 * rest on, pieces of a line rest on what it rested on, joined lines on what all of them did, rewritten ones on nothing.
 * @throws NexusError validation, naming the line (from 1)
 */
export async function editScript(
	parts: readonly ScriptPart[],
	before: readonly LineRecord[],
	wanted: readonly WantedLine[],
	language: Language,
): Promise<ScriptEdit> {
	checkLength(wanted);
	const after = await cleanLines(before, wanted);
	const origins = await lineOrigins(before, after);
	const byNumber = new Map(parts.map((part) => [part.number, part]));
	const numberOf = new Map(parts.map(({ id, number }) => [id, number]));
	for (const [index, { partNumber }] of after.entries()) {
		if (partNumber != null && !byNumber.has(partNumber)) {
			throw refusedLine(index + 1, `está na parte ${partNumber}, que não existe`);
		}
	}
	const wishes = after.map(({ partNumber }, index) => {
		const source = before[origins[index]?.sources[0] ?? -1];
		return partNumber ?? (source && numberOf.get(source.partId)) ?? null;
	});
	const lines = await linesOf(before, after, origins, assignParts(wishes), byNumber, language);
	await keepChapters(before, lines, origins);
	return { lines, ...comparedByPart(parts, before, lines) };
}

async function linesOf(
	before: readonly LineRecord[],
	after: readonly WantedLine[],
	origins: readonly Origin[],
	numbers: readonly number[],
	byNumber: ReadonlyMap<number, ScriptPart>,
	language: Language,
): Promise<LineRecord[]> {
	const positions = new Map<string, number>();
	return await mapYielding(after, ({ speaker, text }, index): LineRecord => {
		const { keeps, sources } = origins[index] ?? { keeps: false, sources: [] };
		const origin = before[sources[0] ?? -1];
		const part = byNumber.get(numbers[index] ?? 1);
		if (!part) throw new NexusError('script_missing');
		const position = positions.get(part.id) ?? 0;
		positions.set(part.id, position + 1);
		const same = keeps && origin?.text === text && origin.speaker === speaker;
		return {
			id: keeps && origin ? origin.id : randomUUID(),
			partId: part.id,
			position,
			speaker,
			text,
			role: origin?.role ?? (text.endsWith('?') ? 'question' : 'explain'),
			language: origin?.language ?? language,
			passages: same
				? origin.passages
				: passagesOf(
						text,
						sources.flatMap((source) => before[source] ?? []),
					),
			chapter: keeps && origin ? origin.chapter : null,
			edited: !same || (origin?.edited ?? false),
			unsupported: same && (origin?.unsupported ?? false),
			delivery: origin?.delivery ?? '',
			tags: origin?.text === text ? origin.tags : [],
			start: null,
			end: null,
		};
	});
}

/** What a changed line rests on: what it was made of did, unless it says something else now. */
const passagesOf = (text: string, sources: readonly LineRecord[]): Passage[] =>
	isRewritten(
		text,
		sources.map((line) => line.text),
	)
		? []
		: joinPassages(sources.flatMap(({ passages }) => passages));

/** A chapter whose first line is gone begins with the line after it. */
async function keepChapters(
	before: readonly LineRecord[],
	lines: readonly LineRecord[],
	origins: readonly Origin[],
): Promise<void> {
	const ids = new Set(lines.map(({ id }) => id));
	const inPart = Map.groupBy(
		lines.map((line, index) => ({ line, sources: origins[index]?.sources ?? [] })),
		({ line }) => line.partId,
	);
	for (const [position, { id, chapter, partId }] of before.entries()) {
		if (chapter === null || ids.has(id)) continue;
		const due = yieldIfDue();
		if (due) await due;
		const heir = inPart.get(partId)?.find(({ sources }) => (sources[0] ?? -1) > position || sources.includes(position));
		if (heir) heir.line.chapter ??= chapter;
	}
}

function comparedByPart(
	parts: readonly ScriptPart[],
	before: readonly LineRecord[],
	after: readonly LineRecord[],
): Pick<ScriptEdit, 'changed' | 'removed'> {
	const changed = new Map<OwnedId<'part'>, LineRecord[]>();
	const removed: OwnedId<'part'>[] = [];
	const oldLines = Map.groupBy(before, ({ partId }) => partId);
	const newLines = Map.groupBy(after, ({ partId }) => partId);
	for (const { id } of parts) {
		const old = oldLines.get(id) ?? [];
		const lines = newLines.get(id) ?? [];
		if (lines.length === 0 && old.length > 0) removed.push(id);
		else if (lines.length !== old.length || lines.some((line, index) => !isSame(line, old[index]))) {
			changed.set(id, lines);
		}
	}
	return { changed, removed };
}

const isSame = (line: LineRecord, old: LineRecord | undefined): boolean =>
	line.id === old?.id && line.speaker === old.speaker && line.text === old.text && line.chapter === old.chapter;
