import type { DatabaseFor, ObjectStore, TransactionFor } from '../ports/index.ts';

export interface AdministrationDependencies {
	database: DatabaseFor<'accounts' | 'administration' | 'links', 'accounts' | 'administration' | 'jobs' | 'links'>;
	objects: ObjectStore;
	now: () => Date;
}

const folderOf = (userId: string): string => `users/${userId}/`;

/** Cancels what is being made for the account. Answers how many jobs that were. */
export async function cancelJobs(
	tx: TransactionFor<'administration' | 'jobs'>,
	userId: string,
	step: string,
): Promise<number> {
	const jobs = await tx.administration.jobsUnderWay(userId);
	for (const job of jobs) await tx.jobs.cancel(job, step);
	return jobs.length;
}

/**
 * Deletes an account with its documents, audio and clips. The account is marked first and its row goes last, so that a
 * deletion that was broken off anywhere is taken up again by `finishDeletions` or by another call.
 */
export async function deleteAccount(
	{ database, objects, now }: AdministrationDependencies,
	userId: string,
): Promise<void> {
	await database.transaction(async (tx) => {
		await tx.administration.beginDeletion(userId, now());
		await tx.accounts.endSessions(userId);
		await tx.links.removeAll(userId);
		await cancelJobs(tx, userId, 'Conta excluída');
	});
	await objects.deletePrefix(folderOf(userId));
	await database.administration.deleteAccount(userId);
	// A job may have stored something while it was being stopped. What it stores even later, the next cleanup removes.
	await objects.deletePrefix(folderOf(userId));
}
