import { mapDocument } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { readPart } from './read-part.ts';
import { selectUnits } from './select.ts';

function told(text: string, language: 'pt-BR' | 'en-US' = 'pt-BR', budget = text.length): string[] {
	const sections = readPart(text, 0, mapDocument(text).sections, language);
	return selectUnits(sections, budget, language).flatMap((units) => units.map((unit) => unit.sentences.join(' ')));
}

describe('with room for all', () => {
	it('a sentence that leans on the one before is told after it, though a paragraph begins with it', () => {
		const text =
			'# O relógio\n\nSeu Anselmo consertava relógios na Rua do Meio.\n\nTinha dedos grossos, de pedreiro.\n\nEle conhecia cada mola da cidade.\n';
		expect(told(text)).toEqual([
			'Seu Anselmo consertava relógios na Rua do Meio.',
			'Tinha dedos grossos, de pedreiro.',
			'Ele conhecia cada mola da cidade.',
		]);
	});

	it('a sentence that leans on a list is told after it', () => {
		const text =
			'# Ponto\n\nO que muda:\n\n- o registro será feito pelo celular;\n- a tolerância é de 10 minutos.\n\nIsso vale a partir de julho para todas as equipes.\n';
		expect(told(text).at(-1)).toBe('Isso vale a partir de julho para todas as equipes.');
	});

	it('a section whose first sentence has its subject in the heading is told', () => {
		const text =
			'# Nise da Silveira\n\nNise nasceu em Maceió.\n\n## Volta ao trabalho\n\nEm 1944, foi reintegrada ao serviço público. Recusou-se a aplicar eletrochoques.\n';
		expect(told(text).slice(1)).toEqual([
			'Em 1944, foi reintegrada ao serviço público.',
			'Recusou-se a aplicar eletrochoques.',
		]);
	});
});

it('without room, nothing is told only because it could be', () => {
	const text =
		'# O relógio\n\nSeu Anselmo consertava relógios na Rua do Meio.\n\nTinha dedos grossos, de pedreiro, e uma paciência que ninguém na cidade tinha.\n';
	expect(told(text, 'pt-BR', 40)).toHaveLength(1);
});
