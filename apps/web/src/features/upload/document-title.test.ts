import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it.each([
	['# A ponte\n\nEla mede 821 metros.', 'A ponte'],
	['Rascunho\n\n# A *ponte* de [Florianópolis](https://exemplo.com)\n', 'A ponte de Florianópolis'],
	['Uma frase.\n\n### Uma seção ##\n\nMais.\n\n# Outra', 'Uma seção'],
	['```sh\n# instala\nnpm start\n```\n\n## Instalação\n', 'Instalação'],
	['~~~\n```\n# não\n~~~\n# Sim', 'Sim'],
	['```\n# sem fim', null],
	['A ponte *velha*\n=====\n\n# Depois', 'A ponte velha'],
	['Prefácio\r\n---\r\n\r\nTexto.', 'Prefácio'],
	['---\ntitle: Ficha\n---\n\nTexto.\n\n# A ponte', 'A ponte'],
	['- um item\n---\n\n| a | b |\n|---|---|\n', null],
	['Um parágrafo\nde duas linhas.\n\n---\n\nOutro.', null],
	['Só um parágrafo.', null],
	[`# ${'a'.repeat(300)}`, null],
])('finds the title of %j', (text, title) => {
	expect(documentTitle(text, 200)).toBe(title);
});
