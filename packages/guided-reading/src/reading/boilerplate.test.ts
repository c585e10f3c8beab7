import { mapDocument } from '@nexus/core/document-text';
import { describe, expect, it } from 'vitest';
import { withoutDateline } from './boilerplate.ts';
import { readPart } from './read-part.ts';
import { textOf } from './unit.ts';

const told = (text: string, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
	readPart(`# Título\n\n${text}\n`, 0, mapDocument(`# Título\n\n${text}\n`).sections, language).flatMap(({ units }) =>
		units.map((unit) => (unit.form === 'sentence' ? textOf(unit) : unit.form)),
	);

it('a news item begins without the place that it comes from', () => {
	expect(withoutDateline('MANAUS — O rio Negro baixou.')).toBe('O rio Negro baixou.');
	expect(withoutDateline('SÃO PAULO (Agência) – A chuva voltou.')).toBe('A chuva voltou.');
	expect(withoutDateline('IPVA — O imposto vence hoje.')).not.toBe('');
	expect(withoutDateline('A ponte — A velha — caiu.')).toBe('A ponte — A velha — caiu.');
});

describe('what is not told', () => {
	it.each([
		['Prezados,\n\nO ponto muda em julho.', 'pt-BR'],
		['O ponto muda em julho. Para mais detalhes, consulte a [documentação oficial](https://a.b/c).', 'pt-BR'],
		['O ponto muda em julho.\n\n*Colaborou Ana Freire, de Tabatinga.*', 'pt-BR'],
		['O ponto muda em julho. Leia mais em www.jornal.com.br/ponto', 'pt-BR'],
	] as const)('stands in "%s"', (text, language) => {
		expect(told(text, language)).toEqual(['O ponto muda em julho.']);
	});

	it('thanks somebody by the name of a profile', () => {
		expect(told('The editor works with readers. Thanks to @mkowalski for 40+ reports!', 'en-US')).toEqual([
			'The editor works with readers.',
		]);
	});

	it('is not a sentence that says more than where to look', () => {
		const text = 'Consulte o [médico](https://a.b) antes de tomar 2 doses.';
		expect(told(text)).toEqual(['Consulte o médico antes de tomar 2 doses.']);
		expect(told('Many people visit the [tower](https://a.b) at night.', 'en-US')).toHaveLength(1);
		expect(told('Com informações do censo, a prefeitura decidiu abrir escolas.')).toHaveLength(1);
	});
});

describe('a sentence with a colon', () => {
	it('above a table is told, and the table after it', () => {
		const table = '| Empresa | Valor |\n|---|---|\n| Piso Forte | 42 mil |\n| Quadras Sul | 38 mil |';
		expect(told(`A diretora apresentou três orçamentos:\n\n${table}`)).toEqual([
			'A diretora apresentou três orçamentos.',
			'table',
		]);
		expect(told(`O descumprimento das regras será punido, nesta ordem, com:\n\n${table}`)).toEqual(['table']);
		expect(told(`Os valores são os seguintes:\n\n${table}`)).toEqual(['table']);
	});

	it('above nothing of the kind is told where it states enough', () => {
		expect(told('Faça um teste e envie:\n\nA tela mostra o resultado.')).toEqual(['A tela mostra o resultado.']);
		expect(
			told(
				'De um lado a senhora Maria Prado, brasileira, viúva, aposentada, chamada locadora, e de outro lado o senhor Tiago Bento, brasileiro, programador, chamado locatário, têm entre si contratado o seguinte:\n\nO prazo é de 30 meses.',
			),
		).toHaveLength(2);
	});
});
