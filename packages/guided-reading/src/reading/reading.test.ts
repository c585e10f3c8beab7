import { readableSentence, spokenPieces } from '@nexus/document-text';
import { isSpeakable } from '@nexus/language/sayable';
import { continued } from '@nexus/language/words';
import { describe, expect, it } from 'vitest';
import { inSmallLetters } from './casing.ts';

describe('a sentence as it is read', () => {
	it.each([
		['O sono consolida a memória (SILVA, 2019; Walker, 2017).', 'O sono consolida a memória.'],
		['Cada um usou um actígrafo (ver Figura 1).', 'Cada um usou um actígrafo.'],
		['A seleção tem análise do projeto (peso 6) e histórico (peso 4).', null],
		['O Dr. Lima pagou R$ 1.234,56 em 12/03/2026, ou 25% do total.', null],
		[
			'De um lado Maria Nunes, viúva, CPF 123.456.789-00, doravante LOCADORA.',
			'De um lado Maria Nunes, viúva, doravante LOCADORA.',
		],
	])('loses its references and keeps the rest: %s', (text, read) => {
		expect(readableSentence(text)).toBe(read ?? text);
	});

	it('stays whole however long it is', () => {
		const clause =
			'a prefeitura promete obras novas em todos os bairros mais altos da serra antes do fim do ano que vem';
		const text = `Hoje ${clause}; amanhã ${clause}, mas que ninguém espere.`;
		expect(readableSentence(text)).toBe(text);
	});
});

describe('what can be read aloud', () => {
	it('is not addresses, code or bare figures', () => {
		for (const text of ['Veja https://exemplo.org.', 'npm_config = {}', '1.234 5.678 9', 'render() falhou'])
			expect(isSpeakable(text), text).toBe(false);
		for (const text of ['Custa R$ 1.234,56 por mês.', 'Das 8h às 18h.', 'AT&T grew.'])
			expect(isSpeakable(text), text).toBe(true);
	});

	it('goes on in lower case only where that is safe', () => {
		expect(continued('A ponte caiu.', 'pt-BR', '')).toBe('a ponte caiu.');
		expect(continued('Recife cresceu.', 'pt-BR', 'Recife cresceu.')).toBe('Recife cresceu.');
		expect(continued('NASA grew.', 'en-US', 'nasa')).toBe('NASA grew.');
		expect(inSmallLetters(['Plantar mudas', 'Prazo: um mês'], 'pt-BR', '')).toEqual(['plantar mudas', 'prazo: um mês']);
		expect(inSmallLetters(['Valor', 'Recife'], 'pt-BR', '')).toEqual(['Valor', 'Recife']);
	});
});

it('direct speech is set in quotation marks, its words and their order kept', () => {
	const turn = (source: string) =>
		spokenPieces({ kind: 'paragraph', start: 0, end: source.length, sentences: [] }, source)?.join(' ') ?? null;
	expect(turn('— Sabe — admitiu Otaviano.')).toBe('“Sabe”, admitiu Otaviano.');
	expect(turn('— Por quê? — perguntou Anselmo, sem tirar a lupa. — O povo sabe?')).toBe(
		'“Por quê?”, perguntou Anselmo, sem tirar a lupa. “O povo sabe?”',
	);
	expect(turn('O prefeito — dizem — não gostou.')).toBeNull();
});
