import { randomUUID } from 'node:crypto';
import { NexusError } from '@nexus/core/errors';
import type { OwnedId } from '@nexus/core/ownership';
import type { Addition, EpisodeOutline } from '@nexus/core/planning';
import type { PartReview } from '@nexus/core/ports';
import type { LineRecord } from '@nexus/core/records';
import { passagesAmong, passagesIn, type ScriptLine } from '@nexus/core/scripts';
import type { ProductionDependencies } from './dependencies.ts';
import { atStage } from './engine-failure.ts';
import { findSection } from './find-section.ts';
import { paidAnswers } from './paid-answers.ts';
import { holdJobAndPart, type PartWork } from './part-work.ts';
import { writing } from './steps.ts';
import { charactersOf, usageOf } from './usage-meter.ts';

/**
 * Has a section that was left out written, and puts its lines where it stands in the document's order: the other lines
 * stay as they are, and so do the clips of theirs. Until then nothing is changed; afterwards the part has nothing to add.
 * @returns all lines of the part
 * @throws NexusError section_empty when there is nothing to tell of it, and as `findSection`; StaleWork
 */
export async function addSection(
	deps: ProductionDependencies,
	work: PartWork,
	{ section }: Addition,
): Promise<LineRecord[]> {
	const { database, engines } = deps;
	const { job, episode, part, progress, meter, silence, signal } = work;
	await progress.step(writing(part.number, job.totalParts));
	const [outline, lines] = [
		await database.production.outline(episode.id),
		await database.production.episodeLines(episode.id),
	];
	if (!outline) throw new NexusError('script_missing');
	const { script } = work.engines;
	const wish = { section, script, within: part.id };
	const { position, request } = await findSection(deps, { episode, outline, lines }, wish, signal);
	const writer = await engines.writerFor(episode.userId, script);
	progress.measureAnew();
	let review: PartReview | null = null;
	const written: ScriptLine[] = [];
	const coming = writer.writeSection({
		...request,
		signal,
		used: meter.listener('script', script, writer.id),
		silence: silence.listener('script'),
		kept: paidAnswers(database, episode.id),
		advanced: (share) => void progress.scriptReached(share).catch(() => undefined),
		reviewed: (made) => {
			review = made;
		},
	});
	try {
		for await (const line of coming) written.push(line);
	} catch (error) {
		throw atStage('script', error);
	}
	if (written.length === 0) throw new NexusError('section_empty');

	const { documents } = outline;
	const fresh = written.map(({ spans, unsupported = false, delivery = '', tags = [], ...said }): LineRecord => {
		const passages = documents ? passagesAmong(documents, spans) : passagesIn(episode.documentId, spans);
		return { ...said, ...newLine(part.id), passages, unsupported, delivery, tags };
	});
	const own = lines.filter(({ partId }) => partId === part.id).map(({ partNumber: _, ...line }) => line);
	const whole = withInserted(own, position, fresh);
	await database.transaction(async (tx) => {
		await holdJobAndPart(tx, work);
		await tx.production.replaceLines(episode.id, { changed: new Map([[part.id, whole]]), removed: [] });
		await tx.production.setAddition(part.id, null);
		await tx.production.setScriptWritten(part.id, joinedReview(part.review, review));
		await tx.production.saveOutline(episode.id, withTold(outline, section));
		await tx.production.recordPartProgress(part.id);
		const characters = charactersOf(fresh);
		await tx.usage.add(usageOf({ job, episode, partId: part.id }, { kind: 'script', engine: writer.id, characters }));
	});
	await silence.ended(['script_provider', 'storage']);
	await progress.written(1, charactersOf(fresh));
	return whole;
}

/** A part's lines with others before the one at a position; all that stood there stays as it was, but for its time. */
export const withInserted = (
	lines: readonly LineRecord[],
	position: number,
	fresh: readonly LineRecord[],
): LineRecord[] =>
	[...lines.slice(0, position), ...fresh, ...lines.slice(position)].map((line, index) => ({
		...line,
		position: index,
		start: null,
		end: null,
	}));

const newLine = (partId: OwnedId<'part'>) => ({
	id: randomUUID(),
	partId,
	position: 0,
	edited: false,
	start: null,
	end: null,
});

function joinedReview(before: PartReview | null, added: PartReview | null): PartReview | null {
	if (!before || !added) return before ?? added;
	return {
		checked: before.checked + added.checked,
		rewritten: before.rewritten + added.rewritten,
		flagged: before.flagged + added.flagged,
		cut: [...before.cut, ...added.cut],
		reworded: before.reworded + added.reworded,
	};
}

/** A model's plan with the section among what is told; what a guided reading tells is counted when it is voiced. */
export function withTold(outline: EpisodeOutline, section: number): EpisodeOutline {
	const { script } = outline;
	if (!script) return outline;
	const sections = script.sections.map((telling) =>
		telling.section === section ? { ...telling, told: 'told' as const, why: '' } : telling,
	);
	return { ...outline, script: { ...script, sections } };
}
