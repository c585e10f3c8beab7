import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a heading', () => {
	it('stands before a colon where a sentence follows', () => {
		expect(read('# Ponte\n\n## Quem paga\n\nA obra custa R$ 8 milhões ao estado.\n').all).toContain(
			'Quem paga: a obra custa R$ 8 milhões ao estado.',
		);
		expect(read('# Trial\n\n## Discussion\n\nA short nap reduced errors by a quarter.\n', english).all).toContain(
			'Discussion: a short nap reduced errors by a quarter.',
		);
	});

	it('is not said where the sentence below begins with it', () => {
		const { all } = read('# Pão\n\n## Congelar\n\nCongele as bolinhas cruas na assadeira.\n');
		expect(all).not.toMatch(/Congelar[.:]/);
	});

	it('is no turn of its own above questions', () => {
		const { lines } = read(
			'# Horta\n\n## Perguntas frequentes\n\n**Tem banheiro?** Sim, o da quadra, das 7h às 18h.\n\n**Cachorro pode?** Na guia e fora dos canteiros.\n',
		);
		expect(lines.map(({ text }) => text)).not.toContain('Perguntas frequentes.');
	});

	it('within a paragraph labels what follows it', () => {
		const { lines } = read(
			'# Naps\n\n## Abstract\n\n**Background.** Nurses report sleepiness at night. **Methods.** We randomized 18 wards for 12 weeks. **Results.** Errors fell by a quarter.\n',
			english,
		);
		const all = lines.map(({ text }) => text).join('\n');
		expect(all).toContain('Methods: we randomized 18 wards');
		expect(all).not.toMatch(/(?:Methods|Results|Background)\.$/m);
	});
});

describe('the doors', () => {
	it('say when the document is from', () => {
		expect(
			read('# A cheia\n\nJornal do Vale, 12/11/2025\n\nO rio subiu seis metros na noite de ontem.\n').all,
		).toContain('“A cheia”, de 12 de novembro de 2025');
		expect(
			read('# The move\n\nBoard meeting, September 9, 2025\n\nThe library moves in June of next year.\n', english).all,
		).toContain('“The move”, from September 9, 2025');
	});

	it('name subjects, and neither questions, verbs nor what every document has', () => {
		const section = (name: string) =>
			`## ${name}\n\nO texto desta parte tem duas frases sobre ${name}. Esta é a outra delas.\n`;
		const { outline } = read(
			`# Guia\n\n${['Congelar', 'O que é', 'Perguntas que me fazem', 'Metas de inflação', 'O caso brasileiro', 'Notas'].map(section).join('\n')}`,
		);
		expect(outline.subjects).toEqual(['Metas de inflação', 'O caso brasileiro']);
	});

	it('sum up in whole statements with their subjects, or not at all', () => {
		const { lines } = read(
			`# Ata\n\n${['Obra', 'Água', 'Som', 'Luz', 'Cor', 'Rua'].map((name) => `## ${name}\n\nConforme exposto, a conta de ${name} subiu 31% em um ano. Aprovada por 30 votos a 9. Para custear a obra foi proposta taxa de R$ 336,00.\n`).join('\n')}`,
		);
		const kept = lines.filter(({ role }) => role === 'recap' || role === 'hook').map(({ text }) => text);
		expect(kept.filter((text) => /Aprovada por|Conforme|foi proposta/.test(text))).toEqual([]);
	});
});

describe('private matters', () => {
	it('are not read', () => {
		const { all } = read(
			'# Contrato\n\nVENDEDORA é Ana Paz, brasileira, viúva, professora, residente na Rua Sete, 20, Piracicaba/SP.\n\nO preço é de R$ 9.000,00, pago em três vezes.\n',
		);
		expect(all).toContain('Ana Paz, professora.');
		const other = read(
			'# Deal\n\nThe seller is John Doe, residing at 12 Elm Street, Springfield. The price is $900.\n',
			english,
		);
		expect(other.all).not.toContain('Elm Street');
	});
});
