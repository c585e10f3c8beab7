import { sample } from '@nexus/testkit/samples';
import { ApiClient, serverEvents, startStack } from '@nexus/testkit/stack';
import { describe, expect, it } from 'vitest';

describe('events of a job', () => {
	it('do not hold up the end of the server', async () => {
		const own = await startStack();
		const user = await ApiClient.registered(own.url);
		const { id } = await user.upload('livro.md', sample('book-pt').content);
		const podcast = await user.create({ document_id: id });
		const { job_id } = await user.generate(podcast.id);
		const response = await fetch(`${own.url}/api/v1/podcasts/jobs/${job_id}/events`, {
			headers: { authorization: `Bearer ${user.tokens?.access_token}` },
		});
		const reading = Array.fromAsync(serverEvents(response));
		await own.close();
		expect((await reading).some(({ event }) => event === 'end')).toBe(false);
	});
});
