import { describe, expect, it } from 'vitest';
import { texts } from './blocks.fixture.ts';
import { withoutPageBreaks } from './page-breaks.ts';

const HEAD = 'Highway Department              Annual Report';

describe('page breaks', () => {
	it.each([
		[
			'a head that comes again and a number',
			`${HEAD}\n\nWe turn away trucks and the larger of the two fire \n\n              4\n${HEAD}\n\nengines here.\n`,
			'We turn away trucks and the larger of the two fire engines here.',
		],
		[
			'a number with its word and a rule',
			'O Município arcará com as despesas de coleta e de\n\nPágina 2 de 7\n-----------\n\ntransporte dos resíduos.',
			'O Município arcará com as despesas de coleta e de transporte dos resíduos.',
		],
		[
			'a head with the number in it',
			'Regimento Interno     3\n\nA quadra fecha às nove e os salões de fes-\n\nRegimento Interno     4\n\ntas, às onze.',
			'A quadra fecha às nove e os salões de festas, às onze.',
		],
		[
			'a blank line alone, above small letters, below a word that ends none',
			'Cada coletivo perdido, cada cochilo fora de lugar compõe a\n\nmesma lição de sempre.',
			'Cada coletivo perdido, cada cochilo fora de lugar compõe a mesma lição de sempre.',
		],
	])('a sentence goes on behind %s', (_name, text, said) => {
		expect(texts(withoutPageBreaks(text))).toContain(said);
		expect(withoutPageBreaks(text)).toHaveLength(text.length);
	});

	it.each([
		['a sentence that ended', 'The bridge was closed.\n\n- 3 -\n\nengines at Hadley are few.'],
		['what begins anew', 'the larger of the two fire\n\n3\n\nEngines at Hadley.'],
		['no number of a page', 'It was late\n\nO come again\n\nthe river sang\n\nO come again\n\nall night'],
	])('nothing changes at %s', (_name, text) => {
		expect(withoutPageBreaks(text)).toBe(text);
	});
});
