import { describe, expect, it } from 'vitest';
import { bodyOf, read, told } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('what a page says to its readers', () => {
	it('is not read: calls, lists under them, corrections', () => {
		const all = told(
			'# Merenda\n\nA Câmara aprovou a merenda nas férias por 9 votos a 4.\n\nAs famílias inscritas recebem um kit semanal com 6 quilos de alimentos, de segunda a sexta.\n\nVeja também:\n- Vacinação é ampliada\n- Concurso tem 12 mil inscritos\n\n> LEIA TAMBÉM: Como doar\n\nGostou desta reportagem? Compartilhe com seus amigos.\n\n*Erramos: a lei é de 1974.*\n',
		);
		expect(all).toBe(
			'A Câmara aprovou a merenda nas férias por 9 votos a 4. As famílias inscritas recebem um kit semanal com 6 quilos de alimentos, de segunda a sexta.',
		);
	});

	it('nor is a table of contents, what was changed in a paper, or who is thanked below it', () => {
		const all = told(
			'# Lockers\n\n## Agenda\n\n- Scope\n- Open points\n\n## Scope\n\nThis document covers drop-off and returns.\n\n- Scope of it\n- The open points\n\n## Open points\n\nFees for returns are not agreed.\n\nAcknowledgments. We thank the county.\n\n## Revision history\n\n| Date | Change |\n|---|---|\n| 2024 | First |\n',
			english,
		);
		expect(all).toContain('covers drop-off and returns.');
		expect(all).toContain('Fees for returns are not agreed.');
		expect(all).not.toMatch(/Agenda|open points|thank|Revision|First/);
	});

	it.each([
		['pt-BR', 'Quem faz tratamento fora deve ligar para (51) 3555-0142 e agendar a van da Saúde.'],
		['en-US', 'If it smells of gas, call 308-555-0126 from outside and wait for the van.'],
		['en-US', 'Tell Nadia, or email care@van.example, which is read by two people only.'],
		['pt-BR', 'Fale com a Ana ou escreva para ana@van.example, que responde no mesmo dia.'],
	] as const)('tells whom to call or to write to, as a whole sentence: %s', (language, sentence) => {
		expect(
			told(
				`# Van\n\nA van sai às 7 h.\n\n${sentence} A van leva oito pessoas de cada vez, e cada uma delas com mais outra que a acompanha.\n`,
				{ language },
			),
		).toContain(sentence);
	});

	it('keeps a list of people without their addresses', () => {
		const all = told(
			'# Trip\n\n## Who answers\n\n- **Health:** Ann Lee – ann@school.example\n- **Money:** Rui Sato, the office\n- **Route:** Eva Moss, eva@school.example\n',
			english,
		);
		expect(all).toContain('Health: Ann Lee. Money: Rui Sato, the office. Route: Eva Moss.');
	});
});

describe('a label stays with what it labels', () => {
	it('the number of a requirement, a line above a list, who says what is quoted', () => {
		const all = told(
			'# Catraca\n\n## Requisitos\n\nRF-01. A catraca DEVE decidir em até 1,5 segundo.\n\n## Peças\n\nFor the sponge (night before)\n- 100 g rye\n- 250 g flour\n\n## Obra\n\nO secretário de Obras afirma que a ponte é do Estado:\n\n— Não temos competência para mexer nela.\n',
		);
		expect(all).toContain('RF-01. A catraca DEVE decidir');
		expect(all).toContain('For the sponge (night before): 100 g rye; 250 g flour.');
		expect(all).toContain('afirma que a ponte é do Estado: “Não temos competência para mexer nela.”');
	});

	it('a clause by clause, whatever its paragraphs are numbered', () => {
		const all = told(
			'CONTRATO DE JARDINAGEM\n\nCLÁUSULA PRIMEIRA - DO OBJETO\n1.1. A CONTRATADA cuida dos jardins, conforme o Anexo I.\n1.2. Estão incluídos a poda e a adubação.\n\nCampinas, 12 de fevereiro de 2026.\n\nAfonso Beltrão\n',
			{ filename: 'a.txt' },
		);
		expect(all).toBe(
			'Cláusula primeira: do objeto. A CONTRATADA cuida dos jardins, conforme o Anexo I. Estão incluídos a poda e a adubação.',
		);
	});
});

it('tables keep signs, shares, units and what stands around them', () => {
	const all = told(
		'# Results\n\n## By floor\n\nTable 1. Temperature by floor\nFloor\tTrees\tDifference\n1\t26.1\t-2.2\n2-4\t26.9\t-1.5\n\n## Debt\n\n| Type | % of those in debt |\n|---|---|\n| Cards | 64% |\n\n## Nutrition (per slice)\n\n| | |\n|---|---|\n| Calories | 148 |\n',
		english,
	);
	expect(all).toContain('Temperature by floor');
	expect(all).toContain('1. Trees: 26.1. Difference: −2.2.');
	expect(all).toContain('2-4. Trees: 26.9. Difference: −1.5.');
	expect(all).toContain('% of those in debt. Cards: 64%.');
	expect(all).toContain('Nutrition (per slice)');
});

it('a paper in Portuguese goes by its title and numbered heads, and leaves out its English abstract', () => {
	const { outline, lines } = read(
		'Revista de Saneamento, v. 18, n. 2, 2025\n\nCISTERNAS E FALTAS NO SEMIÁRIDO\n\nMarina Tavares¹\n\nABSTRACT\nWater closes schools.\n\n1 INTRODUÇÃO\n\nHá 4.120 escolas sem água todos os dias.\n\n2 RESULTADOS\n\nA queda ocorreu nas escolas com cisterna.\n',
		{ filename: 'a.txt' },
	);
	expect(outline.topic).toBe('Cisternas e faltas no semiárido');
	expect(bodyOf(lines).map(({ text }) => text)).toEqual([
		'Introdução. Há 4.120 escolas sem água todos os dias.',
		'Resultados. A queda ocorreu nas escolas com cisterna.',
	]);
});

it('no turn runs on over a break between scenes', () => {
	const all = told(
		'# The lamp\n\nHis father stood in the dark and laughed out loud at the lamps.\n\n***\n\nThey lifted the lamp at noon.\n',
		english,
	);
	expect(all).toBe('His father stood in the dark and laughed out loud at the lamps.\nThey lifted the lamp at noon.');
});

it('what cannot be read of one paragraph takes nothing of the next ones with it', () => {
	const all = told(
		'# The book\n\nAfter that I knew how to read him, and all his books.\n\nAugust 2, 1974. 101 / 74. S 20. Haze. Leon was hurt, and it was hot.\n\nHe waited a while on the line, the way he did.\n\n"Well," he said, "that is something."\n',
		english,
	);
	expect(all).toMatch(/Leon was hurt.*He waited a while on the line.*that is something/s);
	expect(all).not.toContain('101');
});

describe('reStructuredText', () => {
	it('is read without its directives and substitutions, and from its first question on', () => {
		const all = told(
			'Perguntas para a professora\n===========================\n\n.. |br| raw:: html\n\n   <br />\n\n**1 - A senhora esteve aqui no ano passado e falou sobre satélites. Gostaríamos de saber:**\n\n**A - Qual missão a senhora acha mais marcante? E por quê?**\n\n  |br|\n  A primeira, porque mudou as que vieram depois dela.\n\n**B - E o Brasil, a senhora acha que ficou para trás?**\n\n  Ficou, porque não fez o seu foguete.\n',
		);
		expect(all).toContain('Qual missão a senhora acha mais marcante? E por quê?');
		expect(all).toContain('A primeira, porque mudou');
		expect(all).not.toMatch(/\bbr\b|raw|html|1 -|[AB][:] /);
	});
});

describe('sentences and sections for who sees the page', () => {
	it.each([
		'Or download the latest package from the [releases](https://x.example).',
		'If you want to begin this year, [please see the relevant section here.](#hurry)',
		'More information on "What should I buy" is below in this FAQ.',
		'We have a list of books in our [Education](/books) section.',
		'If you want a flow hive, read our [Flow Or Not](/flow) page.',
		'The altitudes looked something like this.',
		'Contained in above link.',
	])('are left out: %s', (sentence) => {
		const all = told(`# Bees\n\nBees need patience and a plan. ${sentence} They also need a garden.\n`, english);
		expect(all).toBe('Bees need patience and a plan. They also need a garden.');
	});

	it('are left out where they list what a program is made of, or whom to write to', () => {
		const all = told(
			'# App\n\nThe app reminds people of what to take.\n\n## Dependencies\n\nThe app uses these:\n\n- Calendar\n- IconDialog\n\n## Contact Information\n\nJake Weltzin\n',
			english,
		);
		expect(all).toBe('The app reminds people of what to take.');
	});
});

it('signs that end a sentence or name a language are kept apart from marks', () => {
	const all = told(
		'# Web\n\nWe built it in C# with people from this free network :) Two more evenings took place. It was around a ~7 out of 10.\n',
		english,
	);
	expect(all).toBe(
		'We built it in C# with people from this free network. Two more evenings took place. It was around a 7 out of 10.',
	);
});

it('what says how many sections come is read before them', () => {
	const all = told(
		`# Web\n\nA web cresceu aos poucos, e ninguém a escreveu de novo.\n\nA experiência quebrada se deve a 3 fatores:\n\n### 1 — Sites não são reativos\n\nO conteúdo aparece sem transição nenhuma.\n\n### 2 — Sites não são previsíveis\n\nCada um se comporta de um jeito.\n`,
	);
	expect(all).toContain('A experiência quebrada se deve a 3 fatores.');
	expect(all).toContain('Sites não são reativos. O conteúdo aparece');
});

it('captions, hashtags and faces are not read, and where something was said is', () => {
	const all = told(
		'# A eulogy\n\n*Delivered at his funeral service at Holy Cross Church in New Britain on April 28*\n\nHe kept a garden for the whole street :p And he gave all of it away.\n\n<div class="inline-image-caption">His seeds taking off!</div>\n\nHe built one for each of us. #family #garden\n\nWe will keep them all, and plant in them what he planted.\n',
		english,
	);
	expect(all).toContain('Delivered at his funeral service at Holy Cross Church');
	expect(all).toContain('He kept a garden for the whole street. And he gave all of it away.');
	expect(all).toContain('He built one for each of us.');
	expect(all).not.toMatch(/seeds taking|#|garden\.$/m);
});

it.each(['Veja aqui algumas das cobras do [Brasil](https://x.example).', 'Exemplo.'])(
	'nor is what stands around a link: %s',
	(sentence) => {
		const all = told(
			`# Cobras\n\nFique longe das cobras e chame ajuda. ${sentence} Não corra. Vocês podem ver o vídeo aqui: https://x.example\n`,
		);
		expect(all).toBe('Fique longe das cobras e chame ajuda. Não corra.');
	},
);
