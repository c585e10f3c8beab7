import { describe, expect, it } from 'vitest';
import { bodyOf, read } from '../read.fixture.ts';
import { readHead } from './head.ts';

const english = { language: 'en-US' } as const;
describe("a document's head", () => {
	const prose = 'Toda manhã ela joga dois baldes de água na calçada.';
	const english = 'Every morning she throws two pails of water at the pavement.';
	it.each([
		[
			'*Por Dirce Malvezzi — Gazeta de Itaporé, sábado, 14 de junho de 2025*',
			'O texto foi escrito por Dirce Malvezzi e é de 14 de junho de 2025.',
		],
		[
			'**Por Henrique Salomão**\nDivinópolis (MG), 3 de novembro de 2024',
			'O texto foi escrito por Henrique Salomão e é de 3 de novembro de 2024.',
		],
		[
			'**PERFIL** | Revista *Raia* | edição 88, março de 2024\n**Texto: Caio Benevides. Fotos: Joana Prestes**',
			'“A calçada”. E eu, João, leio junto. O texto é um perfil feito por Caio Benevides e vem da Revista Raia.',
		],
		[
			'**Revista Alpendre** · nº 38 · agosto de 2025\n*Publicação do Museu do Cerrado*\n\nEntrevista a **Rômulo Siqueira** · Fotos: Tainá Abreu',
			'“A calçada”. E eu, João, leio junto. O texto é uma entrevista feita por Rômulo Siqueira, vem da Revista Alpendre e é de agosto de 2025.',
		],
		[
			'**PREFEITURA DE VILA DO ANIL**\n**Secretaria de Trabalho · Coordenação**\nPágina atualizada em 13 de janeiro de 2025',
			'“A calçada”. E eu, João, leio junto. O texto vem da Prefeitura de Vila do Anil e foi revisto em 13 de janeiro de 2025.',
		],
		[
			'**Resumo em linguagem simples do estudo "Acidentes no Baixo Tocantins, Pará"**\n\nEquipe: Lidiane Pantoja, Raimundo Gaia e Teresa Okada\nVersão para as comunidades, maio de 2023',
			'O texto foi escrito por Lidiane Pantoja, Raimundo Gaia e Teresa Okada.',
		],
		[
			'**Por Ana Lima, historiadora**\n\nNotas para a história do ramal de Santa Edwiges\n\nJornal do Vale',
			'O texto foi escrito por Ana Lima e vem do Jornal do Vale.',
		],
	])('is said in whole sentences, piece by piece: %s', (head, said) => {
		const { lines, all } = read(`# A calçada\n\n${head}\n\n${prose}\n`);
		expect(all.replace(/\s+/g, ' ')).toContain(` ${said} `);
		expect(bodyOf(lines).map(({ text }) => text)).toEqual([prose]);
	});

	it.each([
		[
			'**By Warren Teague**\n*The Tamarack Sentinel, Sunday, May 11, 2025. Opinion*',
			'It was written by Warren Teague.',
		],
		[
			'**Larkin County Health District · Environmental Health Division**\nLeaflet EH-14, revised April 2025',
			"“The pavement”. And I'm John, reading along. It comes from the Larkin County Health District and was last revised in April 2025.",
		],
		[
			'**Newsletter of the Kittatinny Mineral Club**\nNewton, New Jersey · Founded 1974 · Volume 51, No. 4 · Fall 2025\n\n*"Lights out, please."*',
			"“The pavement”. And I'm John, reading along. It is from fall 2025.",
		],
		[
			'**From the Pantry Shelf · by Lorraine Haskell**\n*The North Woods Granger, February 2025, pp. 22–24*',
			'It was written by Lorraine Haskell.',
		],
		[
			'### Options for Reducing Heat Deaths in Marlow County\n**Policy Brief 24-07 | Tri-Rivers Center for Policy**\nPrepared for the County Board',
			"“The pavement: Options for Reducing Heat Deaths in Marlow County”. And I'm John, reading along.",
		],
		[
			'**Agency:** Tri-Valley Communications Center (TVECC)\n**Incident no.:** 2024-0611\n**Author:** Renata Halvorsen, Operations Manager',
			'It was written by Renata Halvorsen.',
		],
	])('is said in English: %s', (head, said) => {
		const { lines, all } = read(`# The pavement\n\n${head}\n\n${english}\n`, { language: 'en-US' });
		expect(all.replace(/\s+/g, ' ')).toContain(` ${said} `);
		expect(bodyOf(lines).map(({ text }) => text)).toEqual([english]);
	});

	it('is no sentence of the text, and no line below a heading', () => {
		for (const text of [
			'# Ponte\n\nA Câmara Municipal aprovou a obra.\n',
			'# Ponte\n\nA obra custa caro.\n\n## Quem paga\n\nPrefeitura de Serra Clara\n',
			'# Ponte\n\n## Quem paga\n\nA obra é do estado.\n',
			'# Weekend\n\nWeekend Project\n\nThis project took a weekend.\n',
		])
			expect(readHead(text, 'Ponte', 'pt-BR')).toMatchObject({ by: null, title: 'Ponte' });
	});
});

describe('a line below the title', () => {
	it('that says what the text tells is its first sentence', () => {
		const { lines } = read(
			'THE TURNED BRIDGE\nHow a railroad town spent eleven weeks moving 2,100 tons of steel\n\nOn May 6 a surveyor climbed the abutment. She saw it.\n',
			{ ...english, filename: 'bridge.txt' },
		);
		expect(bodyOf(lines)[0]?.text).toBe('How a railroad town spent eleven weeks moving 2,100 tons of steel.');
		const deck = 'Concessionária culpa ligações clandestinas; associação aponta obra da prefeitura';
		expect(bodyOf(read(`# Esgoto na rua\n\n${deck}\n\nMarlene tem um salão na rua.\n`).lines)[0]?.text).toBe(
			`${deck}.`,
		);
	});

	it('with a name alone is no title, and no chapter', () => {
		const body = 'Debaixo de quase toda lavoura há um comércio. Os fungos recebem açúcar e entregam fósforo.';
		const text = `O FUNGO CARO\n\nUm experimento de seis anos mostra que a adubação escolhe os mais caros.\n\nRenato Aguilar\n\n${body}\n`;
		const { lines, all } = read(text, { filename: 'solo.txt' });
		expect(all).toContain('“O fungo caro”.');
		expect(all).not.toContain('Renato');
		expect(lines.some(({ chapter }) => chapter === 'Renato Aguilar')).toBe(false);
	});
});

it('whose a document is where no heading says it', () => {
	const { all } = read(
		'# Quintal\n\n**Prefeitura de Vargem – Secretaria de Segurança Alimentar**\nPágina atualizada em 13 de janeiro de 2025\n\nO Quintal ajuda famílias a plantar verduras em casa, com material e visita.\n',
	);
	expect(all).toContain('“Quintal”.');
	expect(all).toContain('O texto vem da Prefeitura de Vargem e foi revisto em 13 de janeiro de 2025.');
	const minutes = read(
		'# Minutes\n\n**Maple Street Condominium Association** – Dayton, OH\n**Present:** 49 of 72 owners\n**All times:** Central\n\n## Water\n\nThe bill went up in May, and nobody knows why.\n',
		english,
	);
	expect(minutes.all).toContain('“Minutes”');
	expect(minutes.all).toContain('It comes from the Maple Street Condominium Association.');
	expect(minutes.all).not.toMatch(/Present|All times/);
});

describe('who wrote a text', () => {
	it('is said behind a label or a byline alone, and with all names', () => {
		const letter =
			'Povoado do Bonsucesso, 21 de julho de 2025\n\nAo Senhor\nDr. Emanuel Carneiro\nPrefeitura de Juá\n\nASSUNTO: o orelhão\n\nChamo-me Lourdes.\n';
		expect(readHead(letter, 'o orelhão', 'pt-BR')).toMatchObject({
			by: null,
			title: 'o orelhão',
			date: '21 de julho de 2025',
		});
		const three = 'Autoras: Helena Castellani, Priscila Adachi e Núbia Ferraz — Grupo de Ecologia';
		expect(readHead(`# Jataí\n\n${three}\n\nA abelha mora aqui.\n`, 'Jataí', 'pt-BR').by).toBe(
			'Helena Castellani, Priscila Adachi e Núbia Ferraz',
		);
	});

	it('may be several, each with what they do', () => {
		const by = (line: string, language: 'pt-BR' | 'en-US') =>
			readHead(`# Review\n\n${line}\n\nThe queue was slow.\n`, 'Review', language).by;
		expect(by('**Authors:** Priya Raman (payments), Tom Eklund (reliability)', 'en-US')).toBe(
			'Priya Raman and Tom Eklund',
		);
		expect(by('**Autores:** Ana Lima (compras), Rui Sato (frota)', 'pt-BR')).toBe('Ana Lima e Rui Sato');
	});
});

it('a title that stands below the name of a newspaper is said once', () => {
	const { all } = read(
		"THE HARLAN LEDGER\nOpinion\n\nDon't close the night bus to save the price of a parking lot\n\nOn Thursday the county votes on the bus. It carries 190 riders a night.\n",
		{ ...english, filename: 'opinion.txt' },
	);
	expect(all.match(/Don't close the night bus/g)).toHaveLength(1);
});

it('labels above a text are not read, but what somebody asks is', () => {
	const { all } = read(
		"WORKING LIVES PROJECT\nOral History Transcript 0117\n\nNarrator:     Dee Kowalczyk, 78\nDate:         February 13, 2024\nNote:         Lightly edited. [Brackets] are the interviewer's.\n\nAVERY: Can you say how you got into it?\n\nDEE: By the side door.\n\nAVERY: Who taught you?\n\nDEE: Officially nobody.\n",
		{ ...english, filename: 'lives.txt' },
	);
	expect(all).toContain('“Oral History Transcript 0117”');
	expect(all).toContain('It comes from the Working Lives Project and is dated February 13, 2024.');
	expect(all).toContain('Can you say how you got into it?');
	expect(all).not.toMatch(/Narrator|Lightly|Brackets/);
});

it("a banner above an encyclopedia's first paragraph is not read, and the paragraph is", () => {
	const { all } = read(
		'Millard Teapot\nFrom Prairiepedia, the encyclopedia anyone can edit\n\n    This article has multiple issues. The section "Legends" needs\n    citations. (March 2024)\n\nThe Millard Teapot is a water tower in Millard Junction, Nebraska, made\nto look like a teapot.[1]\n\nHISTORY\n\nIt was built in 1938.\n',
		{ ...english, filename: 'teapot.txt' },
	);
	expect(all).toContain('The Millard Teapot is a water tower');
	expect(all).not.toMatch(/issues|March 2024|Prairiepedia/);
});

it('front matter tells the date and the authors, whatever stands between them', () => {
	const matter =
		"---\ntitle: 'Flat series'\nauthors:\n  - name: Ana Lima\n    orcid: 0000-0002\n    affiliation: 1\n  - name: Rui Sato\n  - name: Eva Moss\naffiliations:\n - name: University of Vale\ndate: 2022-12-02T10:00:00Z\n---\n\n";
	const { all } = read(`${matter}# Summary\n\nThe river rose by nine inches.\n`, { language: 'en-US' });
	expect(all).toContain('It was written by Ana Lima, Rui Sato and Eva Moss and is from December 2, 2022.');
});

it('minutes without a title are called so', () => {
	const { all } = read('Aos nove dias do mês de maio, reuniram-se os membros do núcleo. A mesa foi aberta às oito.\n');
	expect(all).toContain('a ata de uma reunião');
});

it('a day of long ago behind a place is no date of the document', () => {
	const text = '# The battle\n\nGettysburg, July 3, 1863\n\nThe smoke rose over the field all day.\n';
	expect(readHead(text, 'The battle', 'en-US').date).toBeNull();
});

it('a byline is found below front matter of any length, and in HTML with its characters', () => {
	const related = Array.from({ length: 40 }, (_, at) => `  - _posts/2018/07/2018-07-${at}-cuba-comemora-65-anos.md`);
	const { all } = read(
		`---\ntitle: Um diagnóstico\nrelated:\n${related.join('\n')}\n---\n<p>&nbsp;</p>\n\n<em>Por&nbsp;Bianca Paiva<br />\nDa Ag&ecirc;ncia Vale</em>\n\n<p>O seminário foi aberto na quinta, com uma palestra sobre o trabalho no campo.</p>\n`,
	);
	expect(all).toContain('escrito por Bianca Paiva');
	expect(all).toContain('O seminário foi aberto');
});
