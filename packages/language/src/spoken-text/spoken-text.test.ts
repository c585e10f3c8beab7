import { describe, expect, it } from 'vitest';
import { spokenText } from './spoken-text.ts';
import { EN_DATES_AND_UNITS } from './tables/en-dates-and-units.ts';
import { EN_NUMBERS } from './tables/en-numbers.ts';
import { EN_SENTENCES } from './tables/en-sentences.ts';
import { EN_WORDS_AND_SIGNS } from './tables/en-words-and-signs.ts';
import { PT_DATES_AND_UNITS } from './tables/pt-dates-and-units.ts';
import { PT_NUMBERS } from './tables/pt-numbers.ts';
import { PT_SENTENCES } from './tables/pt-sentences.ts';
import { PT_WORDS_AND_SIGNS } from './tables/pt-words-and-signs.ts';

const TABLES = {
	'pt-BR': [PT_NUMBERS, PT_DATES_AND_UNITS, PT_WORDS_AND_SIGNS, PT_SENTENCES],
	'en-US': [EN_NUMBERS, EN_DATES_AND_UNITS, EN_WORDS_AND_SIGNS, EN_SENTENCES],
} as const;

for (const language of ['pt-BR', 'en-US'] as const) {
	for (const table of TABLES[language]) {
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
		expect(spokenText(' … 😀 ', 'pt-BR')).toEqual({ text: '', words: [] });
		expect(spokenText('', 'en-US')).toEqual({ text: '', words: [] });
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
