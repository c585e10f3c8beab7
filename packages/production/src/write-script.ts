import { randomUUID } from 'node:crypto';
import { readStretch } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import type { OwnedId } from '@nexus/core/ownership';
import type { ObjectStore, PartReview } from '@nexus/core/ports';
import { documentKeys, type EpisodeRecord, type LineRecord, type PartRecord } from '@nexus/core/records';
import { passagesAmong, passagesIn, type ScriptLine, spansAmong } from '@nexus/core/scripts';
import type { JoinedDocument } from '@nexus/document-text';
import type { ProductionDependencies } from './dependencies.ts';
import { atStage } from './engine-failure.ts';
import { paidAnswers } from './paid-answers.ts';
import { expectedCharacters } from './part-size.ts';
import { holdJobAndPart, type PartWork } from './part-work.ts';
import { writing } from './steps.ts';
import { charactersOf, usageOf } from './usage-meter.ts';

/** Milliseconds for which lines that come one by one are gathered before they are kept. */
const GATHERED = 250;

/**
 * Has a part's script written, and keeps its lines as they come: after a worker's death the writing goes on behind them.
 * @param kept told of all lines that are kept by now
 * @throws StaleWork
 */
export async function writeScript(
	{ database, objects, engines }: ProductionDependencies,
	work: PartWork,
	kept: (lines: LineRecord[]) => Promise<void>,
): Promise<LineRecord[]> {
	const { job, episode, part, progress, meter, silence, signal } = work;
	const outline = await database.production.outline(episode.id);
	const { documents } = outline ?? {};
	if (!outline || !(episode.documentId || documents)) throw new NexusError('document_missing');
	await progress.step(writing(part.number, job.totalParts));
	const writer = await engines.writerFor(episode.userId, work.engines.script);
	const lines = await database.production.lines(part.id);
	const expected = expectedCharacters(part, job.totalParts);
	let keptCount = lines.length;
	let keptAt = performance.now();
	let told = charactersOf(lines);
	let review: PartReview | null = null;
	progress.beginsWriting();

	async function keep(complete: boolean): Promise<void> {
		const fresh = lines.slice(keptCount);
		if (fresh.length === 0 && !complete) return;
		await database.transaction(async (tx) => {
			await holdJobAndPart(tx, work);
			await tx.production.appendLines(fresh);
			await tx.production.recordPartProgress(part.id);
			if (complete) await tx.production.setScriptWritten(part.id, review);
			const characters = charactersOf(fresh);
			await tx.usage.add(usageOf({ job, episode, partId: part.id }, { kind: 'script', engine: writer.id, characters }));
		});
		await silence.ended(['script_provider', 'storage']);
		keptCount = lines.length;
		keptAt = performance.now();
	}

	async function tell(complete: boolean): Promise<void> {
		const characters = charactersOf(lines);
		const fresh = characters - told;
		told = characters;
		await progress.written(complete ? 1 : shareOf(characters / expected), fresh);
	}

	const coming = writer.writePart({
		outline,
		part: part.outline,
		// A planned part carries all that it is written from.
		text: part.outline.told ? '' : await readText(objects, episode, documents, part),
		language: episode.language,
		presetId: episode.presetId,
		hosts: work.hosts,
		customStyle: episode.customStyle,
		options: episode.scriptOptions ?? undefined,
		seed: episode.seed,
		written: lines.map((line) => asWritten(line, documents)),
		signal,
		used: meter.listener('script', work.engines.script, writer.id),
		silence: silence.listener('script'),
		kept: paidAnswers(database, episode.id),
		advanced: (share) => void progress.scriptReached(share).catch(() => undefined),
		reviewed: (made) => {
			review = made;
		},
	});
	for await (const line of arriving()) {
		const { spans, ...said } = line;
		const passages = documents ? passagesAmong(documents, spans) : passagesIn(episode.documentId, spans);
		lines.push({ ...said, ...newLine(part.id, lines.length), passages, ...checkedOf(line) });
		if (performance.now() - keptAt < GATHERED) continue;
		await keep(false);
		await tell(false);
		await kept(lines);
	}
	/** The writer's lines; its provider's failures say that they are of the script. */
	async function* arriving(): AsyncGenerator<ScriptLine> {
		try {
			yield* coming;
		} catch (error) {
			throw atStage('script', error);
		}
	}

	if (lines.length === 0) throw new NexusError('document_unreadable');
	await keep(true);
	await tell(true);
	return lines;
}

const newLine = (partId: OwnedId<'part'>, position: number) => ({
	id: randomUUID(),
	partId,
	position,
	edited: false,
	start: null,
	end: null,
});

const checkedOf = ({ unsupported = false, delivery = '', tags = [] }: ScriptLine) => ({ unsupported, delivery, tags });

const asWritten = (
	{ speaker, text, language, role, passages, chapter }: LineRecord,
	documents: readonly JoinedDocument[] | undefined,
): ScriptLine => ({
	speaker,
	text,
	language,
	role,
	spans: documents ? spansAmong(documents, passages) : passages.map(({ start, end }) => ({ start, end })),
	chapter,
});

/** Of the script, 0 to 1: as expected up to nine tenths, and slower and slower for what is longer than that. */
function shareOf(ratio: number): number {
	return ratio < 0.9 ? ratio : 1 - 0.1 * Math.exp(-(ratio - 0.9) / 0.1);
}

async function readText(
	objects: ObjectStore,
	{ userId, documentId }: EpisodeRecord,
	documents: readonly JoinedDocument[] | undefined,
	{ byteStart, byteEnd }: PartRecord,
): Promise<string> {
	if (byteEnd <= byteStart) return '';
	if (documents) return await readStretch(objects, userId, documents, { byteStart, byteEnd });
	const decoder = new TextDecoder();
	let text = '';
	const { text: key } = documentKeys(userId, documentId ?? '');
	for await (const chunk of await objects.stream(key, { start: byteStart, end: byteEnd - 1 })) {
		text += decoder.decode(chunk as Uint8Array, { stream: true });
	}
	return text + decoder.decode();
}
