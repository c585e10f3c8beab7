import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a sentence with signs', () => {
	it('is read in words, but not where it is drawn with arrows', () => {
		const { all } = read(
			'# Juros\n\nCrédito caro → menos compra → menos pressão.\n\nDemora de 6 a 9 meses, com ~40 bancos e peso de 21,5% × 10% = 2,15%.\n',
		);
		expect(all).not.toContain('menos compra');
		expect(all).toContain('com cerca de 40 bancos e peso de 21,5% × 10% = 2,15%.');
	});

	it('names programs as people say them', () => {
		const { all } = read(
			'# Ferry\n\nWe ran 140 servers. An engineer raised `worker_connections` by hand. The site was down for 47 minutes. Keys that match `secret|token` are replaced by `***` at once.\n\n**Can I run it from cron?** Yes. It prints only what changed.\n\n**Why not osquery?** Osquery is an agent.\n',
			english,
		);
		expect(all).toContain('An engineer raised worker connections by hand. The site was down');
		expect(all).toContain('Keys that match secret, token are replaced by asterisks at once.');
		expect(all).toMatch(/Can I run it from cron\?\nYes\. It prints only what changed\.\nWhy not osquery\?\nOsquery/);
	});
});

it('that names a file is read', () => {
	const { all } = read('# Fila\n\nE se faltar luz? A fila fica em `estado.json`, e nada se perde.\n');
	expect(all).toContain('A fila fica em estado.json, e nada se perde.');
});

describe('what cannot be read', () => {
	it('is nothing that is typed, nor what stands behind it in its paragraph', () => {
		const { all } = read(
			'# Kiln\n\nThe kiln fires at night. Cones of clay are checked at dawn.\n\nPass `{"cold": [1]}` to skip the first hour. The cones are glazed.\n',
			english,
		);
		expect(all).toContain('The kiln fires at night. Cones of clay are checked at dawn.');
		expect(all).not.toMatch(/cold|glazed/);
	});

	it('is an item of a list, or the list where most cannot be read, are links or arrows, and what leads to it', () => {
		const some = read(
			'# Pads\n\nWhat we learned:\n\n- Energy {d} = 4.\n- Pads are cheap.\n- Snow counts.\n',
			english,
		).all;
		expect(some).toContain('What we learned: Pads are cheap. Snow counts.');
		for (const items of [
			['Energy {d} = 4.', 'Pads are cheap.'],
			['**#14** Accents are lost.', '**#22** Lines are long.'],
			['Cold air → wind', 'Wind → rain'],
		])
			expect(
				read(`# Pads\n\nPads measure hail.\n\nWhat we learned:\n\n- ${items.join('\n- ')}\n`, english).all,
			).not.toMatch(/learned|cheap|lost|wind|Flour/);
	});

	it('is no column of a plain text that is no table', () => {
		const { all } = read(
			'ATA\n\nPRESENTES:\n  Ana Lira ............ pedagoga\n  Rui Sá .............. diretor\n\nA reunião começou às 19h. A profª. Ana Lira leu a ata.\n',
		);
		expect(all).not.toContain('pedagoga');
		expect(all).toContain('A profª. Ana Lira leu a ata.');
	});

	it('keeps what a law is to say with the article that changes it', () => {
		const { all } = read(
			'# Lei nº 9\n\nArt. 1º O art. 7º da Lei nº 3 passa a vigorar com a seguinte redação:\n\n"Art. 7º É livre a pesca no rio.\n',
		);
		expect(all).toMatch(/passa a vigorar com a seguinte redação: "Art\. 7º/);
	});

	it('takes along whatever leans on it: its question, its "Yes.", what goes on about it', () => {
		const { all } = read(
			'# Ferry\n\nThe ferry sails twice a day.\n\n**How do I start it?** Run `{"a": [1, 2]}` now.\n\nThe pier has a café. Its price is `f(x) = {y}`. The sum is paid in cash.\n',
			english,
		);
		expect(all).toContain('The ferry sails twice a day.');
		expect(all).not.toMatch(/How do I start|The sum is paid/);
	});

	it('is nothing that a reader is sent to', () => {
		const { all } = read(
			'# Aula\n\nPor Ana Lima e Rui Sato; 12/11/2025, 18h.\n\nA seca durou sete anos. O rio secou.\n\n¹ Portaria nº 17/2020, art. 8º.\n',
		);
		expect(all).not.toMatch(/Portaria|Por Ana/);
		expect(all).toContain('O rio secou.');
	});
});

it('what comes again at the end of a story is read again', () => {
	const { lines } = read(
		'O sino\n\nTrês batidas. Nem uma a mais.\n\n— Por quê? — perguntou ela.\n\n— Porque sim — disse ele.\n\n— E agora?\n\nNa quinta, ela subiu a torre e puxou a corda.\n\nTrês batidas. Nem uma a mais.\n',
		{ filename: 'conto.txt' },
	);
	expect(lines.filter(({ role }) => role === 'explain').at(-1)?.text).toMatch(/Três batidas\. Nem uma a mais\.$/);
});

it('speech and what is told of it take turns at the dashes', () => {
	const { all } = read(
		'O museu\n\n— Ninguém sabe. — Ele coçou a nuca. — Está parado.\n\nDepois saiu devagar, sem olhar para trás nem uma vez.\n',
		{ filename: 'conto.txt' },
	);
	expect(all).toContain('“Ninguém sabe.” Ele coçou a nuca. “Está parado.”');
});

it('minutes keep the outcome of a long paragraph of labels', () => {
	const { all } = read(
		'# Ata\n\n## Animais\n\nProposta A: permitir cães no jardim. Proposta B: manter a proibição atual. Houve discussão acalorada. O Sr. Waldir relatou que em julho seu neto foi derrubado por um cão solto, e a Sra. Priscila ponderou que proibir nunca funcionou e que é melhor regulamentar. Resultado: Proposta A, 22 votos; Proposta B, 18 votos. Vigência: 1º de outubro.\n',
	);
	expect(all).toMatch(/Resultado: Proposta A, 22 votos; Proposta B, 18 votos\.\sVigência: 1º de outubro\./);
});

it('a list is read behind "Instead:", and behind a "No" that is no answer', () => {
	const { all } = read(
		'# Library\n\n## What students lose\n\nNo stacks from June 8 to August 24. Instead:\n- a reading room with 60 seats;\n- loans from other libraries.\n',
		english,
	);
	expect(all).toContain('No stacks from June 8 to August 24. Instead: a reading room with 60 seats;');
});

describe('a changelog', () => {
	it('keeps versions that were taken back, and those whose only item holds code', () => {
		const { all } = read(
			"# Changelog\n\n## [4.8.1] - 2025-07-19\n### Fixed\n- 4.8.0 didn't start when `BASE_URL` had a slash.\n\n## [4.8.0] - 2025-07-18 [YANKED]\n### Added\n- Podcasts play in the app. (#871, wanted since 2021, 412 👍)\n",
			english,
		);
		expect(all).toContain('Version 4.8.1, 2025-07-19.');
		expect(all).toContain('Version 4.8.0, 2025-07-18, withdrawn.');
		expect(all).toContain('wanted since 2021');
	});

	it('says nothing of small fixes', () => {
		const { all } = read(
			'# Changelog\n\n## 4.7.0\n\n### Fixed\n\n- Various small fixes.\n- Bump dependencies.\n- A crash when a folder is empty.\n\n## 4.6.0\n\n- The lid closes at night.\n- The fan stops by itself.\n',
			english,
		);
		expect(all).not.toMatch(/Various|Bump/);
	});
});
