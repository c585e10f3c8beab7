import { describe, expect, it } from 'vitest';
import { modelProfile } from './model-profile.ts';

describe('modelProfile', () => {
	it.each([
		'llama3.1:8b',
		'qwen3:4b',
		'Qwen3-4B-Instruct-2507',
		'gemma-3-12b-it',
		'phi-4-mini',
		'mistral-small:latest',
		'qwen2.5:0.5b',
	])('knows a small model by its name: %s', (model) =>
		expect(modelProfile({ engine: 'openai', model }).name).toBe('small'),
	);

	it.each(['llama3.3:70b', 'gpt-oss:120b', 'qwen3-235b-a22b', 'mistral-large', 'a-model'])(
		'knows a larger one: %s',
		(model) => expect(modelProfile({ engine: 'openai', model }).name).toBe('medium'),
	);
});
