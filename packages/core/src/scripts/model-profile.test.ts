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
		'hf.co/someone/claude-3.7-sonnet-reasoning-gemma3-12B:Q4_K_M',
		'llama3.1-claude:8b',
	])('knows a small model by its name: %s', (model) =>
		expect(modelProfile({ engine: 'openai', model }).name).toBe('small'),
	);

	it.each([
		'gpt-5.2',
		'gpt-5-mini',
		'gpt-4.1-nano',
		'o4-mini',
		'google/gemini-3.8-flash-lite',
		'anthropic/claude-haiku-4.5',
		'models/gemini-3.8-flash',
		'us.anthropic.claude-sonnet-4-5',
		'openai:gpt-5',
	])('knows one that is had from its maker alone, whatever it is called: %s', (model) =>
		expect(modelProfile({ engine: 'openai', model }).name).toBe('large'),
	);

	it.each([
		'llama3.3:70b',
		'gpt-oss',
		'gpt-3.5-turbo',
		'phi-3.5-moe',
		'olmo3-instruct',
		'gpt-oss:120b',
		'qwen3-235b-a22b',
		'mistral-large',
		'a-model',
	])('knows a larger one: %s', (model) => expect(modelProfile({ engine: 'openai', model }).name).toBe('medium'));
});
