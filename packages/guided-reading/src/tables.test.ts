import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a table', () => {
	it('keeps units that stand in its heads and in the names of its rows', () => {
		const { all } = read(
			'# Move\n\n| | Old | New |\n|---|---|---|\n| Floor area (sq ft) | 48,000 | 71,500 |\n| Seats | 220 | 540 |\n\n| Item | $K |\n|---|---|\n| Movers | 740 |\n| Contingency (7%) | 120 |\n',
			english,
		);
		expect(all).toContain('Floor area: old 48,000 sq ft and new 71,500 sq ft.');
		expect(all).toContain('Movers: $740K.');
		expect(all).toContain('Contingency (7%): $120K.');
		expect(read('# Conta\n\n| Item | R$ mil |\n|---|---|\n| Frete | 740 |\n| Caixa | 95 |\n').all).toContain(
			'Frete: R$ 740 mil.',
		);
	});

	it('counts bare figures as the first of their column where they add up, and nowhere else', () => {
		const costs = '# Roof\n\n| Work | Cost |\n|---|---|\n| Tar | $11,220 |\n| Gutters | 8,700 |\n| Total | $19,920 |\n';
		expect(read(costs, english).all).toContain('$8,700');
		const figures =
			'# Shop\n\n| Indicator | 2025 |\n|---|---|\n| Sales | $11,220 |\n| Customers | 8,700 |\n| Shelves | 64 |\n';
		const { all } = read(figures, english);
		expect(all).toContain('8,700');
		expect(all).not.toContain('$8,700');
	});

	it('of one measure is named once', () => {
		const { all } = read(
			'# Leak\n\n| Year | Leak rate (gal/min) |\n|---|---|\n| 2019 | 3 |\n| 2025 | 140 |\n',
			english,
		);
		expect(all).toContain('Leak rate: in 2019, 3 gal/min; in 2025, 140 gal/min.');
	});

	it('names columns of words once, before the rows', () => {
		const { all } = read(
			'# Pão\n\n| Problema | Causa | Conserto |\n|---|---|---|\n| Murchou | tirou cedo demais | mais 5 min |\n| Espalhou | massa mole: ovo demais | 2 colheres de polvilho |\n',
		);
		expect(all).toContain('Problema, causa e conserto. Murchou: tirou cedo demais; mais 5 min.');
		expect(all).toContain('Espalhou: massa mole, ovo demais; 2 colheres de polvilho.');
	});

	it('sets a name that ends in a figure apart from the figure behind it', () => {
		const { all } = read(
			'# Speed\n\n| Hosts | ferry 2.4 | `scp` |\n|---|---|---|\n| 10 | 4.1 s | 2 min 45 s |\n| 140 | 51 s | 38 min |\n\n| Code | Meaning |\n|---|---|\n| 0 | no drift |\n| 1 | drift found |\n',
			english,
		);
		expect(all).toContain('10 hosts: ferry 2.4, 4.1 s; scp 2 min 45 s.');
		expect(all).toContain('Code 0: no drift.');
	});

	it('of many figures is told by its greatest row and its sums, from its first column to its last', () => {
		const { all } = read(
			'# Naps\n\n**Table 1.** Errors per 1,000 doses, by type\n\n| Type | Before | During | After | Later |\n|---|---|---|---|---|\n| Time | 14.2 | 9.6 | 13.9 | 13.1 |\n| Omission | 5.1 | 4.0 | 5.2 | 5.3 |\n| Dose | 3.6 | 2.7 | 3.4 | 3.5 |\n| Drug | 1.2 | 1.0 | 1.3 | 1.4 |\n| Route | 0.9 | 0.8 | 0.9 | 1.0 |\n| Rate | 0.8 | 0.7 | 0.8 | 0.9 |\n| Label | 0.5 | 0.4 | 0.5 | 0.6 |\n| Patient | 0.4 | 0.3 | 0.4 | 0.5 |\n| Record | 0.3 | 0.2 | 0.3 | 0.4 |\n| All | 24.1 | 17.3 | 23.8 | 23.3 |\n',
			english,
		);
		expect(all).toContain('Errors per 1,000 doses, by type.');
		expect(all).toMatch(/Time: 14\.2 before and 13\.1 later\. All: 24\.1 before and 23\.3 later\./);
		expect(all).not.toContain('Omission');
	});

	it('of years is told by its ends', () => {
		const rows = [2019, 2020, 2021, 2022, 2023].map(
			(year, at) => `| ${year} | ${120 + at * 7} | ${30 - at} | ${9 + at} | ${70 + at} |`,
		);
		const { all } = read(
			`# Rio\n\n| Ano | Cheia | Seca | Chuva | Vento |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
		);
		expect(all).toMatch(/2019/);
		expect(all).toMatch(/2023/);
		expect(all).not.toMatch(/2021/);
	});

	const LIBRARY =
		'# Biblioteca\n\n| Categoria | Itens | Prazo |\n|---|---|---|\n| Graduação | 6 | 10 dias |\n| Mestrado | 12 | 21 dias |\n| Docentes | 15 | 30 dias |\n| Mapas | 3 | 5 dias |\n| Chromebook | 1 | 8 horas |\n';

	it('of some rows is told whole, each column a part of the sentence', () => {
		const { all } = read(LIBRARY);
		expect(all).toContain('Graduação: 6 itens e prazo de 10 dias. Mestrado: 12 itens e prazo de 21 dias.');
		expect(all).toContain('Mapas: 3 itens e prazo de 5 dias. Chromebook: 1 item e prazo de 8 horas.');
		expect(all).not.toContain('A tabela');
	});

	it('of many rows is told by its first and its ends', () => {
		const more = ['Técnicos', 'Visitantes', 'Egressos', 'Convênios', 'Escolas', 'Estágio'];
		const { all } = read(`${LIBRARY}${more.map((name, at) => `| ${name} | ${at + 4} | ${at + 7} dias |\n`).join('')}`);
		expect(all).toContain('Graduação: 6 itens e prazo de 10 dias. Docentes: 15 itens e prazo de 30 dias.');
		expect(all).not.toMatch(/Mestrado|Egressos/);
	});

	it('keeps in a figure what makes it another one', () => {
		const { all } = read(
			'# Bolo\n\n| Ingrediente | Quanto |\n|---|---|\n| Leite | 1 litro |\n| Farinha | 3 colheres (sopa) |\n| Ovos | 4 |\n',
		);
		expect(all).toContain('Farinha: 3 colheres (sopa).');
	});

	it('says once what a row has in every column', () => {
		const { all } = read(
			'# Secador\n\n| | DS-1 | DS-2 |\n|---|---|---|\n| Tensão | 127 V | 220 V |\n| Potência | 390 W | 370 W |\n| Ruído | 40 dB | 44 dB |\n| Peso | 13,2 kg | 13,2 kg |\n',
		);
		expect(all).toContain('Peso: 13,2 kg.');
		expect(all).toContain('DS-1, 127 V; DS-2, 220 V');
	});

	it('has its header above a line of dashes in plain text, and each name before its dots', () => {
		const { all } = read(
			'ATA DA ASSEMBLEIA\n\nO síndico mostrou as contas.\n\n   Receita prevista ....... R$ 388,00\n   Resultado .............. R$ (11,00)\n\nForam apresentados dois orçamentos:\n\n   Empresa        Preço        Prazo\n   -------------  -----------  --------\n   Vedatec        R$ 214,00    75 dias\n   Impermax       R$ 168,00    60 dias\n',
			{ filename: 'ata.txt' },
		);
		expect(all).toContain('Receita prevista: R$ 388,00. Resultado: -R$ 11,00.');
		expect(all).toContain('Vedatec: preço de R$ 214,00 e prazo de 75 dias. Impermax: preço de R$ 168,00');
	});

	it('of commands or options is not told', () => {
		const { all } = read(
			'# Silt\n\nSilt finds the files that nobody opens.\n\n| Command | What it does |\n|---|---|\n| `silt top [DIR]` | list the stalest entries |\n| `silt why FILE` | explain one score |\n\n| Option | Default |\n|---|---|\n| `half_life` | 240 |\n| `min_size` | 5 |\n',
			english,
		);
		expect(all).not.toMatch(/stalest|half|240/);
	});

	it('keeps a rate, and leaves out who sees to what is done', () => {
		const { all } = read(
			'# Recreio\n\nMudou muito.\n\n| Indicador | 2023 | 2024 |\n|---|---|---|\n| Merenda devolvida (kg/dia) | 9,4 | 4,1 |\n| Leitura (palavras/min) | 92 | 97 |\n\n| Ação | Responsável | Situação |\n|---|---|---|\n| Pesar as sobras da merenda | A. Reis | feito em 3 de maio |\n| Comprar duas mesas de jogo | B. Lima | até 9 de junho |\n',
		);
		expect(all).toMatch(/9,4 kg por dia.{0,20}4,1 kg por dia/);
		expect(all).toContain('92 palavras/min');
		expect(all).toContain('Pesar as sobras da merenda: feito em 3 de maio.');
		expect(all).not.toContain('Reis');
	});

	it('of two sides that stand next to each other is told side by side', () => {
		const { all } = read(
			'# Contas\n\nSobrou pouco.\n\n| Receitas | R$ | Despesas | R$ |\n|---|---|---|---|\n| Mensalidades | 26.640,00 | Energia | 5.136,00 |\n| | | Diversos | 1.921,00 |\n',
		);
		expect(all).toContain('Receitas. Mensalidades: R$ 26.640,00.');
		expect(all).toContain('Despesas. Energia: R$ 5.136,00. Diversos: R$ 1.921,00.');
	});

	it('tells what was sampled and counted, and no word in parentheses as a unit', () => {
		const { all } = read(
			'# Weeds\n\nWe looked.\n\n| Source | Samples | Seedlings per sample (average) |\n|---|---|---|\n| Boots | 320 pairs | 0.4 |\n| Brushes (one litre of mud) | 40 | 61.0 |\n',
			english,
		);
		expect(all).toContain('Boots: 320 pairs and 0.4 seedlings per sample.');
		expect(all).toContain('Brushes (one litre of mud): 40 samples and 61 seedlings per sample.');
	});

	it('of many accounts is told by their totals', () => {
		const rows = ['Members', 'Gifts', 'Hut', 'Raffle', 'Rope', 'Fuel', 'Other'].map(
			(one, at) => `| ${one} | ${at}00 | ${at}50 |`,
		);
		const { all } = read(
			`# Tow\n\nWe lost money.\n\nThe rope wore out.\n\n| | 2023 | 2024 |\n|---|---|---|\n${rows.slice(0, 4).join('\n')}\n| Total income | 24,280 | 28,305 |\n${rows.slice(4).join('\n')}\n| Total expenses | 20,180 | 31,935 |\n| Surplus (loss) | 4,100 | (3,630) |\n`,
			english,
		);
		expect(all).toMatch(/Total income: .*28,305.*Total expenses: .*31,935.*-3,630/s);
		expect(all).not.toContain('Raffle');
	});

	it('keeps its answers where others are told in words', () => {
		const { all } = read(
			'# Bats\n\nCall us.\n\n| What happened | Exposure? | What to do |\n|---|---|---|\n| It touched you | Yes | Catch it |\n| Somebody was asleep | Treat as yes | Catch it, call |\n| You saw it fly by | No | Let it out |\n',
			english,
		);
		expect(all).toMatch(/It touched you: yes; catch it/i);
		expect(all).toMatch(/You saw it fly by: no; let it out/i);
	});

	it('in columns below one line of dashes is told with its head', () => {
		const { all } = read(
			'Socks\n\nWe tested socks on a dry floor.\n\n  Condition                 Grip    Samples\n  -----------------------------------------\n  Bare foot                 0.61    10\n  Sock, new                 0.58    40\n  Sock, 20 cycles           0.38    40\n\nThe sock lost much of it.\n',
			{ ...english, filename: 'a.txt' },
		);
		expect(all).toMatch(/Bare foot: grip 0\.61 and 10 samples/);
		expect(all).toMatch(/Sock, 20 cycles: grip 0\.38/);
		expect(all).not.toContain('Condition Grip');
	});

	it('of options that are told in words is told', () => {
		const { all } = read(
			'# Heat\n\nWe compare two.\n\n| Option | Annual cost |\n|---|---|\n| 1. Keep cooling centers open all night | $1.4 M |\n| 2. Paint 310 flat roofs white | $0.9 M |\n',
			english,
		);
		expect(all).toMatch(/Keep cooling centers open all night.{0,20}\$1\.4 M.{0,20}Paint 310 flat roofs white/);
	});

	it('with long heads of figures has them said in its first row, and no note below it', () => {
		const { all } = read(
			'# Pingo\n\nO soro muda.\n\n| Mês | Pingo por 100 L | Tempo até a coalhada |\n|---|---|---|\n| Março | 400 mL | 50 min |\n| Junho | 550 mL | 65 min |\n| Agosto | 650 mL | 75 min |\n\n*Volumes medidos em queijarias da serra.*\n\nSal não conserta o pingo.\n',
		);
		expect(all).toContain('tempo até a coalhada, 50 min. Junho: 550 mL e 65 min. Agosto: 650 mL e 75 min.');
		expect(all).not.toContain('Volumes medidos');
	});

	it('of what was and what is says which is which', () => {
		const { all } = read(
			'# Port\n\n| What | Before | Now |\n|---|---|---|\n| Ferry | twice a day | every hour |\n| Bridge | open at night | always closed |\n',
			english,
		);
		expect(all).toContain('Ferry: twice a day before; every hour now.');
	});

	it('of hours is told without the name of their column', () => {
		const { all } = read(
			'# Bikes\n\n| Day | Time | What |\n|---|---|---|\n| Tue | 5.30pm – 9pm | workshop |\n| Wed | 10am – 1pm | over-60s morning |\n',
			english,
		);
		expect(all).toContain('Tue: 5.30pm – 9pm; workshop. Wed: 10am – 1pm; over-60s morning.');
	});

	it.each([
		[
			'pt-BR' as const,
			'Hora',
			'Evento',
			[
				'A atendente Denise Okafor liga para a mãe, que estaciona conosco, e pede que ela leia o extrato do banco em voz alta, linha por linha. Duas cobranças.',
				'A cobrança é suspensa.',
			],
			['Às 12:26: A atendente Denise Okafor liga', 'Duas cobranças.', 'Às 21:26: A cobrança é suspensa.'],
		],
		[
			'en-US' as const,
			'Time',
			'Event',
			[
				'Support agent Denise Okafor calls her mother, who parks with us, and asks her to read out her bank statement, line by line. Two charges.',
				'All charges are paused.',
			],
			['At 12:26: Support agent Denise Okafor calls', 'Two charges.', 'At 21:26: All charges are paused.'],
		],
	])('of what happened when is told whole: %s', (language, time, event, [long, last], told) => {
		const row = (_one: unknown, at: number) => `| ${12 + at}:26 | ${at === 0 ? long : at === 9 ? last : `A ${at}.`} |`;
		const rows = Array.from({ length: 10 }, row).join('\n');
		const { all } = read(`# Parking\n\n| ${time} | ${event} |\n|---|---|\n${rows}\n`, { language });
		for (const words of told) expect(all).toContain(words);
	});

	it('whose rows the text counts is told with their numbers, and figures are said with what they are of', () => {
		const { all } = read(
			'# Bees\n\n| Group | Bee visits per flower | Blossoms that set fruit |\n|---|---|---|\n| None | 2.1 | 47% |\n| Flowers | 2.4 | 49% |\n| Both | 3.7 | 62% |\n\nThe difference between the first two rows is small.\n',
			english,
		);
		expect(all).toContain('First row, None: 2.1 bee visits per flower; blossoms that set fruit, 47%.');
		const portuguese = read(
			'# Horta\n\n| Benefício | Valor | Quando |\n|---|---|---|\n| Kit | R$ 1.480 em material | maio |\n| Bolsa | R$ 220 por mês | enquanto durar o curso |\n| Água | R$ 90 por mês | de maio a julho |\n\nA terceira linha mudou em 2025.\n',
		);
		expect(portuguese.all).toContain('Primeira linha, Kit: valor de R$ 1.480 em material; quando, maio.');
		expect(portuguese.all).toContain('R$ 220 por mês; enquanto durar o curso.');
	});

	it.each([
		[
			'en-US' as const,
			'# Survey\n\n## What they said\n\nWe asked drivers what would make them stop.\n\n| Reason | Active (n=176) | Left (n=55) |\n|---|---|---|\n| Recipient site closed or not ready | 44% | 58% |\n| Route changed at short notice | 31% | 29% |\n| Food was unfit to eat on pickup | 19% | 33% |\n| My own health or schedule | 35% | 24% |\n| Did not feel part of anything | 9% | 22% |\n| Gas and the wear on my own car | 27% | 13% |\n| Safety at the sites or on the way | 6% | 5% |\n\n## Findings\n\nLogs from our app back up the complaint.\n',
			[
				'Recipient site closed or not ready: active, 44%; left, 58%.',
				'Gas and the wear on my own car: active, 27%; left, 13%.',
			],
			2,
		],
		[
			'pt-BR' as const,
			'# Estudo\n\n## O que encontramos\n\nConsideramos protegida a pessoa com anticorpos no sangue.\n\n| Momento | Duas doses | Três doses |\n|---|---|---|\n| 6 semanas | 98,1% | 99,2% |\n| 1 ano | 91,4% | 93,5% |\n| 2 anos | 74,6% | 83,9% |\n\nAos dois anos, porém, a distância subiu para 9,3 pontos.\n',
			['6 semanas: duas doses, 98,1%; três doses, 99,2%.', '2 anos: duas doses, 74,6%; três doses, 83,9%.'],
			1,
		],
	])('of few rows is told wherever it stands, in two turns where it is long: %s', (language, text, told, turns) => {
		const { lines, all } = read(text, { language });
		for (const row of told) expect(all).toContain(row);
		const own = lines.filter((line) => /\d%[;.]/.test(line.text));
		expect(own).toHaveLength(turns);
		expect(new Set(own.map(({ speaker }) => speaker)).size).toBe(turns);
	});

	it('of days or words is told up to its fourth row', () => {
		const rows = ['Inscrições', 'Prévia', 'Recursos', 'Resultado', 'Pagamento'].map(
			(name, at) => `| ${name} | ${at + 3} de maio |`,
		);
		expect(read(`# Edital\n\n| Etapa | Data |\n|---|---|\n${rows.join('\n')}\n`).all).toContain(
			'Inscrições: 3 de maio. Prévia: 4 de maio. Recursos: 5 de maio. Resultado: 6 de maio.',
		);
	});
});
