import { mapDocument, withoutDateline } from '@nexus/document-text';
import { describe, expect, it } from 'vitest';
import { bodyOf, read } from '../read.fixture.ts';
import { readPart } from './read-part.ts';
import { textOf } from './unit.ts';

const told = (text: string, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
	readPart(`# Título\n\n${text}\n`, 0, mapDocument(`# Título\n\n${text}\n`).sections, language).flatMap(({ units }) =>
		units.map((unit) => (unit.form === 'paragraph' ? textOf(unit) : unit.form)),
	);

it('a news item begins without the place that it comes from', () => {
	expect(withoutDateline('MANAUS — O rio Negro baixou.')).toBe('O rio Negro baixou.');
	expect(withoutDateline('SÃO PAULO (Agência) – A chuva voltou.')).toBe('A chuva voltou.');
	expect(withoutDateline('IPVA — O imposto vence hoje.')).not.toBe('');
	expect(withoutDateline('A ponte — A velha — caiu.')).toBe('A ponte — A velha — caiu.');
});

describe('what is not told', () => {
	it.each([
		['Prezados,\n\nO ponto muda em julho.', 'pt-BR'],
		['O ponto muda em julho. Consulte a [documentação oficial](https://a.b/c).', 'pt-BR'],
		['O ponto muda em julho.\n\n*Colaborou Ana Freire, de Tabatinga.*', 'pt-BR'],
		['O ponto muda em julho. Leia mais em www.jornal.com.br/ponto', 'pt-BR'],
		['PREFEITURA MUNICIPAL DE LAGES\nE. M. PROFª. ANA LIRA\nRua Um, 4 - Centro\n\nO ponto muda em julho.', 'pt-BR'],
		['CNPJ 00.418.xxx/0001-77\nRua Um, 640 - Torre A\nLages / SC\n\nO ponto muda em julho.', 'pt-BR'],
		['Not for broadcast before 13.00.\n\nO ponto muda em julho.', 'en-US'],
		['CORRECTION 12/06, 15.40: it is 14.\n\nO ponto muda em julho.', 'en-US'],
		['Texto: Ana Lira\nFotos: Rui Sá\n\nO ponto muda em julho.', 'pt-BR'],
	] as const)('stands in "%s"', (text, language) => {
		expect(told(text, language)).toEqual(['O ponto muda em julho.']);
	});

	it('is not a sentence that says more than where to look', () => {
		const text = 'Consulte o [médico](https://a.b) antes de tomar 2 doses.';
		expect(told(text)).toEqual(['Consulte o médico antes de tomar 2 doses.']);
		expect(told('Many people visit the [tower](https://a.b) at night.', 'en-US')).toHaveLength(1);
		expect(told('Com informações do censo, a prefeitura decidiu abrir escolas.')).toHaveLength(1);
	});
});

describe('a sentence with a colon', () => {
	it('above a table is told, and the table after it', () => {
		const table = '| Empresa | Valor |\n|---|---|\n| Piso Forte | 42 mil |\n| Quadras Sul | 38 mil |';
		expect(told(`A diretora apresentou três orçamentos:\n\n${table}`)).toEqual(['table']);
	});

	it('above what is not told is not told', () => {
		expect(told('A tela é azul. Faça um teste e envie:\n\n```\nx = {1}\n```\n\nA tela mostra o resultado.')).toEqual([
			'A tela é azul.',
			'A tela mostra o resultado.',
		]);
		expect(
			told(
				'De um lado a senhora Maria Prado, brasileira, viúva, aposentada, chamada locadora, e de outro lado o senhor Tiago Bento, brasileiro, programador, chamado locatário, têm entre si contratado o seguinte:\n\nO prazo é de 30 meses.',
			),
		).toHaveLength(1);
	});
});

describe('furniture', () => {
	it.each([
		['Por Lígia Tavares e Rui Sato — Da Redação\nPublicado em 14/08/2024 às 05h40\n\nA conta subiu.', 'pt-BR'],
		['A conta subiu.\n\n**ERRAMOS** — A audiência é no dia 30. O texto foi corrigido.', 'pt-BR'],
		['A conta subiu.\n\nLeia também:\n» Represa está com 46% do volume\n» Buraco faz aniversário', 'pt-BR'],
		['A conta subiu.\n\n© Folha 2024. Assine por R$ 9,90 por mês.', 'pt-BR'],
		['A conta subiu.\n\n<small>Ana Souza — menção honrosa no concurso</small>', 'pt-BR'],
		['Prof. Souza · 2º sem. · turma noturna\n\nA conta subiu.', 'pt-BR'],
		['PREFEITURA DE RIBEIRA\nESTADO DO ACRE\n\nA conta subiu.', 'pt-BR'],
		['Rua Um, 640 - Bairro Centro\nBelo Horizonte / MG\n\nA conta subiu.', 'pt-BR'],
		['The bill rose.\n\n*J. Bees* **18**(3): 211–224 (2022)', 'en-US'],
		['The bill rose.\n\nNotes: say this number slowly.', 'en-US'],
		['The bill rose.\n\nDetections: doi:10.0000/fenb.2022.118 (embargoed)', 'en-US'],
	] as const)('is not told in "%s"', (text, language) => {
		expect(told(text, language)).toEqual([language === 'pt-BR' ? 'A conta subiu.' : 'The bill rose.']);
	});

	it('stands below the place and the date of a law', () => {
		const law =
			'Art. 1º A poda é livre.\n\nArt. 2º O corte é proibido.\n\nArt. 3º A multa é de R$ 9.\n\nBarra/ES, 4 de dezembro de 2023; 132º da Emancipação.\n\nJOSÉ LIMA\n\nRegistrada na Secretaria de Governo.';
		expect(told(law)).toHaveLength(3);
	});
});

it('a question in bold letters is asked whole, with or without its mark', () => {
	const { lines } = read(
		'# Dúvidas\n\n**1.1 Quem pode pegar livro?**\n\nQuem tem vínculo ativo na universidade.\n\n**1.2 Meu vínculo está ativo, mas o sistema não me encontra. Por quê?**\n\nA carga de dados é feita de madrugada.\n\n**1.3 Preciso de carteirinha?**\n\nBasta um documento com foto.\n\n**1.4 Perdi o livro.**\n\nVocê repõe a mesma obra em 30 dias.\n',
	);
	const asked = lines.filter(({ role }) => role === 'question').map(({ text }) => text);
	expect(asked).toContain('Meu vínculo está ativo, mas o sistema não me encontra. Por quê?');
	expect(asked).toContain('Perdi o livro.');
});

const toldOf = (text: string) => bodyOf(read(text).lines).map(({ text: line }) => line);

it('a paragraph that begins as a byline does is read', () => {
	const prose =
		'Por isso, desde a semana passada, um cartaz na porta avisa os donos\nesquecidos: quem vier leva o seu sem pagar.';
	expect(toldOf(`# Oficina\n\nA oficina fecha em junho, depois de meio século.\n\n${prose}\n`).join(' ')).toContain(
		prose.replace('\n', ' '),
	);
	const end = 'SERVIÇO\nClínica do Guarda-Chuva. Travessa Frutuoso, Campina.\nSegunda a sexta, das 8h às 17h.';
	expect(toldOf(`# Oficina\n\nA oficina fecha em junho.\n\n${end}\n`)).toEqual(['A oficina fecha em junho.']);
});

it('the label of a box is not told, and what is in the box is', () => {
	expect(told('CAIXA / SABER MAIS\nOficina aberta de terça a sábado.\nO curso começa em 11 de outubro.')).toEqual([
		'Oficina aberta de terça a sábado. O curso começa em 11 de outubro.',
	]);
});
