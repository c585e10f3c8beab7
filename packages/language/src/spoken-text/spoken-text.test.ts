import { describe, expect, it } from 'vitest';
import { readingsOf } from './readings.fixture.ts';
import { spokenText } from './spoken-text.ts';

for (const language of ['pt-BR', 'en-US'] as const) {
	for (const table of readingsOf(language)) {
		for (const [topic, rows] of Object.entries(table)) {
			describe(`${language} ${topic}`, () => {
				it.each(rows)('%s', (written, spoken) => {
					expect(spokenText(written, language).text).toBe(spoken);
				});
			});
		}
	}
}

describe('the map from written to spoken words', () => {
	const mapped = (written: string) => {
		const { text, words } = spokenText(written, 'pt-BR');
		return words.map((word) => [written.slice(word.from, word.to), text.slice(word.start, word.end)]);
	};

	it('gives each written word its place', () => {
		expect(mapped('O preço “subiu” 25%, sim!')).toEqual([
			['O', 'O'],
			['preço', 'preço'],
			['subiu', 'subiu'],
			['25%', 'vinte e cinco por cento'],
			['sim', 'sim'],
		]);
	});

	it('joins written words that are read as one', () => {
		expect(mapped('custa R$ 3 milhões, (11) 98765-4321')).toEqual([
			['custa', 'custa'],
			['R$ 3 milhões', 'três milhões de reais'],
			['(11) 98765-4321', 'um um, nove oito sete seis cinco, quatro três dois um'],
		]);
	});

	it('keeps numbers and their units apart when they are written apart', () => {
		expect(mapped('80 km/h e 10kg')).toEqual([
			['80', 'oitenta'],
			['km/h', 'quilômetros por hora'],
			['e', 'e'],
			['10kg', 'dez quilos'],
		]);
	});

	it('leaves out what is not heard', () => {
		expect(mapped('— Olá 😀 [1] 中文 mundo')).toEqual([
			['Olá', 'Olá'],
			['mundo', 'mundo'],
		]);
	});

	it('is empty for a text without words', () => {
		const nothing = { text: '', words: [], english: [] };
		expect(spokenText(' … 😀 ', 'pt-BR')).toEqual(nothing);
		expect(spokenText('', 'en-US')).toEqual(nothing);
	});
});

describe('paragraphs', () => {
	it('end a sentence at a blank line', () => {
		expect(spokenText('Um título\n\nE o texto\nque segue', 'pt-BR').text).toBe('Um título. E o texto que segue');
	});

	it('read decomposed accents as composed ones', () => {
		expect(spokenText('São João'.normalize('NFD'), 'pt-BR').text).toBe('São João');
	});
});
