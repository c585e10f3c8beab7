import { randomUUID } from 'node:crypto';
import { PRONUNCIATIONS } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor, PronunciationRecord } from '../ports/index.ts';

type Scope = 'account' | 'installation';
/** An account's own, and the installation's. */
export interface PronunciationList {
	account: PronunciationRecord[];
	installation: PronunciationRecord[];
}

type NewPronunciation = Omit<PronunciationRecord, 'id' | 'userId'>;

/** How words are said, for an account and for the whole installation. */
export interface PronunciationServices {
	list(actor: Actor): Promise<PronunciationList>;
	/** Each in place of the one for the same word. @throws NexusError forbidden, pronunciations_full */
	save(actor: Actor, scope: Scope, entries: readonly NewPronunciation[]): Promise<PronunciationList>;
	/** @throws NexusError not_found, also for one of the installation where the actor is no administrator */
	remove(actor: Actor, id: string): Promise<PronunciationList>;
}

export function createPronunciationServices({
	database,
}: {
	database: DatabaseFor<'pronunciations', 'pronunciations'>;
}): PronunciationServices {
	async function list({ userId }: Actor): Promise<PronunciationList> {
		const records = await database.pronunciations.list(userId);
		const of = (own: boolean) => records.filter((record) => (record.userId !== null) === own);
		return { account: of(true), installation: of(false) };
	}

	return {
		list,
		async save(actor, scope, entries) {
			if (scope === 'installation' && !isAdministrator(actor)) throw new NexusError('forbidden');
			const userId = scope === 'account' ? actor.userId : null;
			await database.transaction(async (tx) => {
				await tx.pronunciations.save(entries.map((entry) => ({ ...entry, id: randomUUID(), userId })));
				if ((await tx.pronunciations.count(userId)) > PRONUNCIATIONS.most)
					throw new NexusError('pronunciations_full', { most: PRONUNCIATIONS.most });
			});
			return await list(actor);
		},
		async remove(actor, id) {
			const isOwn = await database.pronunciations.remove(actor.userId, id);
			if (!isOwn && !(isAdministrator(actor) && (await database.pronunciations.remove(null, id))))
				throw new NexusError('not_found');
			return await list(actor);
		},
	};
}

const isAdministrator = ({ isAdmin, sessionId }: Actor): boolean => isAdmin && sessionId !== null;
