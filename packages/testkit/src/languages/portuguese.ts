import type { LanguagePack } from './language-pack.ts';

export const PORTUGUESE: LanguagePack = {
	stock: {
		opening: ['Olá, e que bom ter você aqui! Hoje a nossa conversa é sobre %.'],
		answer: ['Vamos lá, eu trouxe o texto inteiro para a gente conversar com calma.'],
		heading: [
			'E a parte sobre %, o que ela traz?',
			'Chegamos a um ponto novo: %. Por onde a gente começa?',
			'Agora vem %. Me conta essa parte?',
			'Fiquei curioso com este assunto: %. O que o texto diz?',
			'Vamos falar de %?',
		],
		question: [
			'E onde entra % nessa história?',
			'Você falou disso e eu pensei em %. O que o texto conta?',
			'Mas o que o texto diz de %?',
			'Como é que % aparece aqui?',
			'Tem um ponto que eu queria entender melhor: %. Você explica?',
			'Certo, e quanto a %?',
			'E por que % é importante aqui?',
			'Me ajuda com uma coisa: o que a gente precisa saber sobre %?',
			'Dá para falar um pouco mais de %?',
			'E o que vem depois, quando o assunto é %?',
		],
		reaction: [
			'Faz sentido. E tem mais uma coisa aí, que é %.',
			'Eu não esperava por essa! E o que mais se fala de %?',
			'Entendi. Isso puxa outro ponto, que é %, não é?',
			'Interessante. Segue, que eu quero ouvir sobre %.',
			'Boa! Então continua: o que mais se diz de %?',
			'Olha só. E como isso se liga a %?',
		],
		foreign: [
			'Neste trecho o original fala de %.',
			'Aqui os termos do original são %.',
			'O texto passa então por estes termos: %.',
			'Nesta altura aparecem %.',
		],
		handover: ['E de % a gente passa ao que vem depois.'],
		recap: ['Para guardar de hoje: o que a gente ouviu sobre %.'],
		goodbye: ['É isso! Obrigado pela companhia, e até a próxima.'],
	},
	note: { genre: 'texto', listener: 'quem não leu o texto', delivery: 'curiosa' },
	faults: {
		repeated: 'Isso é mesmo muito interessante, você não acha?',
		foreign: 'And this is what the text has to say about it, which you would not have expected when we began to talk.',
		prose: 'Claro! Aqui está um roteiro para o podcast. **Ana:** Olá! **Beto:** Tudo bem? Espero que ajude.',
		invented: (number) => `Foram exatamente ${number} casos em Quixeramobim, segundo Otávio Lindenberg.`,
	},
	otherText:
		'As abelhas dançam para dizer umas às outras onde estão as flores, e a colmeia inteira decide junta para onde ir. Quando chove, ficam todas em casa e esperam que o sol volte. ',
	otherVariety:
		/(?<!\p{L})(?:factos?|autocarros?|telemóve(?:l|is)|utilizador(?:es)?|comboios?|ecrãs?|equipas?|rapariga|casa de banho|pequeno-almoço|objectivos?|direc(?:to|ção)|acç(?:ão|ões)|contactos?|registo|desporto|est(?:á|ão|ava|avam|ou|amos) a \p{L}+[aei]r)(?!\p{L})/giu,
	conversation: [
		'Olá! Hoje a conversa é sobre café: quem o trouxe, onde cresceu e por que mudou o país.',
		'Em poucas décadas, a produção já respondia por mais da metade das exportações. Você sabia disso?',
		'Entendi.',
	],
	shortTurns: ['Sim.', 'Hum.', 'Ah, é?', 'Nossa!', 'Exato.', 'Pois é.'],
	document: 'story-pt',
};
