import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a table', () => {
	it('keeps units that stand in its heads and in the names of its rows', () => {
		const { all } = read(
			'# Move\n\n| | Old | New |\n|---|---|---|\n| Floor area (sq ft) | 48,000 | 71,500 |\n| Seats | 220 | 540 |\n\n| Item | $K |\n|---|---|\n| Movers | 740 |\n| Contingency (7%) | 120 |\n',
			english,
		);
		expect(all).toContain('Floor area: old 48,000 sq ft; new 71,500 sq ft.');
		expect(all).toContain('Movers: $740K.');
		expect(all).toContain('Contingency (7%): $120K.');
		expect(read('# Conta\n\n| Item | R$ mil |\n|---|---|\n| Frete | 740 |\n| Caixa | 95 |\n').all).toContain(
			'Frete: R$ 740 mil.',
		);
	});

	it('of one measure is named once', () => {
		const { all } = read(
			'# Leak\n\n| Year | Leak rate (gal/min) |\n|---|---|\n| 2019 | 3 |\n| 2025 | 140 |\n',
			english,
		);
		expect(all).toContain('Leak rate. Year 2019: 3 gal/min. Year 2025: 140 gal/min.');
	});

	it('tells words by their columns, in every row alike', () => {
		const { all } = read(
			'# Pão\n\n| Problema | Causa | Conserto |\n|---|---|---|\n| Murchou | tirou cedo demais | mais 5 min |\n| Espalhou | massa mole: ovo demais | 2 colheres de polvilho |\n',
		);
		expect(all).toContain('Murchou. Causa: tirou cedo demais; conserto: mais 5 min.');
		expect(all).toContain('Espalhou. Causa: massa mole, ovo demais; conserto: 2 colheres de polvilho.');
	});

	it('sets a name that ends in a figure apart from the figure behind it', () => {
		const { all } = read(
			'# Speed\n\n| Hosts | ferry 2.4 | `scp --fast` |\n|---|---|---|\n| 10 | 4.1 s | 2 min 45 s |\n| 140 | 51 s | 38 min |\n\n| Code | Meaning |\n|---|---|\n| 0 | no drift |\n| 1 | drift found |\n',
			english,
		);
		expect(all).toContain('10 hosts. Ferry 2.4: 4.1 s; scp fast: 2 min 45 s.');
		expect(all).toContain('Code 0: no drift.');
	});

	it('of many figures is told by its greatest row and its sums, behind its caption', () => {
		const { all } = read(
			'# Naps\n\n**Table 1.** Errors per 1,000 doses, by type\n\n| Type | Before | During | After | Later |\n|---|---|---|---|---|\n| Time | 14.2 | 9.6 | 13.9 | 13.1 |\n| Omission | 5.1 | 4.0 | 5.2 | 5.3 |\n| Dose | 3.6 | 2.7 | 3.4 | 3.5 |\n| Drug | 1.2 | 1.0 | 1.3 | 1.4 |\n| All | 24.1 | 17.3 | 23.8 | 23.3 |\n',
			english,
		);
		expect(all).toContain('Errors per 1,000 doses, by type.');
		expect(all).toMatch(/The table has four rows\. Time: before 14\.2; .*All: before 24\.1/s);
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
});
