import type { SeriesDetails } from '@nexus/contract';
import type { GoodCall } from '@nexus/testkit/contract';
import type { ApiClient } from '@nexus/testkit/stack';
import { type ContractSetup, tokenOf } from './contract-setup.ts';

export type Make = (setup: ContractSetup) => GoodCall | Promise<GoodCall>;

export const own =
	(call: Omit<GoodCall, 'token'> = {}): Make =>
	({ owner }) => ({ token: tokenOf(owner), ...call });
export const ofPodcast =
	(call: Omit<GoodCall, 'token'> = {}): Make =>
	({ owner, podcastId }) => ({ token: tokenOf(owner), ...call, params: { id: podcastId, ...call.params } });
export const page = { limit: 5, offset: 0 };

export const customDuo = {
	name: 'Minha dupla',
	host_a: { name: 'Rita', voice: 'Kore', style: 'calma', description: 'Historiadora' },
	host_b: { name: 'Caio', voice: 'Puck', style: 'curioso', description: 'Estudante' },
};

export const scriptOptions = {
	target_minutes: 3,
	format: 'conversation',
	focus: { text: 'a construção', sections: [0] },
	audience: 'student',
	effort: 'quick',
};
export const pending = async (owner: ApiClient): Promise<string> =>
	(
		await owner.expect<{ id: string }>('POST', '/api/v1/documents/import', {
			text: 'Um texto colado.',
			title: 'Colado',
		})
	).id;

export const twoDocuments = async (owner: ApiClient, id: string): Promise<string[]> => [
	id,
	(await owner.upload('outro.md', 'Outro texto, de uma linha só.\n')).id,
];
export const newSeries = async (owner: ApiClient, documentId: string) =>
	owner.expect<SeriesDetails>('POST', '/api/v1/series/', { document_ids: await twoDocuments(owner, documentId) });
export const ofNewSeries =
	(call: Omit<GoodCall, 'token'> = {}): Make =>
	async ({ owner, document }) => ({
		token: tokenOf(owner),
		...call,
		params: { id: (await newSeries(owner, document.id)).id },
	});

export interface Line {
	id: string;
	part_number: number;
	speaker: 'A' | 'B';
	text: string;
}
