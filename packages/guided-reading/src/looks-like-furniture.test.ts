import { describe, expect, it } from 'vitest';
import { read, told, type Wanted } from './read.fixture.ts';

const english = { language: 'en-US' } as const;
const linesOf = (text: string, wanted: Wanted = {}) => read(text, wanted).lines;

describe('what only looks like furniture is read', () => {
	it.each([
		'According to [this article](https://x.example), people who sleep little forget most of what they learned in a day.',
		'I learned to bake from [this wonderful old book](https://x.example), which my mother gave me when I was ten.',
		'In this photograph she is standing at the door of the bakery.',
		'Put them in the content folder.',
		'Four people work in the Main Street branch.',
		'Free parking is available at our two car parks.',
		'The river is below.',
		'My mother (who never liked it here) wants to sell the house.',
		'My brother is between jobs (read: broke).',
		'Below, the river glittered in the dark.',
		'The story first appeared in a weekly magazine and brought more letters than anything before it.',
		'"Follow me," said the old woman.',
		"[Here's the hard truth](https://x.example) about naps.",
		'Attached is the report of the engineer, who says that the bridge will fall.',
	])('%s', (sentence) => {
		const all = told(`# Bees\n\nBees need patience and a plan. ${sentence} They also need a garden.\n`, english);
		expect(all).toContain(sentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
	});

	it.each([
		'Segundo [este artigo](https://x.example), quem dorme menos de seis horas esquece quase tudo.',
		'Foi nesta foto que meu tio reconheceu o irmão desaparecido em Santos.',
		'As vagas para o curso de costura já estão disponíveis no site da prefeitura.',
		'A chuva de março (que ninguém esperava por aqui) levou a ponte.',
		'Este artigo foi publicado por uma revista inglesa e mostra que o ferro cansa.',
		'A sombra não me segue mais, pensou ele.',
		'A Constituição vale para todos, disse ela, e nenhum juiz está acima.',
	])('%s', (sentence) => {
		const all = told(`# Abelhas\n\nAbelhas pedem paciência e um plano. ${sentence} Elas também pedem um jardim.\n`);
		expect(all).toContain(sentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
	});

	it('lists of what has links, dashes in prose and before items, sections of resources, dates of a chronicle', () => {
		const items = ['strong white flour', 'sea salt', 'fast yeast', 'olive oil', 'black olives'];
		const all = told(
			`# Bread\n\n## Ingredients\n\n${items.map((item) => `- 500 g [${item}](https://shop.example/${item.length})`).join('\n')}\n- 300 ml warm water\n\n## Human Resources\n\nWe hired two teachers in March and lost one to the city.\n`,
			english,
		);
		expect(all).toContain('strong white flour');
		expect(all).toContain('We hired two teachers');
		const prose = told(
			'# Farol\n\nO dono do farol tinha três filhas, e a mais nova de todas\n– uma menina de nove anos, manca e brava – era a única que\npodia subir a escada. Por que era assim? Ninguém na vila\n– e a vila falava de pouca coisa mais – sabia dizer, e cada um contava\numa história diferente da do outro.\n',
		);
		expect(prose).not.toContain('“');
		const list = told(
			'# Festa\n\nA festa é no sábado, na praça da igreja.\n\nCada família leva o que pode:\n– Arroz – duas panelas\n– Feijão – uma panela\n– Bolo – um inteiro\n',
		);
		expect(list).toContain('Cada família leva o que pode: Arroz');
		const days = told(
			'# Linha do tempo\n\n15 de novembro de 1889 Deodoro proclama a República no Rio de Janeiro.\n\n5 de dezembro de 1891 Dom Pedro morre em Paris, longe de casa.\n',
		);
		expect(days).toContain('15 de novembro de 1889');
	});

	it('a clause below a list, and a title that asks above sections that ask', () => {
		const all = told(
			'# Estatuto\n\nSão direitos dos sócios:\n\n- votar e ser votado;\n- usar a quadra e a cozinha.\n\na) O sócio em atraso não vota em nenhuma assembleia.\n',
		);
		expect(all).toContain('a cozinha.');
		const questions = ['Como se transmite?', 'Quais são os sintomas?', 'Existe vacina?', 'Como se trata?'];
		const lines = linesOf(
			`# O que é a dengue?\n\n${questions.map((one) => `## ${one}\n\nA resposta tem a ver com o mosquito e com a água parada.\n`).join('\n')}`,
		);
		expect(lines[0]?.text).toContain('“O que é a dengue?”');
		for (const line of ['Joan Perry, staff writer', 'Ana Souza de Almeida', 'Minha querida mãe']) {
			const wrapped =
				'The town had waited for rain since the beginning of the year, and when it\nfell at last it fell on a Sunday, while all of them were in the church, where\nnobody heard it for the singing, and nobody saw it for the colored windows.\n';
			expect(linesOf(`${line}\n${wrapped}`, english)[0]?.text).not.toContain(`“${line}”`);
		}
	});

	it('steps above pictures, and features called resources', () => {
		const steps = told(
			'# Declaração\n\nClique em Configurações e depois em Privacidade para ver as opções:\n\n![Tela](t.png)\n\nConfira o resumo e transmita a declaração:\n\n![Resumo](r.png)\n\nClique no botão azul e digite a senha, conforme a imagem abaixo:\n\n![Senha](s.png)\n\nPronto, acabou.\n\n## Recursos\n\n- Organiza dez mil fotos em um minuto.\n- Todo movimento fica registrado.\n\nVeja a lista dos eleitos:\n\n- Ana Souza\n- Rui Prado\n',
		);
		for (const one of [
			'para ver as opções.',
			'transmita a declaração.',
			'digite a senha',
			'dez mil fotos',
			'Rui Prado',
		])
			expect(steps).toContain(one);
	});

	it('all but one sentence of an item, what has no mark at its end, and a share behind a number in words', () => {
		const all = told(
			'# Survey\n\nWe need you to make some preparations:\n\n- Switch on your heating for 24 hours. If you cannot keep it on, contact us at: [s@x.example](mailto:s@x.example) in time.\n- Switch off any wood burners. They draw smoke.\n\nWe come at nine.\n',
			english,
		);
		expect(all).toContain('heating for 24 hours');
		expect(all).not.toContain('x.example');
		const open = told(
			'# Termos\n\nO homem interrompe a mulher sem necessidade.\n\nComum em reuniões nem me darem a palavra e, quando a consigo, sou sistematicamente interrompida\n\nHá 4,3 mil (80%) crianças acima de 9 anos.\n',
		);
		expect(open).toContain('sou sistematicamente interrompida');
		expect(open).toContain('4,3 mil (80%)');
		const diary =
			'### Argentina - Neuquén\n\n#### Dia 51 - 02/12/2017\n\nLevantamos acampamento cedo.\n\n#### Dia 52\n\nChoveu o dia todo.\n';
		expect(
			linesOf(diary)
				.map(({ text }) => text)
				.join(' '),
		).toContain('“Argentina: Neuquén”');
	});
});
