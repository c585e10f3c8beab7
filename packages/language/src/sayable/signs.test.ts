import { describe, expect, it } from 'vitest';
import { signsInWords } from './signs.ts';

describe('signs in words', () => {
	it.each([
		['Crédito caro => menos compra → menos pressão.', 'Crédito caro, menos compra, menos pressão.'],
		['São ~4.500 volumes e ≥ 5 bibliotecas.', 'São cerca de 4.500 volumes e pelo menos 5 bibliotecas.'],
		['Custam de 2000~8000 reais.', 'Custam de 2000–8000 reais.'],
		['A espera caiu de 40% → 12%.', 'A espera caiu de 40% para 12%.'],
		['Preço: R$ 2,41/L → R$ 2,18/L', 'Preço: R$ 2,41/L para R$ 2,18/L'],
		['Umidade < 60% e fila >R$ 5.', 'Umidade menos de 60% e fila mais de R$ 5.'],
		['3 × 4 dias → 12 dias sem empréstimo', '3 × 4 dias: 12 dias sem empréstimo'],
		['Exemplo: três livros → 24 dias', 'Exemplo: três livros, 24 dias'],
		['São Paulo → Rio', 'São Paulo, Rio'],
		['Cursam-se 5--6 matérias -- ao menos. Até lá! ;-)', 'Cursam-se 5–6 matérias – ao menos. Até lá!'],
		['Processo --> Parâmetros', 'Processo, Parâmetros'],
	])('Portuguese: %s', (written, said) => expect(signsInWords(written, 'pt-BR')).toBe(said));

	it.each([
		['Basement flood of 2024 → 6,100 books lost', 'Basement flood of 2024: 6,100 books lost'],
		['Startup fell (1.9 s → 1.3 s on the Pi).', 'Startup fell (1.9 s to 1.3 s on the Pi).'],
		['raised worker_connections by hand', 'raised worker connections by hand'],
		['the page format (v14 → v15)', 'the page format (v14 to v15)'],
		['are replaced by * before', 'are replaced by asterisks before'],
		['Files > 5 MB fail (p < 0.05).', 'Files over 5 MB fail.'],
		['Settings > Keyboard > Classic', 'Settings, Keyboard, Classic'],
		['Average debt: $18,400 → 4.2 months of pay', 'Average debt: $18,400, 4.2 months of pay'],
		['typo ("gelöst" → "gelöscht")', 'typo ("gelöst" to "gelöscht")'],
		['needs kernels ≥ 5.13', 'needs kernels 5.13 or newer'],
		['Tue 10:00 → Tue 10:00', 'Tuesday 10:00 to Tuesday 10:00'],
		['✗ Chapters', 'No: Chapters'],
		['Blameless ≠ nameless', 'Blameless is not nameless'],
		['drop the --dry-run', 'drop the --dry-run'],
		['# of agents: 212 → 148', 'number of agents: 212 to 148'],
		['The term Y_i stays.', 'The term Y_i stays.'],
	])('English: %s', (written, said) => expect(signsInWords(written, 'en-US')).toBe(said));
});
