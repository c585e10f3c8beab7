import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAudioAssembler } from '@nexus/adapters/audio';
import { createCoverPainter } from '@nexus/adapters/cover';
import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import { createDatabase, migrateDatabase } from '@nexus/adapters/postgres';
import { startEmbeddedDatabase } from '@nexus/adapters/postgres-embedded';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { PriceBook } from '@nexus/core/costs';
import { newId } from '@nexus/core/ownership';
import { createPlanner } from '@nexus/core/planning';
import {
	type CpuPool,
	type Database,
	EMBEDDED_ENGINES,
	type ObjectStore,
	type QueueMessage,
	type ScriptWriter,
} from '@nexus/core/ports';
import { documentKeys } from '@nexus/core/records';
import { createGuidedReadingWriter } from '@nexus/guided-reading';
import { createProductionServices } from '@nexus/production';
import { undoing } from './clean-up.ts';
import { LANGUAGE, PRESET, presetHosts } from './script.ts';
import { withFolder } from './server.ts';
import { timed } from './statistics.ts';

const THREADS = 2;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The production pipeline with its real adapters, database and disk, without HTTP and queue around it. */
export interface ProductionPipeline {
	pool: CpuPool;
	writer: ScriptWriter;
	/**
	 * Makes an episode with two parts at a time. Seconds: of the plan, and from there to the finished file.
	 * @throws Error when it is not made
	 */
	produce(
		text: string,
		writer: ScriptWriter,
	): Promise<{ planning: number; making: number; file: string; duration: number }>;
}

export function withProductionPipeline<Result>(
	work: (pipeline: ProductionPipeline) => Promise<Result>,
): Promise<Result> {
	return withFolder(async (folder) => {
		const postgres = await startEmbeddedDatabase({ dataDir: folder, logger: silent });
		const messages: QueueMessage[] = [];
		const enqueue = async (_: unknown, more: QueueMessage[]) => void messages.push(...more);
		await migrateDatabase(postgres.url);
		const database = createDatabase({
			url: postgres.url,
			enqueue,
			hasten: async () => undefined,
			onError: () => undefined,
		});
		const pool = createCpuPool(THREADS);
		const objects = createDiskObjectStore(join(folder, 'objects'));
		const speech = createEspeakSpeech({ pool });
		const audio = createAudioAssembler({ pool });
		const covers = createCoverPainter({ pool });
		const close = async () => {
			await pool.close();
			await database.close();
			await postgres.stop();
		};
		return undoing(close, () =>
			work({
				pool,
				writer: createGuidedReadingWriter({ pool }),
				async produce(text, writer) {
					const { userId, episodeId, jobId } = await createEpisodeJob(database, objects, text);
					const { handlers } = createProductionServices({
						database,
						objects,
						audio,
						covers,
						planner: createPlanner({ pool }),
						prices: new PriceBook([]),
						engines: {
							chosenFor: async () => EMBEDDED_ENGINES,
							check: async () => undefined,
							keyOwner: async () => null,
							offeredTo: async () => ({ script: [EMBEDDED_ENGINES.script], speech: [EMBEDDED_ENGINES.speech] }),
							writerFor: async () => writer,
							speechFor: async () => speech,
						},
						now: () => new Date(),
						onError: (error) => console.error(error),
					});
					const delivery = { signal: new AbortController().signal };
					const work = { jobId, run: 1 };
					const plan = await timed(() => handlers['episode-plan'](work, delivery));
					const making = await timed(async () => {
						const parts = messages.splice(0).values();
						const worker = async () => {
							for (const message of parts) {
								if (message.queue === 'episode-part') await handlers['episode-part'](message.payload, delivery);
							}
						};
						await Promise.all(Array.from({ length: THREADS }, worker));
						messages.length = 0;
						await handlers['episode-finish'](work, delivery);
					});
					const overview = await database.episodes.overview(userId, episodeId);
					const [made] = overview?.audioFiles ?? [];
					if (!made) throw new Error((await database.jobs.get(jobId))?.errorTraceback ?? 'The episode was not made');
					const file = join(folder, 'objects', made.objectKey);
					return { planning: plan.seconds, making: making.seconds, file, duration: made.durationSeconds };
				},
			}),
		);
	});
}

/** A new user's document and episode, with the job that makes it. */
async function createEpisodeJob(database: Database, objects: ObjectStore, text: string) {
	const [userId, documentId] = [randomUUID(), newId<'document'>()];
	const [episodeId, jobId] = [newId<'episode'>(), newId<'job'>()];
	const bytes = Buffer.from(text);
	await database.transaction((tx) =>
		tx.accounts.createUser({
			id: userId,
			email: `${userId}@example.org`,
			username: userId,
			fullName: 'Bench',
			passwordHash: '',
		}),
	);
	await objects.put(documentKeys(userId, documentId).text, bytes);
	await database.documents.create({
		id: documentId,
		userId,
		filename: 'livro.md',
		size: bytes.length,
		textSize: 0,
		characters: text.length,
		encoding: 'utf-8',
		language: LANGUAGE,
		title: null,
		estimatedParts: 1,
	});
	const { A, B } = presetHosts();
	await database.episodes.create({
		id: episodeId,
		userId,
		documentId,
		title: 'Bench',
		language: LANGUAGE,
		presetId: PRESET,
		hostA: A,
		hostB: B,
		customStyle: null,
		scriptOptions: null,
		seed: 1,
		estimatedSeconds: 60,
		forecast: null,
	});
	await database.jobs.create({ id: jobId, episodeId, userId, multipleFiles: false, currentStep: '' });
	return { userId, episodeId, jobId };
}
