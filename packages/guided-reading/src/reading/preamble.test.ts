import { describe, expect, it } from 'vitest';
import { bodyOf, read } from '../read.fixture.ts';

const SUMMARY = '> Regulamenta o uso do Pipódromo e dá outras providências.';
const said = (text: string) => bodyOf(read(text).lines).map(({ text: line }) => line);

describe('above the articles of a law', () => {
	const ENACTS = 'A **PREFEITA DE VARGEM**, no uso das atribuições que lhe confere o art. 71 da Lei Orgânica';
	const ARTICLE = '**Art. 1º** O Pipódromo fica na várzea e abre aos sábados.';

	it('what it is about has a subject, and its reasons are sentences', () => {
		const reasons =
			'CONSIDERANDO os 14 atendimentos registrados em 2025;\n\nCONSIDERANDO que soltar pipa é prática tradicional;';
		expect(
			said(`# DECRETO Nº 4.318\n\n${SUMMARY}\n\n${ENACTS},\n\n${reasons}\n\n**DECRETA:**\n\n${ARTICLE}\n`).join(' '),
		).toBe(
			'O decreto regulamenta o uso do Pipódromo. Soltar pipa é prática tradicional. Art. 1º: O Pipódromo fica na várzea e abre aos sábados.',
		);
	});

	it('they are told of one paragraph, too', () => {
		const one = `${ENACTS}, CONSIDERANDO que a pipa voa alto; e CONSIDERANDO que o vento muda, DECRETA:`;
		expect(said(`# LEI Nº 12\n\n${one}\n\n${ARTICLE}\n`).join(' ')).toMatch(
			/^A pipa voa alto\. O vento muda\. Art\. 1º/,
		);
	});

	it('nothing is left out of prose, and what no law says of itself is not told', () => {
		const prose = 'Considerando que o rio sobe todo ano, a prefeita decidiu mudar a ponte.';
		expect(said(`# Aviso da ponte\n\n${SUMMARY}\n\n${prose}\n`)).toEqual([prose]);
	});
});
