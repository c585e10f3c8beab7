import type { Register } from '../register.ts';
import type { Greetings } from '../types.ts';

export const GREETINGS: Record<Register, Greetings> = {
	analytical: {
		greeting: 'Olá.',
		welcome: ['Olá. Eu sou {a}, e a leitura de hoje é {t}.', 'Olá. Aqui é {a}, e hoje a leitura é {t}.'],
		afterLead: ['Assim começa {t}, a leitura de hoje. Eu sou {b}.'],
		untitled: ['Olá. Aqui é {a}, com a leitura de hoje.', 'Assim começa a leitura de hoje. Eu sou {b}.'],
		join: ['E eu sou {a}. {s}', 'E aqui é {a}. {s}'],
		goodbye: ['Foi bom ler com você. Até a próxima.', 'Ficamos por aqui. Até a próxima leitura.'],
	},
	entertaining: {
		greeting: 'Oi!',
		welcome: ['Oi! Eu sou {a}, e hoje a gente lê {t}. Bora?', 'Chega mais! Aqui é {a}, e a leitura de hoje é {t}.'],
		afterLead: ['É assim que começa {t}, a nossa leitura! Eu sou {b}.'],
		untitled: ['Oi! Aqui é {a}, com a leitura de hoje. Bora?', 'É assim que começa a nossa leitura! Eu sou {b}.'],
		join: ['E eu sou {a}! {s}', 'E aqui do lado, {a}! {s}'],
		goodbye: ['Valeu pela companhia. Até a próxima!', 'A gente se encontra na próxima. Tchau!'],
	},
	educational: {
		greeting: 'Olá!',
		welcome: [
			'Olá! Eu sou {a}, e hoje vamos ler {t} com calma.',
			'Que bom ter você aqui. Eu sou {a}, e a leitura de hoje é {t}.',
		],
		afterLead: ['Assim começa {t}, que vamos ler hoje. Eu sou {b}.'],
		untitled: ['Olá! Eu sou {a}, e vamos ler um texto com calma.', 'Assim começa o texto de hoje. Eu sou {b}.'],
		join: ['E eu sou {a}. {s}', 'Eu sou {a} e leio junto. {s}'],
		goodbye: ['Bons estudos, e até a próxima!', 'Foi bom ler com você. Até a próxima!'],
	},
	debate: {
		greeting: 'Olá.',
		welcome: ['Olá. Eu sou {a}, e o texto na mesa hoje é {t}.', 'Olá. Aqui é {a}, e hoje vai à mesa {t}.'],
		afterLead: ['Com isso abre {t}, o texto na mesa hoje. Eu sou {b}.'],
		untitled: ['Olá. Eu sou {a}, e há um texto na mesa hoje.', 'Com isso abre o texto na mesa hoje. Eu sou {b}.'],
		join: ['E eu sou {a}. {s}', 'Do outro lado da mesa, {a}. {s}'],
		goodbye: ['A discussão agora é sua. Até a próxima!', 'Tire as suas conclusões, e até a próxima!'],
	},
	friends: {
		greeting: 'Oi, que bom que você veio!',
		welcome: [
			'Oi, que bom que você veio! Eu sou {a}, e hoje a gente lê {t}.',
			'Oi, gente! Aqui é {a}, e a leitura de hoje é {t}.',
		],
		afterLead: ['Assim começa {t}, que a gente lê hoje. Eu sou {b}!'],
		untitled: ['Oi, gente! Aqui é {a}, com a leitura de hoje.', 'Assim começa a leitura de hoje. Eu sou {b}!'],
		join: ['E eu sou {a}. {s}', 'E eu, {a}, leio junto. {s}'],
		goodbye: ['Valeu pela companhia. Um abraço, e até a próxima!', 'Um beijo, se cuida, e até a próxima!'],
	},
};
