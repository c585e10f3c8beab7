import { describe, expect, it } from 'vitest';
import { mapDocument } from './map-document.ts';

const PROSE = 'Este parágrafo existe para que a seção tenha um texto de verdade, com mais de uma linha de conteúdo.';

/** Headings with their levels, indented by the number of headings above. */
function outline(text: string, filename?: string): string[] {
	return mapDocument(text, filename).sections.map(
		({ heading, level, path }) => `${'  '.repeat(path.length)}${level} ${heading ?? '(none)'}`,
	);
}

describe('mapDocument', () => {
	it('finds ATX and setext headings with what stands above them', () => {
		const text = `Antes.\n\n# Um *título* com \`código\` e [link](x)\n\n## Dois ##\n\n${PROSE}\n\nTrês\n----\n\n### Quatro {#id}\n\nUm outro\n===\n`;
		expect(outline(text)).toEqual([
			'0 (none)',
			'1 Um título com código e link',
			'  2 Dois',
			'  2 Três',
			'    3 Quatro',
			'1 Um outro',
		]);
	});

	it('ignores headings in code, comments and front matter', () => {
		const text = `---\ntitle: X\n# nada: 1\n---\n\n# Um\n\n\`\`\`sh\n# comentário\n\`\`\`\n\n~~~\n# outro\n\`\`\`\n~~~\n\n<!--\n# oculto\n-->\n\n## Dois\n\n\`\`\`\n# sem fim`;
		expect(outline(text)).toEqual(['1 Um', '  2 Dois']);
	});

	it('does not take a line of dashes below a paragraph or a list for a heading', () => {
		expect(outline(`# A\n\n${PROSE}\noutra linha\n---\n\n- item\n---\n\n${PROSE}`)).toEqual(['1 A']);
	});

	it('finds chapters of plain text, with their titles on the next line', () => {
		const text = `O livro\n\nCAPÍTULO I\n\nA partida\n\n${PROSE}\n\nCapítulo 2 — A volta\n\n${PROSE}\n\nCHAPTER THREE\n\n${PROSE}\n\nIV\n\n${PROSE}\n\nEpílogo\n\n${PROSE}`;
		expect(outline(text)).toEqual([
			'1 O livro',
			'  2 CAPÍTULO I — A partida',
			'  2 Capítulo 2 — A volta',
			'  2 CHAPTER THREE',
			'  2 IV',
			'  2 Epílogo',
		]);
	});

	it('finds the clauses of a contract right above their text', () => {
		const text = `Contrato de locação\n\n${PROSE}\n\nCLÁUSULA PRIMEIRA – DO OBJETO\n${PROSE}\n\nCLÁUSULA DÉCIMA SEGUNDA – DO FORO\n${PROSE}\n\nCláusula 13ª\n\n${PROSE}`;
		expect(outline(text)).toEqual([
			'1 Contrato de locação',
			'  2 CLÁUSULA PRIMEIRA – DO OBJETO',
			'  2 CLÁUSULA DÉCIMA SEGUNDA – DO FORO',
			'  2 Cláusula 13ª',
		]);
		expect(outline(`# Contrato\n\nCláusula 1ª – O prazo é de 30 meses.\n\n${PROSE}`)).toEqual(['1 Contrato']);
	});

	it('does not take a sentence of a text in capitals for a heading', () => {
		const text = `REGULAMENTO DA PISCINA\n\nÉ OBRIGATÓRIO O USO DE TOUCA.\n\n${PROSE.toUpperCase()}`;
		expect(outline(text)).toEqual(['1 REGULAMENTO DA PISCINA']);
	});

	it('finds numbered headings, but not numbered lists', () => {
		const text = `1. Introdução\n\n${PROSE}\n\n2. Método\n\n2.1 Dados\n\n${PROSE}\n\n2.2 Medidas\n\n${PROSE}\n\n3. Fim\n\n${PROSE}`;
		expect(outline(text)).toEqual(['1 1. Introdução', '1 2. Método', '  2 2.1 Dados', '  2 2.2 Medidas', '1 3. Fim']);
		expect(outline(`${PROSE}\n\n1. Maçã\n\n2. Pera\n\n3. Uva\n\n${PROSE}`)).toEqual(['0 (none)']);
		expect(outline(`${PROSE}\n\n1. Maçã\n2. Pera\n3. Uva\n\n${PROSE}`)).toEqual(['0 (none)']);
	});

	it('finds lines in capitals and short lines above a paragraph', () => {
		const text = `RELATÓRIO ANUAL\n\n${PROSE}\n\nORIGEM DO CAFÉ\n\n${PROSE}\n\nUm novo começo\n\n${PROSE}\n\nIsto é uma frase curta.\n\n${PROSE}`;
		expect(outline(text)).toEqual(['1 RELATÓRIO ANUAL', '1 ORIGEM DO CAFÉ', '1 Um novo começo']);
	});

	it('finds titles right above their lines, as minutes and notes have them', () => {
		const line = 'O coração bate cerca de setenta vezes por minuto em repouso.';
		const text = `ATA DA REUNIÃO\nData: 12/03/2026, no salão.\n\nComponentes\n${line}\n${line}\n\n2. Animais\nFicou decidido o que se segue:\n- cães com guia;\n- gatos em casa.\n\nPara lembrar\n- 5 litros\n- 70 batimentos`;
		expect(outline(text)).toEqual(['1 ATA DA REUNIÃO', '  3 Componentes', '  2 2. Animais', '    3 Para lembrar']);
	});

	it('finds headings in capitals right above what they head, like those before them', () => {
		const review = `1. SUMMARY\n\n${PROSE}\n\n2. IMPACT\n\n- 38 stuck\n- 17 delayed\n\n3. NOTE\nv1.1 said 71.`;
		expect(outline(review)).toEqual(['1 1. SUMMARY', '1 2. IMPACT', '1 3. NOTE']);
		const newsletter = `FROM THE CHAIR\n\n${PROSE}\n\nTHE SURVEY\nby Dr Femi Adeyinka\n\n${PROSE}\n\nDIARY\n 6 Oct    High Garth begins`;
		expect(outline(newsletter)).toEqual(['1 FROM THE CHAIR', '1 THE SURVEY', '1 DIARY']);
		const card = `FROM THE CHAIR\n\n${PROSE}\n\nDIG DAY\nSaturday, 26 July, 7 to 11 a.m.`;
		expect(outline(card)).toEqual(['1 FROM THE CHAIR']);
		const rule = `FROM THE CHAIR\n\n${PROSE}\n\nTHE TENANT MAY NOT\nsublet any part of the house, at any time of the year, unless the owner has said so in writing.`;
		expect(outline(rule)).toEqual(['1 FROM THE CHAIR']);
	});

	it('does not take the head of a table in plain text for a heading', () => {
		expect(outline(`${PROSE}\n\n#  What              Owner     Due\n1  Remove the room   Estates   May`)).toEqual([
			'0 (none)',
		]);
	});

	it('takes neither verses nor the first line of a paragraph for titles', () => {
		expect(
			outline('Minha terra tem palmeiras\nOnde canta o sabiá;\nAs aves que aqui gorjeiam\nNão gorjeiam como lá.'),
		).toHaveLength(1);
		expect(outline(`Nome: Ana\n${PROSE}`)).toEqual(['0 (none)']);
		expect(outline('O rio sobe\ne a ponte cai, como se viu em todos os invernos desde a obra.')).toEqual(['0 (none)']);
	});

	it('does not take a shouted text for headings', () => {
		expect(outline('ISTO É UM AVISO\n\nNINGUÉM ENTRA AQUI\n\nOBRIGADO A TODOS\n\nA DIREÇÃO')).toHaveLength(1);
	});

	it('leaves short lines of Markdown alone when it has headings of its own', () => {
		expect(outline(`# A\n\nUm novo começo\n\n${PROSE}`)).toEqual(['1 A']);
	});

	it('does not make sections of a list of chapters', () => {
		const text = `Sumário\n\nCapítulo 1 — A partida\nCapítulo 2 — A volta\nCapítulo 3 — O fim\n\n${PROSE}`;
		expect(outline(text).filter((line) => line.includes('partida'))).toEqual([]);
	});

	it.each([
		['front matter', `---\ntitle: "Um *bom* título"\n---\n\n# Outro\n\n${PROSE}`, 'Um bom título'],
		[
			'front matter over two lines',
			`---\ntitle: A diretora\n  que venceu\ntags:\n  - Mundo\n---\n\n${PROSE}`,
			'A diretora que venceu',
		],
		['front matter of a blog', `---\nID: 7\npost_title: Ostras\n---\n\n${PROSE}`, 'Ostras'],
		[
			'a line in bold letters',
			`**Política de privacidade**\n\n${PROSE}\n\n**Coleta**\n\n${PROSE}`,
			'Política de privacidade',
		],
		[
			'a line above a date',
			`Reunião de Ana e Rui\n*Data:* 26/02/2026\n*Horário:* 9h\n\n${PROSE}`,
			'Reunião de Ana e Rui',
		],
		[
			'a link whose address has brackets',
			`## [<cite>O rio</cite> de Ana](http://a.org/b?q=C(46)&t=O%20rio)\n\n${PROSE}`,
			'O rio de Ana',
		],
		['TOML front matter', `+++\ntitle = 'Em TOML'\n+++\n\n${PROSE}`, 'Em TOML'],
		['the first H1', `Algo antes.\n\n## Dois\n\n# O título\n\n${PROSE}`, 'O título'],
		['a setext H1', `O título\n========\n\n${PROSE}`, 'O título'],
		['a first short line', `A história do café\n\n${PROSE}`, 'A história do café'],
		['a title in a box', `=====\n  O FAROL\n  Boletim do bairro\n=====\n\n${PROSE}`, 'O FAROL'],
		['not a first sentence', `Isto já é o texto.\n\n${PROSE}`, null],
		['not a chapter', `# Capítulo 1\n\n${PROSE}\n\n# Capítulo 2\n\n${PROSE}`, null],
		['not a list', `- um\n- dois\n\n${PROSE}`, null],
		['a lower heading that comes first', `## Relatório\n\n${PROSE}`, 'Relatório'],
		['nothing', '', null],
	])('takes the title from %s', (_, text, title) => {
		expect(mapDocument(text, 'documento.md').title).toBe(title);
	});

	it('tells the language of what is read, whatever a comment is in', () => {
		const comment = `<!-- ${'Este rascunho ainda precisa de uma revisão cuidadosa. '.repeat(100)}-->`;
		const text = `The lamp was lit on a winter night.\n\n${comment}\n\nThe keeper went up the stairs with his oil.`;
		expect(mapDocument(text).language).toBe('en');
	});

	it('counts characters and words, and tells the language', () => {
		const map = mapDocument(`# Café\n\n${PROSE}`);
		expect(map.characters).toBe(8 + PROSE.length);
		expect(map.words).toBe(2 + PROSE.split(' ').length);
		expect(map.language).toBe('pt');
	});

	it('has sections that tile the text', () => {
		const text = `Antes.\n\n${'# A\n\nTexto.\n\n## B\n\nTexto.\n\n'.repeat(50)}`;
		const { sections } = mapDocument(text);
		expect(sections[0]?.start).toBe(0);
		expect(sections.at(-1)?.end).toBe(text.length);
		sections.slice(1).forEach((section, index) => {
			expect(section.start).toBe(sections[index]?.end);
		});
	});

	it.each([
		['no line break at all', 'palavra '.repeat(1_250_000)],
		['no white space at all', 'x'.repeat(10_000_000)],
		['nothing but line breaks', '\n'.repeat(5_000_000)],
		['a heading on every line', '# A\n'.repeat(1_000_000)],
		['a fence on every line', '```\n'.repeat(1_000_000)],
		['an open comment on every line', '<!-- a\n'.repeat(500_000)],
	])('survives a huge text with %s', (_, text) => {
		const map = mapDocument(text);
		expect(map.characters).toBe(text.length);
		expect(map.sections.length).toBeLessThanOrEqual(50_001);
	});
});
