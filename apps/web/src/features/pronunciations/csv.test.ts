import { expect, it } from 'vitest';
import { fromCsv, toCsv } from './csv.ts';

const ENTRIES = [
	{ id: '1', language: 'pt-BR' as const, word: 'nginx', said: 'endjin écs', match_case: false },
	{ id: '2', language: 'en-US' as const, word: 'AC/DC, "ao vivo"', said: 'ay-see dee-see', match_case: true },
];

it('gives back what it wrote', () => {
	const csv = toCsv(ENTRIES);
	expect(csv.split('\r\n')[0]).toBe('idioma,palavra,pronuncia,caixa');
	expect(fromCsv(csv)).toEqual({ entries: ENTRIES.map(({ id: _, ...entry }) => entry), wrong: [] });
});

it('reads what spreadsheets write, and names the lines that are no entries', () => {
	const csv =
		'\uFEFFIdioma;Palavra;Pronuncia;Caixa\r\npt-br;cache;quéche;sim\n\nfr-FR;mot;mo;\npt-BR;x;123;\npt-BR;;nada;\n';
	expect(fromCsv(csv)).toEqual({
		entries: [{ language: 'pt-BR', word: 'cache', said: 'quéche', match_case: true }],
		wrong: [4, 5, 6],
	});
	expect(fromCsv('')).toEqual({ entries: [], wrong: [] });
});
