import type { Language } from '@nexus/contract';
import { mapDocument } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { readPart } from '../reading/read-part.ts';
import { STOCK } from '../stock/index.ts';
import { Phrasing } from './phrasing.ts';
import { createChance } from './seeded.ts';
import { tell } from './tell.ts';
import type { Told } from './telling.ts';

/** Every way in which the first seeds tell the first list of a text, a section's heading above it. */
function tellings(body: string, { language = 'pt-BR', parts = 1 }: { language?: Language; parts?: number } = {}) {
	const text = `# Título\n\n${body}\n`;
	const [section] = readPart(text, 0, mapDocument(text).sections, language);
	const unit = section?.units.find(({ form }) => form === 'list');
	if (!unit) throw new Error('no list');
	return Array.from({ length: 12 }, (_none, seed): Told[] => {
		const phrasing = new Phrasing({ register: 'friends', chance: createChance(seed), seed, part: 0, parts });
		const beat = { form: 'list' as const, kind: unit.kind, units: [unit], question: null, follows: [false] };
		return tell(beat, { stock: STOCK[language], phrasing, language, known: text });
	});
}

const said = (told: readonly Told[]): string => told.map(({ text }) => text).join('\n');

describe('a list of which an item cannot be said', () => {
	it.each([
		[
			'pt-BR',
			'- Ana abre a conta da obra hoje;\n- Bia escreve para bia@escola.org;\n- Davi lava a quadra.',
			/três itens/,
		],
		['en-US', '- The old flag was removed.\n- Run `app --fast` first.\n- The limit is now five.', /three items/],
	] as const)('says of how many it tells: %s', (language, body, total) => {
		for (const told of tellings(body, { language })) {
			expect(said(told)).toMatch(total);
			expect(said(told)).not.toMatch(/(?:são dois|there are two|primeiros|the first two)/i);
		}
	});

	it('counts the steps that are told as the document does', () => {
		for (const told of tellings(
			'1. Abra a tampa do motor\n2. `motor --on`\n3. Feche a tampa\n4. Ligue a chave geral',
		)) {
			expect(said(told)).toMatch(/(?:Três|Terceiro): Feche/);
			expect(said(told)).not.toMatch(/(?:Dois|Segundo):/);
		}
	});
});

describe('a list of things', () => {
	it('is said in a row, in small letters or capitals throughout', () => {
		for (const told of tellings('- Luvas de couro\n- Botas altas\n- Capacete com viseira')) {
			expect(said(told)).toMatch(/luvas de couro, botas altas e capacete com viseira\.$/i);
			expect(said(told)).not.toMatch(/: .*: /);
		}
	});

	it('that go on behind a comma, or begin with figures, are told one by one', () => {
		for (const told of tellings('- 4 tomates maduros, sem sementes\n- 2 cebolas\n- Sal a gosto')) {
			expect(said(told)).toMatch(/\. 4 tomates maduros, sem sementes\. 2 cebolas\. Sal a gosto\.$/);
		}
		for (const told of tellings('- Cachoeira Santa Bárbara, no território\n- Volta a Brasília')) {
			expect(said(told)).not.toContain('no território e');
		}
	});

	it('is not counted in front of a number word', () => {
		for (const told of tellings(
			'- Uma equipe pintou, de graça, o muro da escola\n- Um vizinho doou, em maio, as tintas',
		)) {
			expect(said(told)).toMatch(/: Uma equipe/);
			expect(said(told)).not.toMatch(/Um: Uma/);
		}
	});

	it('with labels is led by them', () => {
		for (const told of tellings('- Telefone: ligue de manhã\n- Endereço: Rua das Flores, 20')) {
			expect(said(told)).toMatch(/\. Telefone: ligue de manhã\. Endereço: Rua das Flores, 20\.$/);
		}
	});
});

describe('steps', () => {
	const body =
		'1. Abra as configurações do repositório\n2. No menu lateral, clique em Pages\n3. Faça camadas: peixe e tomate';

	it('are told one by one, each with its own capital behind a number', () => {
		for (const told of tellings(body)) {
			expect(said(told)).toMatch(/(?:Um|Primeiro): Abra/);
			expect(said(told)).toMatch(/(?:Dois|Segundo): No menu lateral/);
			expect(said(told)).toMatch(/: Faça camadas: peixe e tomate/);
			expect(said(told)).toMatch(/três passos/);
		}
	});

	it('follow an introduction that is no sentence by itself', () => {
		for (const told of tellings(`Para publicar o site:\n\n${body}`)) {
			expect(said(told)).toMatch(/^Para publicar o site: três passos\. \S+ Abra/);
		}
	});
});

describe('a long list', () => {
	const items = (count: number) =>
		Array.from({ length: count }, (_none, index) => `- O morador ${'abcdefghijklmno'[index]} pinta um muro`).join('\n');

	it('of a short document, or with a section of its own, is told whole', () => {
		for (const told of tellings(items(10))) {
			expect(said(told).match(/pinta/g)).toHaveLength(10);
			expect(told.length).toBeLessThanOrEqual(2);
			expect(said(told)).toMatch(/dez/);
		}
		for (const told of tellings(items(9), { parts: 3 })) expect(said(told).match(/pinta/g)).toHaveLength(9);
	});

	it('of a longer one is told in part, and how many it has', () => {
		for (const told of tellings(`${items(9)}\n\nA obra acabou em maio.`, { parts: 3 })) {
			expect(said(told).match(/pinta/g)).toHaveLength(4);
			expect(said(told)).toMatch(/nove itens.*quatro primeiros/);
		}
	});

	it('rests on what it tells', () => {
		for (const told of tellings(items(10))) {
			for (const { spans } of told) for (const { start, end } of spans) expect(end).toBeGreaterThan(start);
			expect(told.flatMap(({ spans }) => spans)).toHaveLength(10);
		}
	});
});
