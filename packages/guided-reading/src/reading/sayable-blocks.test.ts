import { mapDocument, parseBlocks, textsOf } from '@nexus/document-text';
import { sentenceCase } from '@nexus/language/sayable';
import { describe, expect, it } from 'vitest';
import { readPart } from './read-part.ts';
import { sayableBlocks } from './sayable-blocks.ts';
import { textOf } from './unit.ts';

const BYLAW = `REGIMENTO INTERNO DO CONDOMÍNIO SOLAR DAS MANGUEIRAS

CAPÍTULO I – DAS ÁREAS COMUNS

ART. 1º O SALÃO DE FESTAS FUNCIONA DE SEGUNDA A SÁBADO, DAS 9H ÀS 22H.
ART. 2º É PROIBIDO O USO DA CHURRASQUEIRA SEM RESERVA.
PARÁGRAFO ÚNICO. A RESERVA CUSTA R$ 80,00 E É FEITA NA PORTARIA.

CAPÍTULO II – DAS MULTAS

O MORADOR QUE DESCUMPRIR O REGIMENTO PAGARÁ MULTA DE R$ 250,00.

SÃO OBRIGAÇÕES DO MORADOR:
A) PAGAR A TAXA ATÉ O DIA 10;
B) ENTREGAR CÓPIA DO CNPJ OU DO RG NA PORTARIA.
`;

const unitsOf = (text: string) => readPart(text, 0, mapDocument(text).sections, 'pt-BR').flatMap(({ units }) => units);

describe('a document in capitals', () => {
	it('is told whole, in sentence case', () => {
		expect(unitsOf(BYLAW).map(textOf)).toEqual([
			'Art. 1º o salão de festas funciona de segunda a sábado, das 9h às 22h.',
			'Art. 2º é proibido o uso da churrasqueira sem reserva.',
			'Parágrafo único. A reserva custa R$ 80,00 e é feita na portaria.',
			'O morador que descumprir o regimento pagará multa de R$ 250,00.',
			'São obrigações do morador: pagar a taxa até o dia 10; entregar cópia do CNPJ ou do RG na portaria.',
		]);
	});

	it('keeps its spans', () => {
		const [first] = unitsOf(BYLAW);
		expect(BYLAW.slice(first?.span.start, first?.span.end)).toContain('O SALÃO DE FESTAS FUNCIONA');
	});
});

describe('capitals in a text that has small letters', () => {
	const quiet = 'A portaria funciona de segunda a sexta, e a piscina fecha às segundas para a limpeza semanal.';

	it('are small letters where they are a line, too', () => {
		expect(unitsOf(`# Avisos\n\n${quiet}\n\nNÃO CORRA NA BORDA!\n`).map(textOf)).toEqual([
			quiet,
			'Não corra na borda!',
		]);
	});

	it('are words where they are a paragraph', () => {
		const loud = 'OS ÔNIBUS DAS LINHAS 104 E 217 SERÃO DESVIADOS PELA RUA SÃO JOÃO ATÉ O FIM DA OBRA.';
		expect(unitsOf(`# Avisos\n\n${quiet} ${quiet}\n\n${loud}\n`).slice(-1).map(textOf)).toEqual([
			'Os ônibus das linhas 104 e 217 serão desviados pela rua são joão até o fim da obra.',
		]);
	});
});

describe('sentence case', () => {
	it.each([
		[
			'NA REINCIDÊNCIA, PAGARÁ MULTA DE R$ 250,00. É PROIBIDO.',
			'Na reincidência, pagará multa de R$ 250,00. É proibido.',
		],
		[
			'O SR. OSVALDO PAGA O IPTU E O CNPJ NA PRAÇA DA MATRIZ.',
			'O sr. Osvaldo paga o IPTU e o CNPJ na praça da matriz.',
		],
		['O CAPÍTULO IV FALA DE CO2 A 30 °C.', 'O capítulo IV fala de CO2 a 30 °C.'],
		['I WANT TO STAY.', 'I want to stay.'],
		['A ONU e o IBGE mediram.', 'A ONU e o IBGE mediram.'],
	])('of "%s"', (text, wanted) => {
		expect(sentenceCase(text)).toBe(wanted);
	});
});

describe('addresses', () => {
	const said = (text: string) => sayableBlocks(parseBlocks(text, 0), 'pt-BR').flatMap(textsOf).join(' ');

	it('are cut out of a list, too', () => {
		expect(
			said('- The `--legacy-sync` flag was removed.\n- Ivone enviará a ata por e-mail para ivone@escola.org.br;'),
		).toBe('The legacy-sync flag was removed. Ivone enviará a ata por e-mail;');
	});
});
