import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a table', () => {
	it('keeps units that stand in its heads and in the names of its rows', () => {
		const { all } = read(
			'# Move\n\n| | Old | New |\n|---|---|---|\n| Floor area (sq ft) | 48,000 | 71,500 |\n| Seats | 220 | 540 |\n\n| Item | $K |\n|---|---|\n| Movers | 740 |\n| Contingency (7%) | 120 |\n',
			english,
		);
		expect(all).toContain('Floor area: old, 48,000 sq ft; new, 71,500 sq ft.');
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
		expect(all).toContain('Leak rate. In 2019: 3 gal/min. In 2025: 140 gal/min.');
	});

	it('of words is told in sentences, each behind the head of its column', () => {
		const { all } = read(
			'# Pão\n\n| Problema | Causa | Conserto |\n|---|---|---|\n| Murchou | tirou cedo demais | mais 5 min |\n| Espalhou | massa mole: ovo demais | 2 colheres de polvilho |\n',
		);
		expect(all).toContain('Murchou. Causa: tirou cedo demais. Conserto: mais 5 min.');
		expect(all).toContain('Espalhou. Causa: massa mole, ovo demais. Conserto: 2 colheres de polvilho.');
	});

	it('says what bare figures of its rows are of', () => {
		const { all } = read(
			'# Speed\n\n| Hosts | ferry 2.4 | `scp` |\n|---|---|---|\n| 10 | 4.1 s | 2 min 45 s |\n| 140 | 51 s | 38 min |\n\n| Code | Meaning |\n|---|---|\n| 0 | no drift |\n| 1 | drift found |\n',
			english,
		);
		expect(all).toContain('10 hosts: ferry 2.4, 4.1 s; scp, 2 min 45 s.');
		expect(all).toContain('Code 0: no drift.');
	});

	it('of many figures is told by its greatest row and its sums, from its first column to its last', () => {
		const { all } = read(
			'# Naps\n\n**Table 1.** Errors per 1,000 doses, by type\n\n| Type | Before | During | After | Later |\n|---|---|---|---|---|\n| Time | 14.2 | 9.6 | 13.9 | 13.1 |\n| Omission | 5.1 | 4.0 | 5.2 | 5.3 |\n| Dose | 3.6 | 2.7 | 3.4 | 3.5 |\n| Drug | 1.2 | 1.0 | 1.3 | 1.4 |\n| Route | 0.9 | 0.8 | 0.9 | 1.0 |\n| Rate | 0.8 | 0.7 | 0.8 | 0.9 |\n| Label | 0.5 | 0.4 | 0.5 | 0.6 |\n| Patient | 0.4 | 0.3 | 0.4 | 0.5 |\n| Record | 0.3 | 0.2 | 0.3 | 0.4 |\n| All | 24.1 | 17.3 | 23.8 | 23.3 |\n',
			english,
		);
		expect(all).toContain('Errors per 1,000 doses, by type.');
		expect(all).toMatch(/Time: before, 14\.2; later, 13\.1\..*All: before, 24\.1; later, 23\.3\./s);
		expect(all).not.toContain('Route');
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

	it('in capitals is told in small letters, each letter with what it is of', () => {
		const { all } = read(
			'# Pipes\n\n| ZONE | SIGN UP BY | WORK BEGINS |\n|---|---|---|\n| A | closed | under way |\n| B | May 2026 | June 2026 |\n',
			english,
		);
		expect(all).toContain('Zone A: sign up by, closed; work begins, under way.');
	});

	it('tells a change of money as one, and what went away as less', () => {
		const { all } = read(
			'# Hut\n\n| | Result | Change |\n|---|---|---|\n| Kitchen | -$40 | -$15 |\n| Net result | -$90 | +$5 |\n',
			english,
		);
		expect(all).toContain('Kitchen: result, less $40; change, minus $15.');
		expect(all).toContain('Net result: result, a loss of $90; change, plus $5.');
	});

	const LIBRARY =
		'# Biblioteca\n\n| Categoria | Itens | Prazo |\n|---|---|---|\n| Graduação | 6 | 10 dias |\n| Mestrado | 12 | 21 dias |\n| Docentes | 15 | 30 dias |\n| Mapas | 3 | 5 dias |\n| Chromebook | 1 | 8 horas |\n';

	it('of some rows is told whole, a few figures to a turn', () => {
		const { lines } = read(LIBRARY);
		const told = lines.map(({ text }) => text);
		expect(told).toContain('Graduação: itens, 6; prazo, 10 dias. Mestrado: itens, 12; prazo, 21 dias.');
		expect(told).toContain('Mapas: itens, 3; prazo, 5 dias. Chromebook: itens, 1; prazo, 8 horas.');
	});

	it('of many rows is told by the greatest of each column', () => {
		const more = ['Técnicos', 'Visitantes', 'Egressos', 'Convênios', 'Escolas', 'Estágio'];
		const { all } = read(`${LIBRARY}${more.map((name, at) => `| ${name} | ${at + 4} | ${at + 7} dias |\n`).join('')}`);
		expect(all).toContain('Docentes: itens, 15; prazo, 30 dias.');
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
		expect(all).toContain('Receita prevista: R$ 388,00. Resultado: prejuízo de R$ 11,00.');
		expect(all).toContain('Vedatec: preço, R$ 214,00; prazo, 75 dias. Impermax: preço, R$ 168,00');
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
		expect(all).toContain('Boots: samples, 320 pairs; seedlings per sample, 0.4.');
		expect(all).toContain('Brushes (one litre of mud): samples, 40; seedlings per sample, 61.');
	});

	const TOW = `| | 2023–24 | 2024–25 |
|---|---:|---:|
| **Income** | | |
| Memberships | $11,220 | $12,840 |
| Gifts | 8,700 | 9,310 |
| Hut | 2,610 | 4,275 |
| **Total income** | **24,280** | **28,305** |
| **Expenses** | | |
| Insurance | 9,900 | 14,600 |
| Rope | 4,900 | 5,150 |
| Repairs | 640 | 4,890 |
| Fuel | 1,980 | 3,420 |
| Other | 1,060 | 1,115 |
| **Total expenses** | **20,180** | **31,935** |
| **Surplus (loss)** | **4,100** | **(3,630)** |
`;

	it('of many accounts is told by their totals and what changed most, below the name of its group, a loss as a loss', () => {
		const { lines, all } = read(`# Tow\n\nThe new rope cost $5,150.\n\n${TOW}\nWe lost money.\n`, english);
		const told = lines.map(({ text }) => text);
		expect(told).toContain('Total income: in 2023–24, $24,280; in 2024–25, $28,305.');
		expect(told).toContain(
			'Expenses. Insurance: in 2023–24, $9,900; in 2024–25, $14,600. Repairs: in 2023–24, $640; in 2024–25, $4,890.',
		);
		expect(all).toContain('Surplus (loss): in 2023–24, $4,100; in 2024–25, a loss of $3,630.');
		expect(all).not.toMatch(/Rope: |Gifts|Other/);
	});

	it('does not repeat what the text above has told, and tells the rows that it speaks of', () => {
		const rows = [
			'Balsas | 40 | 32 | −20,0%',
			'Alga colhida (t, peso úmido) | 84,0 | 63,0 | −25,0%',
			'Extrato (litros) ² | 9.600 | 16.000 | +66,7%',
			'Receita – extrato (R$ mil) | 115,2 | 208,0 | +80,6%',
			'Receita – mudas (R$ mil) | 8,0 | 14,4 | +80,0%',
			'**Receita total (R$ mil)** | 177,2 | 244,0 | +37,7%',
			'**Sobra do período (R$ mil)** | 25,0 | 57,0 | +128,0%',
		];
		const { all } = read(
			`# Algas\n\nA colheita caiu 25%, e a sobra passou de R$ 25,0 mil para R$ 57,0 mil.\n\n| Indicador | 2º tri/25 | 3º tri/25 | Variação |\n|---|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}\n`,
		);
		expect(all).toContain(
			'Alga colhida, peso úmido: 2º trimestre de 2025, 84 t; 3º trimestre de 2025, 63 t; variação, menos 25%.',
		);
		expect(all).toContain('3º trimestre de 2025, R$ 208 mil; variação, mais 80,6%.');
		expect(all).toContain('Sobra do período: variação, mais 128%.');
		expect(all).not.toMatch(/Balsas|mudas/);
	});

	it('of one column is told by its head and its rows, money that went away without a minus sign', () => {
		const { all } = read(
			'# Club\n\nWe met.\n\n| | July 1 – Sept. 30 |\n|---|---:|\n| Opening balance | $4,212 |\n| Tent, insurance, permits | –$3,875 |\n| **Closing balance** | **$337** |\n\n*Note: Lamps darken with use. Figures are rounded.*\n',
			english,
		);
		expect(all).toContain(
			'July 1 – Sept. 30. Opening balance: $4,212. Tent, insurance, permits: less $3,875. Closing balance: $337.',
		);
		expect(all).toContain('Lamps darken with use.');
		expect(all).not.toMatch(/Note:|rounded/);
	});

	it('has no head where that is a row, and rows that are lettered keep their letters', () => {
		const { all } = read(
			'# Contas\n\nGastamos.\n\n| Cisternas (143) | 740.740,00 |\n|---|---|\n| Oficinas | 96.200,00 |\n\n| | Opção | Custo | Prazo |\n|---|---|---|---|\n| A | Ônibus novo | R$ 338,00 | 2 anos |\n| B | Táxi pago | R$ 164,00 | 1 ano |\n',
		);
		expect(all).toContain('Cisternas (143): 740.740,00. Oficinas: 96.200,00.');
		expect(all).toContain('Opção A. Ônibus novo: custo, R$ 338,00; prazo, 2 anos.');
	});

	it('keeps its answers where others are told in words', () => {
		const { all } = read(
			'# Bats\n\nCall us.\n\n| What happened | Exposure? | What to do |\n|---|---|---|\n| It touched you | Yes | Catch it |\n| Somebody was asleep | Treat as yes | Catch it, call |\n| You saw it fly by | No | Let it out |\n',
			english,
		);
		expect(all).toContain('It touched you. Exposure? Yes. What to do: Catch it.');
		expect(all).toContain('You saw it fly by. Exposure? No. What to do: Let it out.');
	});

	it('in columns below one line of dashes is told with its head', () => {
		const { all } = read(
			'Socks\n\nWe tested socks on a dry floor.\n\n  Condition                 Grip    Samples\n  -----------------------------------------\n  Bare foot                 0.61    10\n  Sock, new                 0.58    40\n  Sock, 10 cycles           0.41    40\n  Sock, 20 cycles           0.38    40\n\nThe sock lost much of it.\n',
			{ ...english, filename: 'a.txt' },
		);
		expect(all).toMatch(/Bare foot: grip, 0\.61; samples, 10/);
		expect(all).toMatch(/Sock, 20 cycles: grip, 0\.38/);
		expect(all).not.toContain('Condition Grip');
	});

	it('of options that are told in words is told', () => {
		const { all } = read(
			'# Heat\n\nWe compare two.\n\n| Option | Annual cost |\n|---|---|\n| 1. Keep cooling centers open all night | $1.4 M |\n| 2. Paint 310 flat roofs white | $0.9 M |\n',
			english,
		);
		expect(all).toMatch(/Keep cooling centers open all night: \$1\.4M.{0,20}Paint 310 flat roofs white/);
	});

	it('has every figure behind its head, and no note below it that tells nothing', () => {
		const { all } = read(
			'# Pingo\n\nO soro muda.\n\n| Mês | Pingo por 100 L | Tempo até a coalhada |\n|---|---|---|\n| Março | 400 mL | 50 min |\n| Junho | 550 mL | 65 min |\n| Agosto | 650 mL | 75 min |\n\n*Volumes medidos em queijarias da serra.*\n\nSal não conserta o pingo.\n',
		);
		expect(all).toContain('Junho: Pingo por 100 L, 550 mL; tempo até a coalhada, 65 min.');
		expect(all).not.toContain('Volumes medidos');
	});

	it('of what was and what is says which is which', () => {
		const { all } = read(
			'# Port\n\n| What | Before | Now |\n|---|---|---|\n| Ferry | twice a day | every hour |\n| Bridge | open at night | always closed |\n',
			english,
		);
		expect(all).toContain('Ferry: before, twice a day; now, every hour.');
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

	it.each([
		[
			'en-US' as const,
			'# Survey\n\n## What they said\n\nWe asked drivers what would make them stop.\n\n| Reason | Active (n=176) | Left (n=55) |\n|---|---|---|\n| Recipient site closed or not ready | 44% | 58% |\n| Route changed at short notice | 31% | 29% |\n| Food was unfit to eat on pickup | 19% | 33% |\n| My own health or schedule | 35% | 24% |\n| Did not feel part of anything | 9% | 22% |\n| Gas and the wear on my own car | 27% | 13% |\n| Safety at the sites or on the way | 6% | 5% |\n\n## Findings\n\nLogs from our app back up the complaint.\n',
			[
				'Recipient site closed or not ready: active, 44%; left, 58%.',
				'Gas and the wear on my own car: active, 27%; left, 13%.',
			],
			4,
		],
		[
			'pt-BR' as const,
			'# Estudo\n\n## O que encontramos\n\nConsideramos protegida a pessoa com anticorpos no sangue.\n\n| Momento | Duas doses | Três doses |\n|---|---|---|\n| 6 semanas | 98,1% | 99,2% |\n| 1 ano | 91,4% | 93,5% |\n| 2 anos | 74,6% | 83,9% |\n\nAos dois anos, porém, a distância subiu para 9,3 pontos.\n',
			['6 semanas: duas doses, 98,1%; três doses, 99,2%.', '2 anos: duas doses, 74,6%; três doses, 83,9%.'],
			2,
		],
	])('of few rows is told wherever it stands: %s', (language, text, told, turns) => {
		const { lines, all } = read(text, { language });
		for (const row of told) expect(all).toContain(row);
		const own = lines.filter((line) => /\d%[;.]/.test(line.text));
		expect(own).toHaveLength(turns);
		expect(new Set(own.map(({ speaker }) => speaker)).size).toBe(2);
	});
});
