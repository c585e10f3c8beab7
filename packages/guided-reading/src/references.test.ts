import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a reference', () => {
	it('to a section by its number names the section', () => {
		const { all } = read(
			'# Caixas\n\n## 1. Resumo\n\nOs autores discordam em um ponto, registrado no item 2. O item 9 da lei vale.\n\n## 2. Divergência entre os autores\n\nPaulo quer caução.\n',
		);
		expect(all).toContain('registrado em “Divergência entre os autores”.');
		expect(all).toContain('O item 9 da lei vale.');
		const other = read(
			'# Trial\n\n## 1. Summary\n\nThe authors disagree, as section 2 says.\n\n## 2. Dissent\n\nPaul wants a deposit.\n',
			english,
		);
		expect(other.all).toContain('as “Dissent” says.');
	});

	it('to an item of a list by its number finds the numbers of the list', () => {
		const options = '1. Keep things as they are.\n2. Bring auditions back.\n3. Add a small choir on Sundays.\n';
		const vote = (text: string) => read(`# Vote\n\nWe vote on three options:\n\n${options}\n${text}\n`, english).all;
		expect(vote('The board is split three to three on the third.')).toMatch(
			/First: Keep things.*\sSecond: Bring.*\sThird: Add/s,
		);
		expect(
			read('# Voto\n\nHá duas opções:\n\n1. Manter tudo.\n2. Mudar o dia.\n\nO conselho prefere a segunda.\n').all,
		).toContain('primeiro, manter tudo; e segundo, mudar o dia');
	});
});

const RESULTS = `| Indicador | Rota A | Rota D | Rota G | Total |
|---|---|---|---|---|
| Caixas entregues | 9.870 | 6.140 | 5.390 | 21.400 |
| Devolvidas em 7 dias | 96% | 71% | 89% | 87% |
| Produto avariado | 1,4% | 1,9% | 1,2% | 1,5% |
| Custo por caixa | R$ 1,32 | R$ 2,81 | R$ 1,67 | R$ 1,84 |
| Minutos a mais | 12 | 48 | 19 | 26 |
| Motoristas | 2 | 2 | 1 | 5 |
`;

describe('a table', () => {
	it('is read by the rows that the text below it speaks of', () => {
		const { all } = read(`# Caixas\n\n${RESULTS}\nO custo inclui a lavagem. A avaria caiu para 1,2% nas escolas.\n`);
		expect(all).toContain('Custo por caixa: Rota A, R$ 1,32; Rota D, R$ 2,81');
		expect(all).toContain('Produto avariado: Rota A, 1,4%');
		expect(all).not.toContain('Motoristas');
	});

	it('of several rows goes from one host to the other, with the order of its columns and the ends of its labels', () => {
		const row = (name: string) => `| ${name} | 8.1% | 6.4% |\n`;
		const names = [
			'Sleep found by the wrist sensor',
			'Entries, 10 p.m. to 6 a.m.',
			'Patients with new confusion',
			'Falls in a thousand days',
			'Calls to the desk at night',
		];
		const { lines, all } = read(
			`# Sleep\n\n| | Usual nights | Lantern nights |\n|---|---|---|\n| Longest unbroken stretch | 94 min | 139 min |\n${names.map(row).join('')}\n`,
			english,
		);
		expect(all).toContain('Patients with new confusion: usual nights, 8.1%; lantern nights, 6.4%.');
		expect(all).toContain('6 a.m.: usual');
		expect(lines.filter(({ text }) => /8\.1%/.test(text)).length).toBeGreaterThan(1);
	});
});
