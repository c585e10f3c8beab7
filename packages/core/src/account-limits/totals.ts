import type { AccountTotals, Repositories } from '../ports/index.ts';
import { monthOf } from '../settings/limits.ts';

/** Minutes after which an upload that did not end was broken off with its server; a request may take five. */
const UPLOAD_MINUTES = 15;

export function totalsOf({ limits }: Pick<Repositories, 'limits'>, userId: string, now: Date): Promise<AccountTotals> {
	return limits.totals(userId, monthOf(now).start, new Date(now.getTime() - UPLOAD_MINUTES * 60_000));
}
