import { mapDocument } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { isImperative } from './imperatives.ts';
import { readPart } from './read-part.ts';
import { inSmallLetters, smallLetter } from './small-letters.ts';
import type { Unit } from './unit.ts';

const listOf = (items: string): Unit | undefined => {
	const text = `# Lista\n\n${items}\n`;
	const [section] = readPart(text, 0, mapDocument(text).sections, 'pt-BR');
	return section?.units[0];
};

describe('a list', () => {
	it('counts its items, those too that cannot be said', () => {
		const list = listOf(
			'- Ana abre a conta;\n- `npm run build --all`;\n- Davi lava a quadra;\n- Bia manda a ata para bia@escola.org.br;\n- `npm install --all`',
		);
		expect(list?.items?.map(({ at }) => at)).toEqual([0, 2, 3]);
		expect(list?.items?.[2]?.text).toBe('Bia manda a ata.');
		expect(list?.list).toMatchObject({ total: 5, ordered: false, last: true });
	});

	it('counts its outermost items alone', () => {
		expect(listOf('- Manhã\n  - praia\n  - trilha\n- Tarde\n  - museu\n')?.list?.total).toBe(2);
	});

	it('tells steps from points, and sentences from names', () => {
		expect(listOf('1. Abra a tampa\n2. Gire a chave')?.list?.ordered).toBe(true);
		expect(listOf('- As vagas foram pintadas.\n- O portão foi trocado.')?.list?.asSentences).toBe(true);
		expect(listOf('- aventais;\n- luvas;\n- botas de borracha.')?.list?.asSentences).toBe(false);
		expect(listOf('- Peras.\n- Maçãs.')?.list?.asSentences).toBe(false);
	});

	it('of labels in letters or roman numerals has no steps', () => {
		expect(listOf('a) transportar cargas;\n\nb) usar telefone;')?.list?.ordered).toBe(false);
		expect(listOf('1) abra a tampa;\n\n2) gire a chave;')?.list?.ordered).toBe(true);
	});

	it('has each item with the capital that it has in the document', () => {
		expect(listOf('- luvas de couro\n- Botas')?.items?.map(({ text }) => text)).toEqual(['luvas de couro.', 'Botas.']);
	});

	it('says what lies deep behind its own item', () => {
		const list = listOf(
			'- Dia 1 – Alto Paraíso\n  - Tarde: Cachoeira dos Cristais\n    - Entrada: R$ 30\n    - Trilha fácil\n  - Noite: pizza na praça\n- Dia 2\n  - Trilha dos Saltos\n',
		);
		expect(list?.items?.map(({ text }) => text)).toEqual([
			'Dia 1 – Alto Paraíso. Tarde: Cachoeira dos Cristais, entrada: R$ 30, trilha fácil; noite: pizza na praça.',
			'Dia 2: Trilha dos Saltos.',
		]);
	});

	it('does not give what stands within an item that cannot be said to the item before it', () => {
		const list = listOf('- Instale o programa\n- `npm run build --all`\n  - leva dez minutos\n- Reinicie o computador');
		expect(list?.items?.map(({ text }) => text)).toEqual(['Instale o programa.', 'Reinicie o computador.']);
		expect(list?.list?.total).toBe(3);
	});

	it('keeps names of a letter or two', () => {
		expect(listOf('- Go\n- Python\n- R')?.items?.map(({ text }) => text)).toEqual(['Go.', 'Python.', 'R.']);
	});
});

describe('a verb that an item begins with', () => {
	it.each([
		['Abra as configurações', 'pt-BR', true],
		['Não coloque água', 'pt-BR', true],
		['Abrir a conta', 'pt-BR', false],
		['Uso do crachá', 'pt-BR', false],
		['Keep paths clear', 'en-US', true],
		['Do not use herbicides', 'en-US', true],
		['Keeper of the keys', 'en-US', false],
	] as const)('%s', (text, language, isOne) => {
		expect(isImperative(text, language)).toBe(isOne);
	});
});

describe('small letters', () => {
	it('are for phrases, labels and common words; a name or a word before a figure keeps its capital', () => {
		expect(smallLetter('Trilha fácil', 'pt-BR', '')).toBe('trilha fácil');
		expect(smallLetter('Entrada: R$ 30', 'pt-BR', '')).toBe('entrada: R$ 30');
		expect(smallLetter('Windows 11', 'en-US', 'The windows were open.')).toBe('Windows 11');
		expect(smallLetter('Vale da Lua', 'pt-BR', '')).toBe('Vale da Lua');
		expect(smallLetter('Restart the app', 'en-US', '')).toBe('restart the app');
	});

	it('are for all of a row or for none', () => {
		expect(inSmallLetters(['Valor', 'Prazo'], 'pt-BR', '')).toEqual(['valor', 'prazo']);
		expect(inSmallLetters(['Valor', 'Recife'], 'pt-BR', '')).toEqual(['Valor', 'Recife']);
	});
});
