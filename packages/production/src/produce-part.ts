import { type ChosenEngines, isDear } from '@nexus/core/ports';
import { pronunciationsOf } from '@nexus/core/pronunciations';
import type { EpisodeRecord, JobRecord, LineRecord, PlannedPart } from '@nexus/core/records';
import { addSection } from './add-section.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { PartProgress } from './part-progress.ts';
import { PartVoicing } from './part-voicing.ts';
import { holdJobAndPart, type PartWork } from './part-work.ts';
import { ProviderSilence } from './provider-silence.ts';
import { SCRIPT_DONE, scriptWritten, voicing } from './steps.ts';
import { assemblePart, completePart, publishOpening } from './store-part.ts';
import { UsageMeter } from './usage-meter.ts';
import { writeScript } from './write-script.ts';

/**
 * Script, speech and audio of one part, going on from whatever an earlier attempt has finished; of a job for the script
 * alone, the script.
 * @param made called when the part has only to be stored yet
 * @throws StaleWork when the job is over, or it or the part is worked on anew: then nothing was written.
 */
export async function producePart(
	deps: ProductionDependencies,
	job: JobRecord & { engines: ChosenEngines },
	episode: EpisodeRecord,
	part: PlannedPart,
	course: Pick<PartWork, 'signal' | 'sent' | 'failing'>,
	made: () => void,
): Promise<void> {
	const meter = new UsageMeter(deps, { job, episode, partId: part.id });
	const silence = new ProviderSilence(deps, job, part.id);
	const adding = part.outline.adding?.jobId === job.id ? part.outline.adding : null;
	const begun = {
		job,
		episode,
		part,
		hosts: { A: episode.hostA, B: episode.hostB },
		pronunciations: await pronunciationsOf(deps.database, episode.userId),
		engines: job.engines,
		adding,
		progress: new PartProgress({
			database: deps.database,
			job,
			part: adding ? { ...part, scriptWritten: false } : part,
			pace: deps.pace,
		}),
		meter,
		silence,
		...course,
	};
	const make = job.kind === 'script' ? writeAlone : makePart;
	try {
		begun.progress.watch();
		await meter.around(() => deps.memory.lendTo((memory) => make(deps, { ...begun, memory }, made)));
	} finally {
		await begun.progress.unwatch();
		await silence.settled();
	}
}

async function writeAlone(deps: ProductionDependencies, work: PartWork, made: () => void): Promise<void> {
	if (!work.part.scriptWritten) await writeScript(deps, work, async () => undefined);
	made();
	await completeScript(deps, work);
}

async function makePart(deps: ProductionDependencies, work: PartWork, made: () => void): Promise<void> {
	const { job, episode, part, progress, adding } = work;
	const speech = await deps.engines.speechFor(episode.userId, work.engines.speech);
	progress.speaksWith(speech);
	const isHeardEarly = part.number === 1 && isDear(work.engines.speech);
	const voices = new PartVoicing(deps, work, speech, async (clip) => {
		if (isHeardEarly) await publishOpening(deps, work, clip);
	});

	let lines: LineRecord[];
	try {
		if (!part.scriptWritten) lines = await writeScript(deps, work, (kept) => voices.offer(kept));
		else if (adding) lines = await addSection(deps, work, adding);
		else lines = await deps.database.production.lines(part.id);
	} catch (error) {
		await voices.settle(error);
		throw error;
	}
	await progress.step(voicing(part.number, job.totalParts));
	const clips = await voices.finish(lines);
	progress.measureAnew();
	let told: Promise<void> = Promise.resolve();
	const assembled = await assemblePart(deps, work, clips, true, (share) => {
		told = told.then(() => progress.assembled(share));
		told.catch(() => undefined);
	});
	await told;
	await work.silence.ended(['script_provider', 'speech_provider', 'storage']);
	made();
	// The last part to be stored ends the job, whose usage is to be whole then.
	await work.meter.settled();
	await completePart(deps, work, assembled);
}

/** The last part to be written ends the job. */
async function completeScript({ database }: ProductionDependencies, work: PartWork): Promise<void> {
	const { job, episode, part, progress } = work;
	await progress.step(scriptWritten(part.number, job.totalParts));
	await database.transaction(async (tx) => {
		await holdJobAndPart(tx, work);
		const parts = await tx.production.parts(episode.id);
		const written = parts.filter(({ scriptWritten }) => scriptWritten).length;
		await tx.jobs.report(job.id, job.run, { generatedParts: written });
		if (written === parts.length) {
			await tx.jobs.finish(job.id, job.run, { status: 'completed', step: SCRIPT_DONE });
			await tx.production.forgetAnswers(episode.id);
		}
	});
}
