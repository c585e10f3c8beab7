import { expect, it } from 'vitest';
import { languageName } from './describe-document.ts';

it.each([
	['de', 'pt-BR', 'alemão'],
	['de-AT', 'en-US', 'German'],
	['JA', 'pt-BR', 'japonês'],
	['xx', 'pt-BR', undefined],
	['not a language', 'en-US', undefined],
	[null, 'pt-BR', undefined],
] as const)('names %s for a script in %s: %s', (tag, language, name) => {
	expect(languageName(tag, language)).toBe(name);
});
