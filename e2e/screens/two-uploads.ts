import { ApiClient } from '@nexus/testkit/stack';

/** Two short documents, of which a series can be made. */
const TEXTS = [
	['mares.md', '# As marés\n\nA maré sobe duas vezes por dia. A Lua puxa a água do mar.\n'],
	['pontes.md', '# As pontes\n\nA ponte velha tem 821 metros. Ela foi aberta em 1911.\n'],
] as const;

/** Somebody new who has uploaded both. */
export async function withTwoUploads(url: string): Promise<{ client: ApiClient; ids: string[] }> {
	const client = await ApiClient.registered(url);
	const ids: string[] = [];
	for (const [name, text] of TEXTS) ids.push((await client.upload(name, text)).id);
	return { client, ids };
}
