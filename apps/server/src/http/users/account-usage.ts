import { accountUsage as accountUsageAnswer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

export function accountUsage(api: Api, { accountLimits }: Services): void {
	const [method, url] = ROUTES.accountUsage;
	api.route({
		method,
		url,
		schema: { response: { 200: accountUsageAnswer } },
		handler: async (request) => {
			const { storageBytes, episodes, jobs, systemKeyUsd, monthEndsAt } = await accountLimits.usage(
				callerOf(request).actor,
			);
			const { atOnce, ...share } = jobs;
			return {
				storage_bytes: storageBytes,
				episodes,
				jobs: { ...share, at_once: atOnce },
				system_key_usd: systemKeyUsd,
				month_ends_at: monthEndsAt.toISOString(),
			};
		},
	});
}
