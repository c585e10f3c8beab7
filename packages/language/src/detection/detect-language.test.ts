import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const TEXTS: Record<string, string[]> = {
	pt: [
		'O pão de queijo cresce sem fermento porque a água da massa se transforma em vapor e empurra o miolo para os lados.',
		'A cidade mudou muito nos últimos anos. Quem anda de ônibus percebe que as ruas estão mais cheias, mas também mais bonitas.',
		'Resolução nº 12/2026. Art. 1º Fica aprovado o regulamento da biblioteca municipal, que passa a vigorar na data de sua publicação.',
		'Tá bom, mas você não me contou como foi a festa! Eu queria ter ido, só que o carro quebrou no meio do caminho.',
	],
	es: [
		'La ciudad ha cambiado mucho en los últimos años. Quien viaja en autobús ve que las calles están más llenas, pero también más bonitas.',
		'El agua de la masa se convierte en vapor y empuja la miga hacia los lados, de modo que el pan crece sin levadura.',
	],
	gl: [
		'A cidade mudou moito nos últimos anos. Quen viaxa en autobús ve que as rúas están máis cheas, pero tamén máis fermosas, e non só no verán.',
		'O neno foi coa súa avoa á feira para mercar unhas mazás, mais xa non quedaba ningunha cando chegaron.',
	],
	en: [
		'The bread rises without yeast because the water in the dough turns into steam and pushes the crumb apart.',
		'Whoever takes the bus will notice that the streets have changed a lot in the last few years.',
	],
	fr: [
		"La ville a beaucoup changé ces dernières années, et ceux qui prennent l'autobus voient que les rues sont plus pleines.",
	],
	it: [
		"La città è cambiata molto negli ultimi anni e chi prende l'autobus vede che le strade sono più piene di prima.",
	],
	ca: [
		"La ciutat ha canviat molt els darrers anys, i qui agafa l'autobús veu que els carrers són més plens que abans.",
	],
	de: [
		'Die Stadt hat sich in den letzten Jahren sehr verändert, und wer mit dem Bus fährt, sieht vollere Straßen als früher.',
	],
	ru: ['Город сильно изменился за последние годы, и тот, кто ездит на автобусе, видит, что улицы стали более людными.'],
	ja: ['この町はここ数年で大きく変わりました。バスに乗る人は、通りが以前より混んでいることに気づきます。'],
};

describe('detectLanguage', () => {
	for (const [language, texts] of Object.entries(TEXTS)) {
		it.each(texts)(`${language}: %s`, (text) => {
			expect(detectLanguage(text)).toBe(language);
		});
	}

	it.each(['', '   ', 'Olá', '12/03/2026 14h30', '😀😀😀'])('says nothing about %j', (text) => {
		expect(detectLanguage(text)).toBeNull();
	});

	it('is not misled by code, addresses and tables', () => {
		const code = 'const value = await fetch("https://example.com/the/of/and"); // returns the value';
		const text = `A função abaixo busca os dados que a prefeitura publica.\n\n\`${code}\`\n\n| Rua | Ônibus |\n|---|---|\n| Direita | 12 |\n\nDepois disso, é só somar as linhas e dividir pelo número de dias.`;
		expect(detectLanguage(text)).toBe('pt');
	});

	it('goes by the bulk of a long document, not by its first page', () => {
		const english = 'This report was written by the city and translated for the reader. '.repeat(6);
		const portuguese = 'A prefeitura publicou os dados de todas as linhas de ônibus da cidade. '.repeat(400);
		expect(detectLanguage(english + portuguese)).toBe('pt');
	});
});
