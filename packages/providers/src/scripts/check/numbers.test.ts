import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers.ts';

describe('numbers in words', () => {
	it.each([
		['thirty-eight thousand six hundred dollars', [38_600]],
		['five hundred and forty-seven of three hundred and seventy-one', [547, 371]],
		['between two thousand and three thousand people', [2000, 3000]],
		['a thousand six hundred', [1600]],
		['mil novecentos e quarenta e dois', [1942]],
		['mil e duzentos reais, e trezentos e setenta e um a favor', [1200, 371]],
		['cento e vinte casas, cinco por cento', [120, 5]],
		['duas mil e quinhentas, vinte e uma a mais', [2500, 21]],
		['mil vezes melhor, um por um', []],
		['seis e sete, doze e uma', [6, 7, 12]],
		['94 mil pessoas, 5 mil e duzentas', [94_000, 5200]],
		['between forty and one hundred people', [40, 100]],
		['between twenty and one thousand', [20]],
	])('%s', (text, values) => expect(numbersIn(text).map((number) => number.values[0])).toEqual(values));
});
