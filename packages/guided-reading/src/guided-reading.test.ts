import { PRESET_IDS } from '@nexus/contract';
import { presetsFor } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { bodyOf, planOf, read } from './read.fixture.ts';
import { writePartLines } from './write-part.ts';

const MINUTES = [
	'ATA DA REUNIÃO DO CONDOMÍNIO',
	'1. Contas\nA síndica apresentou as despesas do ano. Foram gastos R$ 42.318,50. O saldo é de R$ 7.902,10.\nDeliberação: por 4 votos a 1, as contas foram aprovadas.',
	'2. Festa\nForam apresentados três orçamentos de som:\n\n| Empresa | Valor | Garantia |\n|---|---|---|\n| Eletro Sul | R$ 3.200,00 | 5 anos |\n| Som & Cia | R$ 2.850,00 | 2 anos |\n\nVenceu a Som & Cia.',
	'3. Animais\nFicou decidido que:\n- cães andam com guia curta;\n- quem não recolher a sujeira paga multa de R$ 150.\n\nDeliberação: aprovado por unanimidade.',
	'Nada mais havendo a tratar, a reunião foi encerrada às 20h.',
	'Curitiba, 14 de maio de 2026.',
	'Rui Sato\nSecretário\nTel.: (41) 3333-2211',
].join('\n\n');

describe('minutes', () => {
	const { all, lines } = read(MINUTES, { filename: 'ata.txt' });

	it('keep labels with what they label, tables whole and lists behind what introduces them', () => {
		expect(all).toContain('Deliberação: por 4 votos a 1, as contas foram aprovadas.');
		expect(all).toContain(
			'Eletro Sul. Valor: R$ 3.200,00. Garantia: 5 anos. Som & Cia: R$ 2.850,00. Garantia: 2 anos.',
		);
		expect(all).toContain(
			'Ficou decidido que: cães andam com guia curta; quem não recolher a sujeira paga multa de R$ 150.',
		);
	});

	it('leave out signatures, phone numbers and how the meeting was put on paper', () => {
		expect(all).not.toMatch(/Rui Sato|3333|lavrei|nada mais/i);
	});

	it('are read by two hosts in turn, who ask nothing and react to nothing', () => {
		lines.forEach((line, index) => {
			expect(line.speaker).not.toBe(lines[index - 1]?.speaker);
		});
		expect(bodyOf(lines).filter(({ text }) => text.includes('?'))).toEqual([]);
		expect(new Set(lines.map(({ role }) => role))).toEqual(new Set(['welcome', 'explain', 'goodbye']));
	});

	it('rest line by line on the passages that they are read from', () => {
		for (const line of bodyOf(lines)) {
			const source = line.spans.map(({ start, end }) => MINUTES.slice(start, end)).join(' ');
			for (const [figure] of line.text.matchAll(/\d[\d.,]*\d/g)) expect(source).toContain(figure);
		}
	});
});

describe('a law', () => {
	const { all } = read(
		[
			'LEI Nº 4.217, DE 3 DE MARÇO DE 2026',
			'Art. 1º Fica permitida a circulação de patinetes em ciclovias, a até 20 km/h.\n\nParágrafo único. Em calçadas, a até 6 km/h.',
			'Art. 2º É proibido:\nI - transportar passageiros;\nII - circular em calçadas;\nIII - usar telefone.',
			'Art. 3º O descumprimento sujeita a multa de R$ 500,00.\n§ 1º Em caso de reincidência, a multa dobra.',
			'Art. 4º Revogam-se as disposições em contrário.',
		].join('\n\n'),
		{ filename: 'lei.txt' },
	);

	it.each([
		'Art. 1º. Fica permitida a circulação',
		'Parágrafo único. Em calçadas, a até 6 km/h.',
		'Art. 2º. É proibido: transportar passageiros; circular em calçadas; usar telefone.',
		'Parágrafo 1º. Em caso de reincidência',
	])('keeps its numbers: %s', (text) => expect(all).toContain(text));

	it('is read without what every law has', () => expect(all).not.toMatch(/revogam/i));
});

it('an edict whose numbered paragraphs Markdown takes for a list is read paragraph by paragraph', () => {
	const { all, outline } = read(
		'EDITAL Nº 12/2026\nBOLSAS DE PESQUISA\n\nA Universidade oferece 80 bolsas de R$ 700,00.\n\n1. DAS INSCRIÇÕES\n1.1. As inscrições vão de 1º a 20 de outubro de 2026.\n1.2. Pode se inscrever o estudante com coeficiente igual ou superior a 7,0.\n1.3. É vedada a inscrição de quem já recebe outra bolsa da universidade.\n\n2. DA SELEÇÃO\n2.1. A seleção terá duas etapas, análise do projeto e histórico.\n2.2. Será desclassificado o projeto com nota inferior a 5,0.\n2.3. Em caso de empate, terá preferência o candidato de maior idade.\n',
		{ filename: 'edital.txt' },
	);
	expect(outline.topic).toBe('Edital nº 12/2026: Bolsas de pesquisa');
	expect(all).toContain('As inscrições vão');
	expect(all).toContain('É vedada a inscrição');
	expect(all).toContain('Em caso de empate');
});

it('a paragraph that comes to a question is told, and leaves the voices as they were', () => {
	const { lines } = read(
		'# O farol\n\n## A que distância?\n\nA distância depende da altura da lâmpada e da altura de quem olha para ela.\n\n## O fim\n\nO navio se guia hoje por satélite. O sinal do satélite falha de vez em quando. A luz não pede senha. E numa noite ruim ela responde ao que importa: onde fica a pedra?\n',
	);
	const last = lines.find(({ text }) => text.includes('O sinal do satélite falha'));
	expect(last?.role).toBe('explain');
	expect(lines.every((line, at) => line.speaker !== lines[at - 1]?.speaker)).toBe(true);
});

it('questions of the document are asked by one host and answered by the other', () => {
	const { lines } = read(
		'# Bilhete\n\n## Quem pode pedir o bilhete?\n\nQualquer pessoa com CPF.\n\n**Posso emprestar o bilhete?**\nNão. O uso por terceiros bloqueia o cartão por 60 dias.\n',
	);
	const questions = lines.filter(({ role }) => role === 'question');
	expect(questions.map(({ text }) => text)).toEqual(['Quem pode pedir o bilhete?', 'Posso emprestar o bilhete?']);
	for (const question of questions) expect(lines[lines.indexOf(question) + 1]?.speaker).not.toBe(question.speaker);
	expect(lines.some(({ text }) => text.startsWith('Não. O uso por terceiros'))).toBe(true);
});

it('a changelog keeps its versions and their dates', () => {
	const { all } = read(
		'# Changelog\n\n## [3.0.0] - 2026-10-02\n\n### Added\n\n- Streaming uploads of up to 5 GB.\n- Windows 10/11 on ARM.\n\n### Fixed\n\n- A crash when a folder name ends in a dot.\n',
		{ language: 'en-US' },
	);
	expect(all).toContain('Version 3.0.0, 2026-10-02. Added. ');
	expect(all).toMatch(/Fixed\. a crash when/i);
});

it('a story is read as it stands, from its first sentence to its last', () => {
	const { lines } = read(
		'O relojoeiro\n\nNinguém sabia a idade de seu Anselmo, que morava sozinho.\n\nUma menina entrou na loja com um relógio.\n\n— Era do meu avô — disse ela. — Parou.\n\n— Não está quebrado — murmurou ele. — Está esperando.\n\n— Esperando o quê?\n\nO velho não respondeu. No dia seguinte, o relógio parou.\n',
		{ filename: 'conto.txt' },
	);
	expect(lines.filter(({ role }) => role === 'hook' || role === 'recap')).toEqual([]);
	expect(
		bodyOf(lines)
			.map(({ text }) => text)
			.join(' '),
	).toBe(
		'Ninguém sabia a idade de seu Anselmo, que morava sozinho. Uma menina entrou na loja com um relógio. “Era do meu avô”, disse ela. “Parou.” “Não está quebrado”, murmurou ele. “Está esperando.” “Esperando o quê?” O velho não respondeu. No dia seguinte, o relógio parou.',
	);
});

it('items are read with their labels, and all of them or none', () => {
	const { all } = read(
		'# Protocol\n\nThe hub sends commands to a node.\n\n- The node answers with the temperature.\n- `x == {y}` compares. Values outside this range are rejected.\n\nThen came the years of the valve.\n\n- **1907.** The engineer invents the valve that opens at dusk.\n- **1912.** The engineer sells it.\n',
		{ language: 'en-US' },
	);
	expect(all).toContain('1907: The engineer invents');
	expect(all).not.toMatch(/outside this range|The node answers/);
});

it('what only goes on from a formula, a program or a line to sign on is not read', () => {
	const { all } = read(
		'# Paper\n\nWe fitted a model to the data of all orchards.\n\n$$ y = a + bF $$\n\nwhere F is the number of hours.\n\n```\nnpm test\n```\n\nThis runs every check. It takes a minute.\n\n_______________ Northwind Design LLC\n',
		{ language: 'en-US' },
	);
	expect(all).toContain('We fitted a model');
	expect(all).not.toMatch(/where F|every check|Northwind/);
});

it('an agreement in numbered paragraphs is read whole, from who made it', () => {
	const { all } = read(
		'SERVICES AGREEMENT\n\nThis Services Agreement (the "Agreement") is made on March 2, 2026, between Northwind LLC ("Designer") and Harlow Inc. ("Client").\n\n1. SERVICES. Designer will create a logo and a menu. Two rounds of revisions are included. Further revisions are billed at $95 per hour.\n\n2. FEES. Client will pay $12,500 in three installments: $5,000 on signing, $5,000 on approval and $2,500 on delivery.\n',
		{ language: 'en-US', filename: 'agreement.txt' },
	);
	expect(all).toContain('This Services Agreement (the "Agreement") is made on March 2, 2026');
	expect(all).toContain('Services. Designer will create');
	expect(all).toContain('Further revisions are billed at $95 per hour.');
	expect(all).toContain('Fees. Client will pay $12,500');
});

it('a title within a section opens a turn, and numbers of paragraphs are not read', () => {
	const { all, lines } = read(
		'TERMO DE REFERÊNCIA\n\n1. OBJETO\nO presente termo trata da compra de alimentos para 18 escolas da rede municipal.\n\n2. QUANTITATIVOS\n\n| Item | Unidade | Quantidade |\n|---|---|---|\n| Arroz | kg | 24.000 |\n| Leite | litro | 38.000 |\n\n3. ENTREGA\n3.1 As entregas serão semanais, às segundas-feiras.\n3.2 Produtos perecíveis devem chegar em veículo refrigerado.\n3.3 O atraso sujeita a contratada a multa de 5%.\n',
		{ filename: 'termo.txt' },
	);
	expect(
		lines.some(({ text }) =>
			text.startsWith(
				'Quantitativos. Arroz. Unidade: kg. Quantidade: 24.000. Leite. Unidade: litro. Quantidade: 38.000.',
			),
		),
	).toBe(true);
	expect(all).toContain('O atraso sujeita a contratada a multa de 5%.');
	expect(all).not.toMatch(/3\.[123]/);
});

it('references and contents are not read', () => {
	const { all } = read(
		'# Sono\n\nDormir pouco reduz a memória.\n\n## Referências\n\nSILVA, J. Memória. São Paulo: Ática, 2019.\n',
	);
	expect(all).not.toMatch(/Referências|Ática/);
	const agenda = '1) Contas de 2024\n2) Eleição da diretoria\n\n';
	const minutes = '## Contas\n\nSobraram 40 reais.\n\n## Eleição\n\nA chapa única teve 22 votos.\n';
	expect(read(`# Ata\n\nA liga se reuniu em março.\n\n${agenda}${minutes}`).all).not.toMatch(/diretoria/i);
	const long = 'O síndico disse que a bomba parou outra vez e que o conserto custou caro. '.repeat(25);
	const listed = `Ordem do dia:\n\n1. Bomba\n2. Fachada\n\n`;
	expect(read(`# Ata\n\nA liga se reuniu em março.\n\n${listed}${long}\n`).all).not.toMatch(/Ordem|Fachada/i);
	expect(read(`# Convocação\n\nA liga se reúne em março.\n\n${listed}Venham todos.\n`).all).toMatch(/Fachada/i);
});

describe('the same seed', () => {
	it('gives the same episode, and another seed other greetings', () => {
		expect(read(MINUTES).lines).toEqual(read(MINUTES).lines);
		const greetings = new Set([1, 2, 3, 4, 5, 6].map((seed) => read(MINUTES, { seed }).all));
		expect(greetings.size).toBeGreaterThan(1);
	});

	it('never makes a host speak of what Nexus cannot do', () => {
		for (const presetId of PRESET_IDS)
			expect(read(MINUTES, { presetId }).all).not.toMatch(/nexus|modelo de linguagem|resumo autom/i);
	});
});

it('a report of a disaster is opened soberly, whatever the duo', () => {
	const text =
		'# Cheia no vale\n\nA cheia deixou 47 mortos no vale. Outras 800 famílias estão desabrigadas.\n\n## As vítimas\n\nAs vítimas foram levadas para a escola. Os feridos estão no hospital.\n\n## O luto\n\nO enterro será no sábado.\n';
	const { lines } = read(text, { presetId: 'entertainment_duo' });
	expect(
		lines
			.filter(({ role }) => role === 'welcome' || role === 'goodbye')
			.map(({ text: said }) => said)
			.join(' '),
	).not.toMatch(/!|Bora/);
});

it('a section that goes on in another part is read there from its first sentence', () => {
	const paragraph = (at: number) =>
		`A rua ${at} ganhou ${at + 3} árvores e ${at + 2} bancos novos. ${`O bairro ${at} cresceu ${at + 4}% no ano, e a feira mudou de praça outra vez. `.repeat(18)}`;
	const text = `# Cidade\n\n## As ruas\n\n${Array.from({ length: 12 }, (_, at) => paragraph(at)).join('\n\n')}\n`;
	const { outline, parts } = planOf(text);
	expect(outline.totalParts).toBeGreaterThan(1);
	for (const part of parts.slice(1))
		expect(part.repeats.filter(({ start }) => start === part.source.start)).toEqual([]);
});

it('a part of which nothing can be read is left out, or has a line all the same where there are many parts', () => {
	const codeOf = (lines: number) => `\n\n\`\`\`\n${'const x = { a: 1 };\n'.repeat(lines)}\`\`\`\n\n`;
	const told = (code: string) =>
		`# Manual\n\nO programa lê a tabela e grava o resultado num arquivo.\n${code}\nO arquivo tem 3 colunas, e a última é a soma das outras.\n`;
	expect(planOf(told(codeOf(800))).parts.length).toBe(2);
	const text = told(codeOf(8000));
	const preset = presetsFor('pt-BR')[0];
	if (!preset) throw new Error('no preset');
	const shape = { language: 'pt-BR' as const, presetId: 'analytical_duo', customStyle: null, seed: 5 };
	const { outline, parts } = planOf(text);
	const hosts = { A: preset.hostA, B: preset.hostB };
	expect(parts.length).toBeGreaterThan(2);
	for (const part of parts) {
		const own = text.slice(part.source.start, part.source.end);
		expect(writePartLines({ ...shape, hosts, outline, part, text: own }).length).toBeGreaterThan(0);
	}
});

it('later parts do not depend on how others were resumed', () => {
	const text = `# Livro\n\n${Array.from({ length: 40 }, (_, index) => `## Capítulo ${index + 1}\n\n${`A cidade ${index} cresceu ${index + 3}% no ano e abriu ${index + 2} escolas novas no centro. `.repeat(6)}`).join('\n\n')}`;
	const preset = presetsFor('pt-BR')[0];
	if (!preset) throw new Error('no preset');
	const shape = { language: 'pt-BR' as const, presetId: 'analytical_duo', customStyle: null, seed: 5 };
	const { outline, parts } = planOf(text);
	const hosts = { A: preset.hostA, B: preset.hostB };
	const of = (index: number) => {
		const part = parts[index];
		if (!part) throw new Error(`no part ${index}`);
		return writePartLines({ ...shape, hosts, outline, part, text: text.slice(part.source.start, part.source.end) });
	};
	const alone = of(1);
	of(0);
	expect(of(1)).toEqual(alone);
	expect(alone[0]?.role).toBe('explain');
});
