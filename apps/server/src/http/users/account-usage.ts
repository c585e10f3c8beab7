import { accountUsage as accountUsageAnswer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

export function accountUsage(api: Api, { accountLimits }: Services): void {
	const [method, url] = ROUTES.accountUsage;
	api.route({
		method,
		url,
		schema: { response: { 200: accountUsageAnswer } },
		handler: (request) => accountLimits.usage(callerOf(request).actor),
	});
}
