import { describe, expect, it } from 'vitest';
import { continued } from './casing.ts';
import { findRepeats } from './find-repeats.ts';
import { lexRank } from './lexrank.ts';
import { nounPhrases } from './noun-phrases.ts';
import { leansOnPrevious, withoutConnective } from './openings.ts';
import { sentenceKind } from './sentence-kind.ts';
import { simplify } from './simplify.ts';
import { isFirstPerson, isSpeakable } from './speakable.ts';
import { contentStems, countWords } from './words.ts';

describe('a sentence made sayable', () => {
	it('loses its asides, keeps the introduction of an acronym', () => {
		expect(simplify('A Organização Mundial da Saúde (OMS) recomenda (desde 2010) exercícios [3].', 'pt-BR')).toEqual([
			'A Organização Mundial da Saúde, OMS, recomenda exercícios.',
		]);
	});

	it('keeps figures, dates and abbreviations as written', () => {
		const text = 'O Dr. Lima pagou R$ 1.234,56 em 12/03/2026, ou 25% do total.';
		expect(simplify(text, 'pt-BR')).toEqual([text]);
	});

	it('is split before "mas" and at semicolons when it is long', () => {
		const parts = simplify(
			'A cidade construiu doze novas estações de tratamento nos bairros mais altos da serra, mas os moradores continuam sem água nos meses de seca; a prefeitura promete obras para o ano seguinte.',
			'pt-BR',
		);
		expect(parts).toHaveLength(2);
		for (const part of parts) {
			expect(countWords(part)).toBeLessThanOrEqual(25);
			expect(part).toMatch(/^\p{Lu}.*\.$/u);
		}
	});

	it('is left whole when a border would tear a list or a quotation', () => {
		const list =
			'The recipe calls for flour, sugar, butter, eggs, vanilla, salt, milk, cinnamon, nutmeg, lemon peel, a little patience, and apples from the orchard behind the old stone house.';
		expect(simplify(list, 'en-US')).toEqual([list]);
	});
});

describe('a sentence that leans on the one before', () => {
	it.each([
		['Isso explica o atraso.', 'pt-BR'],
		['Ele nasceu em Recife.', 'pt-BR'],
		['Por isso, a ponte caiu.', 'pt-BR'],
		['Começou em 1990 com dois alunos.', 'pt-BR'],
		['No último semestre, foram 2.117.', 'pt-BR'],
		['Com o tempo, essa ideia venceu.', 'pt-BR'],
		['It took ten years.', 'en-US'],
		['These towers fell.', 'en-US'],
		['As a result, prices rose.', 'en-US'],
		['In time, they left.', 'en-US'],
	] as const)('is "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(true);
	});

	it.each([
		['A ponte caiu em 1990.', 'pt-BR'],
		['É importante beber água.', 'pt-BR'],
		['No entanto, a coleta custa caro.', 'pt-BR'],
		['Este capítulo trata de pontes.', 'pt-BR'],
		['The bridge fell in 1990.', 'en-US'],
		['However, the bridge held.', 'en-US'],
	] as const)('is not "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(false);
	});

	it('stands by itself without its connective', () => {
		expect(withoutConnective('No entanto, a coleta custa caro.', 'pt-BR')).toBe('A coleta custa caro.');
		expect(withoutConnective('O custo, porém, subiu.', 'pt-BR')).toBe('O custo subiu.');
		expect(withoutConnective('However, the bridge held.', 'en-US')).toBe('The bridge held.');
	});
});

describe('what a sentence does', () => {
	it.each([
		['A fotossíntese é o processo que transforma luz em energia.', 'pt-BR', 'definition'],
		['A ponte caiu porque o rio subiu.', 'pt-BR', 'cause'],
		['Mas a obra continua parada.', 'pt-BR', 'contrast'],
		['A tarifa subiu 25% no período.', 'pt-BR', 'number'],
		['A escola foi fundada em 1934.', 'pt-BR', 'date'],
		['Os moradores devem ferver a água.', 'pt-BR', 'advice'],
		['O ouro pesa mais do que a prata.', 'pt-BR', 'comparison'],
		['Photosynthesis is the process that turns light into energy.', 'en-US', 'definition'],
		['The bridge fell because the river rose.', 'en-US', 'cause'],
		['For example, a lamp can burn all night.', 'en-US', 'example'],
		['The town lost 4 million dollars.', 'en-US', 'number'],
		['The birds sing at dawn.', 'en-US', 'general'],
	] as const)('"%s"', (text, language, kind) => {
		expect(sentenceKind(text, language)).toBe(kind);
	});
});

describe('things to ask about', () => {
	const named = (text: string, language: 'pt-BR' | 'en-US') => nounPhrases(text, language).map((thing) => thing.text);

	it('come with their article, freed from its preposition', () => {
		expect(named('O preço da coleta seletiva caiu nas cidades pequenas.', 'pt-BR')).toEqual([
			'o preço da coleta seletiva',
			'as cidades',
		]);
	});

	it('are not verbs behind a pronoun, moments or roman numerals', () => {
		expect(named('As árvores a devolvem ao ar, e na manhã do século XX tudo mudou.', 'pt-BR')).not.toContain(
			'a devolvem',
		);
		expect(named('Tudo mudou na manhã de ontem.', 'pt-BR')).toEqual([]);
		expect(named('No século XX, a cidade cresceu.', 'pt-BR')).not.toContain('XX');
	});

	it('keep names whole', () => {
		expect(named('Quem descobriu foi Marie Curie, em Paris.', 'pt-BR')).toContain('Marie Curie');
		expect(named('It was a new Lighthouse Board that decided.', 'en-US')).toContain('the Lighthouse Board');
	});

	it('end where a closing word does in English', () => {
		expect(named('The water cycle is driven by the sun.', 'en-US')).toEqual(['the water cycle', 'the sun']);
		expect(named('The flame burned clean in the dark.', 'en-US')).not.toContain('the flame burned clean');
	});
});

describe('LexRank', () => {
	it('ranks the sentence that shares most with the others first, and the stranger last', () => {
		const stems = [
			'a ponte sobre o rio caiu na cheia',
			'a ponte caiu',
			'o rio subiu na cheia',
			'gatos dormem bastante',
		].map((text) => contentStems(text, 'pt-BR'));
		const scores = lexRank(stems);
		expect(Math.max(...scores)).toBe(scores[0]);
		expect(Math.min(...scores)).toBe(scores[3]);
	});
});

describe('passages that come back', () => {
	it('are found in the later part only', () => {
		const first = 'A ponte velha caiu na cheia de 1911. O resto da história é outro.\n';
		const text = `${first}Uma novidade sem igual começa aqui. A ponte velha caiu na cheia de 1911.\n`;
		const part = (index: number, start: number, end: number) => ({ index, start, end, sections: [] });
		const repeats = findRepeats(text, [part(0, 0, first.length), part(1, first.length, text.length)]);
		expect(repeats[0]).toEqual([]);
		expect(repeats[1]?.map((span) => text.slice(span.start, span.end).trim())).toEqual([
			'A ponte velha caiu na cheia de 1911.',
		]);
	});
});

describe('what can be read aloud', () => {
	it('is not addresses, code or bare figures', () => {
		for (const text of ['Veja https://exemplo.org.', 'npm_config = {}', '1.234 5.678 9', 'render() falhou'])
			expect(isSpeakable(text), text).toBe(false);
		for (const text of ['Custa R$ 1.234,56 por mês.', 'Das 8h às 18h.', 'AT&T grew.'])
			expect(isSpeakable(text), text).toBe(true);
	});

	it('says whose words they are when the author speaks', () => {
		expect(isFirstPerson('Nós medimos a temperatura.', 'pt-BR')).toBe(true);
		expect(isFirstPerson('We measured the heat.', 'en-US')).toBe(true);
		expect(isFirstPerson('A equipe mediu a temperatura.', 'pt-BR')).toBe(false);
	});

	it('goes on in lower case only where that is safe', () => {
		expect(continued('A ponte caiu.', 'pt-BR', '')).toBe('a ponte caiu.');
		expect(continued('Recife cresceu.', 'pt-BR', 'Recife cresceu.')).toBe('Recife cresceu.');
		expect(continued('NASA grew.', 'en-US', 'nasa')).toBe('NASA grew.');
		expect(continued('Pontes caem.', 'pt-BR', 'As pontes da cidade')).toBe('pontes caem.');
	});
});
