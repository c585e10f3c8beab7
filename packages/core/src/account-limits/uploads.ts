import { randomUUID } from 'node:crypto';
import { UPLOADS_AT_ONCE } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor } from '../ports/index.ts';
import { checkBytes } from './check.ts';
import { totalsOf } from './totals.ts';
import type { AccountLimits } from './types.ts';

/** Room for an upload, noted in the database before its first byte is stored. */
export interface ReservedUpload {
	/** @throws NexusError account_storage_limit */
	grow(bytes: number): Promise<void>;
	end(): Promise<void>;
}

/**
 * Reserves room for an upload of at most so many bytes, so that uploads side by side cannot pass the limit together.
 * @throws NexusError account_storage_limit, too_many_uploads
 */
export async function reserveUpload(
	{ database, limits, now }: { database: DatabaseFor<'limits', 'limits'>; limits: AccountLimits; now: () => Date },
	userId: string,
	bytes: number,
	id: string = randomUUID(),
): Promise<ReservedUpload> {
	const reserve = (more: number, isNew: boolean) =>
		database.transaction(async (tx) => {
			await tx.limits.lock(userId);
			const totals = await totalsOf(tx, userId, now());
			if (isNew && totals.uploadsUnderWay >= UPLOADS_AT_ONCE) {
				throw new NexusError('too_many_uploads', { limit: UPLOADS_AT_ONCE });
			}
			checkBytes(limits, totals, more);
			await tx.limits.addUpload({ id, userId, bytes: more });
		});
	await reserve(bytes, true);
	return { grow: (more) => reserve(more, false), end: () => database.limits.endUpload(id) };
}
