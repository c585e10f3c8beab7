import type { ErrorBody, Job, SeriesDetails } from '@nexus/contract';
import { ApiClient, startStack } from '@nexus/testkit/stack';
import { describe, expect, it } from 'vitest';

const SERIES = '/api/v1/series/';
const TEXTS = [
	['pontes.md', '# As pontes\n\nA ponte velha tem 821 metros. Ela foi aberta em 1926.\n'],
	['mares.txt', 'A maré sobe duas vezes por dia. A Lua puxa a água do mar.\n'],
	['balsas.md', '# As balsas\n\nA balsa parou em 1927. Ela levava doze carros.\n'],
] as const;

const uploadAll = async (owner: ApiClient): Promise<string[]> => {
	const uploaded: string[] = [];
	for (const [name, text] of TEXTS) uploaded.push((await owner.upload(name, text)).id);
	return uploaded;
};
const create = (owner: ApiClient, document_ids: readonly unknown[], more = {}) =>
	owner.expect<SeriesDetails>('POST', SERIES, { document_ids, ...more });
const generate = (owner: ApiClient, id: string) =>
	owner.call<{ jobs: { job_id: string; podcast_id: string; status: string }[] } & ErrorBody>(
		'POST',
		`${SERIES}${id}/generate`,
		{},
	);

describe('within the limits of an account', () => {
	it('a series waits in the queue as one, and its episodes are made one after another', async () => {
		const narrow = await startStack({ ACCOUNT_MAX_RUNNING_JOBS: '1', ACCOUNT_MAX_WAITING_JOBS: '0' });
		try {
			const owner = await ApiClient.registered(narrow.url);
			const series = await create(owner, await uploadAll(owner));
			const { status, body } = await generate(owner, series.id);
			expect(status).toBe(202);
			// Behind them nothing else fits.
			const alone = await owner.create({ text: 'A barca parou em 1930.' });
			const refused = await owner.call<ErrorBody>('POST', `/api/v1/podcasts/${alone.id}/generate`, {});
			expect(refused.body.code).toBe('account_jobs_limit');
			const jobs: Job[] = [];
			for (const { job_id } of body.jobs) jobs.push(await owner.waitForJob(job_id));
			expect(jobs.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
			for (const [index, { finished_at }] of jobs.entries()) {
				const after = jobs[index + 1]?.started_at;
				if (after) expect(Date.parse(after)).toBeGreaterThanOrEqual(Date.parse(String(finished_at)));
			}
		} finally {
			await narrow.close();
		}
	});
});
