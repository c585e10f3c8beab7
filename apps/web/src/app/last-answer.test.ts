import { describe, expect, it } from 'vitest';
import { spokenLanguage } from './last-answer.ts';

const answer = (engine: 'embedded' | 'gemini', language: 'pt-BR' | 'en-US', detected_language: string | null) =>
	({
		language,
		document_info: { detected_language },
		cost_breakdown: { script_generation: { engine } },
	}) as Parameters<typeof spokenLanguage>[0];

describe('the language of an episode', () => {
	it('is the one that was answered, or the wish while nothing was', () => {
		expect(spokenLanguage(undefined, false, 'pt-BR')).toBe('pt-BR');
		expect(spokenLanguage(answer('embedded', 'en-US', 'en'), true, 'pt-BR')).toBe('en-US');
		expect(spokenLanguage(answer('gemini', 'pt-BR', 'en'), true, 'pt-BR')).toBe('pt-BR');
	});

	it('stays the document’s own while another wish is asked about, where the writer does not translate', () => {
		expect(spokenLanguage(answer('embedded', 'en-US', 'en'), false, 'pt-BR')).toBe('en-US');
		expect(spokenLanguage(answer('embedded', 'pt-BR', 'pt'), false, 'en-US')).toBe('pt-BR');
	});

	it('is the new wish meanwhile, where the writer translates or can only present the document', () => {
		expect(spokenLanguage(answer('gemini', 'pt-BR', 'en'), false, 'en-US')).toBe('en-US');
		expect(spokenLanguage(answer('embedded', 'pt-BR', 'fr'), false, 'en-US')).toBe('en-US');
		expect(spokenLanguage(answer('embedded', 'pt-BR', null), false, 'en-US')).toBe('en-US');
	});
});
