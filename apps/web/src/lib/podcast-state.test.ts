import { expect, test } from 'vitest';
import { isTerminal, jobStatus } from './job-status.ts';
import { heardSeconds, isGenerating, lengthWords, podcastState } from './podcast-state.ts';

const now = Date.parse('2026-03-12T15:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const podcast = {
	latest_job_status: null,
	has_audio: false,
	createdAt: minutesAgo(30),
	files_cleaned: false,
} as const;

test('a job that runs makes the podcast a generating one, whatever else is known', () => {
	for (const latest_job_status of ['pending', 'processing'] as const)
		expect(isGenerating({ latest_job_status, has_audio: true, createdAt: minutesAgo(9000) }, now)).toBe(true);
});

test('a job that ended makes it none, even when it is young and silent', () => {
	for (const latest_job_status of ['completed', 'failed', 'cancelled'] as const)
		expect(isGenerating({ ...podcast, latest_job_status }, now)).toBe(false);
});

test('with no job known, it is generating for its first hour without audio', () => {
	expect(isGenerating(podcast, now)).toBe(true);
	expect(isGenerating({ ...podcast, createdAt: minutesAgo(60) }, now)).toBe(false);
	expect(isGenerating({ ...podcast, has_audio: true }, now)).toBe(false);
});

test('statuses are read in upper and lower case, and unknown ones are none', () => {
	expect(jobStatus('PROCESSING')).toBe('processing');
	expect(jobStatus('Completed')).toBe('completed');
	expect(jobStatus('exploded')).toBeNull();
	expect(isTerminal('CANCELLED')).toBe(true);
	expect(isTerminal('pending')).toBe(false);
});

test('what has ended is ready, cleaned, cancelled or failed', () => {
	const old = { ...podcast, createdAt: minutesAgo(600) };
	expect(podcastState({ ...old, has_audio: true, latest_job_status: 'completed' }, now)).toBe('ready');
	expect(podcastState({ ...old, files_cleaned: true, latest_job_status: 'completed' }, now)).toBe('cleaned');
	expect(podcastState({ ...old, latest_job_status: 'cancelled' }, now)).toBe('cancelled');
	expect(podcastState({ ...old, latest_job_status: 'failed' }, now)).toBe('failed');
	expect(podcastState(old, now)).toBe('failed');
});

test('an episode that came to a halt is as long as what can be heard of it, not as it was to be', () => {
	const output = { part_number: 1, public_url: '', download_url: '', version: 'v', file_size: 1 };
	const audio_outputs = [
		{ ...output, duration_seconds: 69 },
		{ ...output, part_number: 2, duration_seconds: 111 },
	];
	const halted = { ...podcast, latest_job_status: 'cancelled', estimated_duration: 65, audio_outputs } as const;
	expect(heardSeconds(halted, now)).toBe(180);
	expect(lengthWords(halted, now)).toBe('3 min');
	expect(lengthWords({ ...halted, latest_job_status: 'processing' }, now)).toBe('cerca de 65 min');
	expect(lengthWords({ ...halted, audio_outputs: [] }, now)).toBe('cerca de 65 min');
	expect(lengthWords({ ...halted, audio_outputs: [], estimated_duration: 0.4 }, now)).toBe('menos de 1 min');
	expect(lengthWords({ ...halted, audio_outputs: [], estimated_duration: 0 }, now)).toBeNull();
});
