import { describe, expect, it } from 'vitest';
import { STOCK } from '../stock/index.ts';
import { fill } from './fill.ts';
import { framedHeading, isStockHeading, plainHeading, spokenHeading } from './headings.ts';
import { Phrasing } from './phrasing.ts';
import { registerOf } from './register.ts';
import { Script, sameOpening } from './script.ts';
import { createChance } from './seeded.ts';

const phrasing = (part = 0, parts = 1, seed = 1) =>
	new Phrasing({ register: 'analytical', chance: createChance(seed), seed, part, parts });

describe('headings', () => {
	it('lose their numbers, marks and capitals', () => {
		expect(plainHeading('2.1 Métodos')).toBe('Métodos');
		expect(plainHeading('CAPÍTULO IV: A PARTIDA')).toBe('Capítulo IV: A partida');
		expect(plainHeading('Re: Fwd: A obra')).toBe('A obra');
		expect(plainHeading('A vida na ONU')).toBe('A vida na ONU');
		expect(plainHeading('Assunto: Mudança do ponto')).toBe('Mudança do ponto');
		expect(plainHeading('Perguntas frequentes — Clube do Café')).toBe('Perguntas frequentes: Clube do Café');
	});

	it('behind a frame have no colon of their own, and are called by name where they are no thing', () => {
		expect(framedHeading('Passo 1: criar o workflow', 'pt-BR')).toBe('Passo 1, criar o workflow');
		expect(framedHeading('Resultados', 'pt-BR')).toBe('Resultados');
		expect(framedHeading('Corrigido', 'pt-BR')).toBe('a parte chamada “Corrigido”');
		expect(framedHeading('Fixed', 'en-US')).toBe('the part called “Fixed”');
		expect(framedHeading('Speed', 'en-US')).toBe('Speed');
	});

	it('of any document of its kind tell nothing of this one', () => {
		expect(isStockHeading('Métodos')).toBe(true);
		expect(isStockHeading('Reforma da quadra')).toBe(false);
	});

	it('become questions where they are questions', () => {
		expect(spokenHeading('Como funciona a bomba', 'pt-BR')).toEqual({
			kind: 'question',
			text: 'Como funciona a bomba?',
		});
		expect(spokenHeading('Why do birds sing?', 'en-US')).toEqual({ kind: 'question', text: 'Why do birds sing?' });
		expect(spokenHeading('Introdução', 'pt-BR').kind).toBe('opening');
		expect(spokenHeading('Conclusões', 'pt-BR').kind).toBe('closing');
		expect(spokenHeading('A bomba', 'pt-BR')).toEqual({ kind: 'topic', text: 'A bomba' });
	});
});

describe('phrases', () => {
	const plural = { text: 'as pontes', plural: true, proper: false, at: 0 };

	it('take a thing with its preposition and its number', () => {
		expect(fill('onde [entra|entram] {t}?', { thing: plural })).toBe('Onde entram as pontes?');
		expect(fill('fale {de}, pense {em}, volte {ao}', { thing: plural })).toBe(
			'Fale das pontes, pense nas pontes, volte às pontes',
		);
		expect(fill('fale {de}', { thing: { ...plural, text: 'Marie Curie' } })).toBe('Fale de Marie Curie');
	});

	it('are never said twice, by one part or by any two', () => {
		const parts = 12;
		const pools = [STOCK['pt-BR'].reactions.general, STOCK['pt-BR'].questions.general.plain];
		const said = Array.from({ length: parts }, (_none, part) => {
			const own = phrasing(part, parts);
			const texts: string[] = [];
			for (const pool of pools) {
				for (let line = own.say({ pool, leads: [null, STOCK['pt-BR'].leads.general] }); line && texts.length < 40; ) {
					texts.push(line.text);
					line = own.say({ pool, leads: [null, STOCK['pt-BR'].leads.general] });
				}
			}
			return texts;
		}).flat();
		expect(said.length).toBeGreaterThan(100);
		expect(new Set(said).size).toBe(said.length);
	});
});

describe('what is grave', () => {
	it('is spoken of without the jokes of the register', () => {
		const own = new Phrasing({ register: 'entertaining', chance: createChance(1), seed: 1, part: 0, parts: 1 });
		const { bridge } = STOCK['pt-BR'];
		own.sober = true;
		expect(own.phrases(bridge).some((phrase) => bridge.entertaining?.includes(phrase))).toBe(false);
		expect(own.phrases(bridge)).toEqual(expect.arrayContaining([...(bridge.analytical ?? []), ...(bridge.any ?? [])]));
		own.sober = false;
		expect(own.phrases(bridge)[0]).toBe(own.phrases({ entertaining: bridge.entertaining ?? [] })[0]);
	});
});

describe('rhythm', () => {
	it('no turn opens as the one before', () => {
		expect(sameOpening('Então vamos lá.', 'Então é isso.')).toBe(true);
		expect(sameOpening('A ponte caiu.', 'A cidade cresceu.')).toBe(false);
		expect(sameOpening('E o que é isso?', 'E o resto?')).toBe(true);
	});

	it('fillers have four turns between them', () => {
		const script = new Script('pt-BR', ['olha', 'pois é']);
		const span = [{ start: 0, end: 1 }];
		script.push('A', 'reaction', 'Olha, que bom.', span);
		expect(script.fits('Pois é, que bom.')).toBe(false);
		for (const text of ['Um.', 'Dois.', 'Três.']) script.push('B', 'explain', text, span);
		expect(script.fits('Pois é, que bom.')).toBe(true);
	});
});

describe('the way of speaking', () => {
	it('follows the preset, a style that names another, or the styles of a duo of one’s own', () => {
		expect(registerOf('debate_duo', null, [])).toBe('debate');
		expect(registerOf('debate_duo', 'bem divertido e leve', [])).toBe('entertaining');
		expect(registerOf('custom', null, ['Professora paciente que explica tudo', 'aluno'])).toBe('educational');
		expect(registerOf('custom', 'informal', [])).toBe('friends');
		expect(registerOf('custom', null, ['sem pistas', ''])).toBe('analytical');
	});
});
