import { cleanupConfig as answer, ROUTES } from '@nexus/contract';
import type { Api, Services } from '../api.ts';
import { presentPolicy } from './present-cleanup.ts';

export function cleanupConfig(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.cleanupConfig;
	api.route({ method, url, schema: { response: { 200: answer } }, handler: async () => presentPolicy(cleanup.policy) });
}
