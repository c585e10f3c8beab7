import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let long: { filename: string; content: string };
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	const { filename, content } = sample('long-pt');
	long = { filename, content: inParts(stretchesOf(content, [1_200, 500])) };
});
afterAll(() => stack?.close());

describe('an episode', () => {
	it('comes as one file a part where that is asked for', async () => {
		const episode = await client.makeEpisode(long.filename, long.content, { multiple_files: true });
		expect(episode.audio_outputs).toHaveLength(episode.total_parts);
		const last = episode.total_parts - 1;
		const transcript = await client.transcript(episode.id, last);
		expect(transcript.duration).toBeCloseTo(episode.audio_outputs[last]?.duration_seconds ?? 0, 3);
		expect(new Set(transcript.lines.map(({ part_number }) => part_number))).toEqual(new Set([episode.total_parts]));
	});
});
