import type { ApiKeyScope } from '@nexus/contract';
import type { ApiClient } from '../stack/api-client.ts';
import { crowd, type Statuses } from './crowd.ts';

/** Many API keys of one account, each with the highest limit that it may have. */
export function createManyApiKeys(client: ApiClient, total: number): Promise<Statuses> {
	const scopes: ApiKeyScope[] = ['podcasts:read'];
	return crowd(total, 10, (index) =>
		client.call('POST', '/api/v1/api-keys/', { name: `Chave ${index}`, scopes, rate_limit_per_hour: 10_000 }),
	);
}
