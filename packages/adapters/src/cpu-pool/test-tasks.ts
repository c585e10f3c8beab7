import { NexusError } from '@nexus/core/errors';

/** What the pool's own test has it do. */
export const double = (input: number): number => input * 2;

export const samples = (length: number): { pcm: Int16Array } => ({ pcm: new Int16Array(length).fill(7) });

export function refuse(): never {
	throw new NexusError('upload_too_large', { megabytes: 10 });
}

export function spin(): never {
	for (;;);
}
