import type { Register } from '../register.ts';
import type { Greetings } from '../types.ts';

export const GREETINGS: Record<Register, Greetings> = {
	analytical: {
		welcome: ['Olá. Eu sou {a}, e a leitura de hoje é {t}.', 'Olá. Aqui é {a}, e hoje a leitura é {t}.'],
		afterLead: 'Olá. Assim começa {t}, a leitura de hoje. Eu sou {a}.',
		join: ['E eu sou {a}. {s}', 'E aqui é {a}. {s}'],
		goodbye: ['Foi bom ler com você. Até a próxima.', 'Ficamos por aqui. Até a próxima leitura.'],
	},
	entertaining: {
		welcome: ['Oi! Eu sou {a}, e hoje a gente lê {t}. Bora?', 'Chega mais! Aqui é {a}, e a leitura de hoje é {t}.'],
		afterLead: 'Oi! É assim que começa {t}, a nossa leitura! Eu sou {a}.',
		join: ['E eu sou {a}! {s}', 'E aqui do lado, {a}! {s}'],
		goodbye: ['Valeu pela companhia. Até a próxima!', 'A gente se encontra na próxima. Tchau!'],
	},
	educational: {
		welcome: [
			'Olá! Eu sou {a}, e hoje vamos ler com calma {t}.',
			'Que bom ter você aqui. Eu sou {a}, e a leitura de hoje é {t}.',
		],
		afterLead: 'Olá! Assim começa {t}, que vamos ler hoje. Eu sou {a}.',
		join: ['E eu sou {a}. {s}', 'Eu sou {a} e leio junto. {s}'],
		goodbye: ['Que bom que você leu com a gente. Até a próxima!', 'Foi bom ler com você. Até a próxima!'],
	},
	debate: {
		welcome: ['Olá. Eu sou {a}, e o texto na mesa hoje é {t}.', 'Olá. Aqui é {a}, e hoje vai à mesa {t}.'],
		afterLead: 'Olá. Com isso abre {t}, o texto na mesa hoje. Eu sou {a}.',
		join: ['E eu sou {a}. {s}', 'Do outro lado da mesa, {a}. {s}'],
		goodbye: ['E você, o que achou? Até a próxima!', 'Tire as suas conclusões, e até a próxima!'],
	},
	friends: {
		welcome: [
			'Oi, que bom que você veio! Eu sou {a}, e hoje a gente lê {t}.',
			'Oi, gente! Aqui é {a}, e a leitura de hoje é {t}.',
		],
		afterLead: 'Oi, que bom que você veio! Assim começa {t}, que a gente lê hoje. Eu sou {a}!',
		join: ['E eu sou {a}. {s}', 'E eu, {a}, leio junto. {s}'],
		goodbye: ['Valeu pela companhia. Um abraço, e até a próxima!', 'Um beijo, se cuida, e até a próxima!'],
	},
};
