import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it.each([
	['# A ponte\n\nEla mede 821 metros.', 'A ponte'],
	['Rascunho\n\n# A *ponte* de [Florianópolis](https://exemplo.com)\n', 'A ponte de Florianópolis'],
	['## Uma seção\n\nSem título.', null],
	['Só um parágrafo.', null],
	[`# ${'a'.repeat(300)}`, null],
])('finds the title of %j', (text, title) => {
	expect(documentTitle(text, 200)).toBe(title);
});
