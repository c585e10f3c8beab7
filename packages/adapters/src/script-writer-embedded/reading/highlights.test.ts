import { cutParts, mapDocument } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { highlights, sampleEnd } from './highlights.ts';

function hookOf(text: string, language: 'pt-BR' | 'en-US' = 'pt-BR'): string | undefined {
	return highlights(text, cutParts(text, mapDocument(text)), language).hook?.text;
}

/** Sentences that nobody would open with. */
const PLAIN = [
	'A praça tem bancos de madeira e muita sombra.',
	'Os moradores passeiam por ali no fim da tarde.',
	'Uma banda toca no coreto todo domingo.',
	'As crianças brincam perto da fonte de pedra.',
	'O jardim recebe flores novas em cada estação.',
].join('\n\n');

describe('the sentence that opens an episode', () => {
	it('is a striking one', () => {
		expect(hookOf(`${PLAIN}\n\nA reforma custou R$ 4 milhões e acabou antes do prazo.\n\n${PLAIN}`)).toContain(
			'R$ 4 milhões',
		);
	});

	it.each([
		'Contra, a professora lembrou que apenas 3 monitores cuidam de 62 crianças.',
		'Se o pedido for feito depois do dia 10, apenas 5% do valor volta ao cliente.',
		'A nova fonte de pedra custa menos do que isso, apenas R$ 900 por mês.',
		'O visitante recebe apenas 10% do desconto daquele mês de compra.',
	])('is not "%s"', (sentence) => {
		expect(hookOf(`${PLAIN}\n\n${sentence}\n\n${PLAIN}`)).not.toBe(sentence);
	});

	it('is not the answer to a question of the document', () => {
		const text = `# Clube\n\n${PLAIN}\n\n## Quanto custa?\n\nO plano custa R$ 40 por mês, metade do preço da loja.\n`;
		expect(hookOf(text) ?? '').not.toContain('R$ 40');
	});

	it('is not one that its paragraph goes on about', () => {
		const text = `${PLAIN}\n\nA biblioteca guarda 350 mil obras. O acervo da biblioteca cresce todo ano.\n\n${PLAIN}`;
		expect(hookOf(text) ?? '').not.toContain('350 mil');
	});
});

describe('what is sampled of a long part', () => {
	const sentence = 'A linha levou 6.995 pessoas entre janeiro e dezembro. ';

	it('ends with a paragraph, else with a sentence', () => {
		const part = sentence.repeat(200);
		expect(part.slice(0, sampleEnd(part))).toMatch(/dezembro\.$/);
		const paragraphs = `${sentence.repeat(70).trim()}\n\n${sentence.repeat(200)}`;
		expect(sampleEnd(paragraphs)).toBe(sentence.length * 70 - 1);
		expect(sampleEnd(sentence)).toBe(sentence.length);
		expect(sampleEnd('palavra '.repeat(2000))).toBe(5000);
	});
});
