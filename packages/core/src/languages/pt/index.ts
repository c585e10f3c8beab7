import type { LanguagePack } from '../language-pack.ts';

export const PORTUGUESE: LanguagePack = {
	embeddedPace: {
		Puck: [0.0559, 0.145, 0.1132],
		Zephyr: [0.0569, 0.1417, 0.118],
		Charon: [0.0602, 0.1399, 0.133],
		Kore: [0.0593, 0.1374, 0.1281],
		Fenrir: [0.058, 0.1395, 0.1302],
		Aoede: [0.058, 0.1366, 0.1257],
	},
	determiners: 'o a os as um uma do da dos das no na nos nas ao aos à às de em esse essa este esta seu sua',
	emptyNouns:
		'ano anos caso casos coisa coisas dia dias documento exemplo episódio forma fato gente hora horas jeito lado lugar maneira mesma mesmo momento número outra outras outro outros parte partes passo pessoa pessoas ponto pontos questão tempo texto tipo vez vezes verdade vida',
	hostNames: {
		analytical_duo: { a: 'Dr. Ricardo', b: 'Professora Marina' },
		entertainment_duo: { a: 'Bia', b: 'Léo' },
		educational_duo: { a: 'Clara', b: 'Professor Augusto' },
		debate_duo: { a: 'Helena', b: 'Otávio' },
		portuguese_duo: { a: 'Tainá', b: 'João' },
	},
	speechStyles: null,
	words: { and: 'e', of: 'de', aText: 'um texto' },
	otherTexts: (count) => `outros ${count} textos`,
	voiceSample: (name) => `Oi! Eu sou ${name}. É assim que o seu documento vai soar.`,
	wordSample: (word) => `A palavra ${word} será dita assim.`,
	trial:
		'Em 1850, o café já respondia por 40% das exportações do Brasil. E o que mudou no país? As estradas, as cidades e a pressa de vender.',
};
