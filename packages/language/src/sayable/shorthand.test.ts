import { describe, expect, it } from 'vitest';
import { shorthandInWords } from './shorthand.ts';

describe('what people write short', () => {
	it.each([
		['Precisamos de 12 voluntários p/ as barracas.', 'Precisamos de 12 voluntários para as barracas.'],
		['Chá c/ leite e s/ açúcar, Rua das Flores, s/n.', 'Chá com leite e sem açúcar, Rua das Flores, sem número.'],
		['na sede (seg. a qui., das 13h30 às 17h)', 'na sede (segunda a quinta, das 13h30 às 17h)'],
		['Aberto seg/qua/sex e Seg a Sex.', 'Aberto segunda e quarta e sexta e segunda a sexta.'],
		['Vai ter bolo e dom de línguas.', 'Vai ter bolo e dom de línguas.'],
		['falar no Dep. Pessoal', 'falar no Dep. Pessoal'],
		['São aprox. 3 km, máx. 2 por casa.', 'São aproximadamente 3 km, máximo 2 por casa.'],
		['Alúmen + ferro, mais R$ 20 + frete = R$ 32', 'Alúmen e ferro, mais R$ 20 mais frete, o que dá R$ 32'],
		['A conta 2 + 3 = 5 e a S/A.', 'A conta 2 + 3 = 5 e a S/A.'],
		['Friagem = queda da temperatura', 'Friagem: queda da temperatura'],
		['Cores: azul = para venda', 'Cores: azul significa para venda'],
		['Usar 1x por dia, 3x mais, em 2x.', 'Usar uma vez por dia, 3 vezes mais, em 2 vezes.'],
		['multa de 30 (trinta) a 80 (oitenta) VRMI', 'multa de 30 a 80 VRMI'],
		['1,30 m (um metro e trinta centímetros) do solo', '1,30 m do solo'],
		['no mínimo 60% (sessenta por cento)', 'no mínimo 60%'],
		['R$ 4,37 (quatro reais e trinta e sete centavos)', 'R$ 4,37'],
		['trinta (30) dias', 'trinta dias'],
		['dez por cento (10%) do valor', 'dez por cento do valor'],
		['4,3 mil (80%) crianças', '4,3 mil (80%) crianças'],
		['Foram 30 (um recorde)', 'Foram 30 (um recorde)'],
		['R$ 245,14/mês', 'R$ 245,14 por mês'],
	])('Portuguese: %s', (written, said) => expect(shorthandInWords(written, 'pt-BR')).toBe(said));

	it.each([
		['trainers w/ fluid, w/o lids', 'trainers with fluid, without lids'],
		['Part is 3 wks from supplier.', 'Part is 3 weeks from supplier.'],
		['10 yr warranty for 10 yrs.', '10 year warranty for 10 years.'],
		['Length: 1 hr 12 min', 'Length: 1 hour 12 minutes'],
		['Drawer counted, sheet signed x2', 'Drawer counted, sheet signed twice'],
		['Everybody, esp. new people, approx. 3', 'Everybody, especially new people, approximately 3'],
		['Mon/Fri: closed.', 'Monday and Friday: closed.'],
		['Wed. and Sat., 9 a.m.', 'Wednesday and Saturday, 9 a.m.'],
		['Fri 10: lunch; Tues 14: choir', 'Friday the 10th: lunch; Tuesday the 14th: choir'],
		['for Mon 3 and Tues 4 February, Wed 22 Jan', 'for Monday the 3rd and Tuesday 4 February, Wednesday 22 Jan'],
		['He can come tomorrow (Fri) at 2.', 'He can come tomorrow (Friday) at 2.'],
		['Sat in the sun, on Wed. 2–4', 'Sat in the sun, on Wednesday 2–4'],
		[
			'New seals + labour £1,140 + VAT = £1,368, at cost + 10%',
			'New seals and labour £1,140 plus VAT, which makes £1,368, at cost plus 10%',
		],
		['blue = for sale, white = new', 'blue means for sale, white means new'],
		['C++ x64/x86 and 2 + 3 = 5', 'C++ x64/x86 and 2 + 3 = 5'],
		['386 bees (n = 231) flew', '386 bees flew'],
		['61 m (95% CI 52–72), 4.1% (p = 0.09, n.s.)', '61 m, 4.1% (p = 0.09, n.s.)'],
		['512 g (SD 88) here (t₁₂ = 3.21, p = 0.007)', '512 g here'],
		['Samples (3 of 5) failed', 'Samples (3 of 5) failed'],
		['16 pages / week', '16 pages per week'],
	])('English: %s', (written, said) => expect(shorthandInWords(written, 'en-US')).toBe(said));
});
