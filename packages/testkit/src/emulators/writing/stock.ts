import type { Language } from '@nexus/contract';

/** What hosts say between facts. `%` stands for words of the document. */
interface Stock {
	opening: readonly string[];
	answer: readonly string[];
	heading: readonly string[];
	question: readonly string[];
	reaction: readonly string[];
	foreign: readonly string[];
	handover: readonly string[];
	recap: readonly string[];
	goodbye: readonly string[];
}

export const STOCK: Record<Language, Stock> = {
	'pt-BR': {
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
	'en-US': {
		opening: ["Hello, and it's good to have you here! Today we're talking about %."],
		answer: ["Let's get into it: I've read the whole text, so ask me anything."],
		heading: [
			'So what about the part on %?',
			'We have come to something new: %. Where do we start?',
			'Now there is %. Can you walk me through it?',
			'I was curious about this one: %. What does the text say?',
			'Shall we talk about %?',
		],
		question: [
			'And where does % come into this?',
			'You said that and I thought of %. What does the text tell us?',
			'But what does it say of %?',
			'How does % show up here?',
			"There's one point I would like to understand better: %. Can you explain it?",
			'All right, and what about %?',
			'Why does % matter here?',
			'Help me with one thing: what should we know about %?',
			'Could you say a bit more about %?',
			'And what comes next, when it is about %?',
		],
		reaction: [
			"That makes sense. And there's one more thing, which is %.",
			"I didn't expect that! And what else is said of %?",
			'I see. That leads to another point, %, right?',
			'Interesting. Go on, I want to hear about %.',
			'Good! So go on: what else is said of %?',
			'Look at that. And how is this tied to %?',
		],
		foreign: [
			'In this passage the original speaks of %.',
			'Here the terms of the original are %.',
			'The text then goes through these terms: %.',
			'At this point we meet %.',
		],
		handover: ['And from % we go on to what comes next.'],
		recap: ['To keep from today: what we heard about %.'],
		goodbye: ["That's it! Thanks for your company, and see you next time."],
	},
};
