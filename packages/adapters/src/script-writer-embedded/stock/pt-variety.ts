import type { Variety } from './variety.ts';

/** Brazilian Portuguese: more of what a long episode uses most. */
export const PT_VARIETY: Variety = {
	general: {
		thing: {
			analytical: [
				'O que há de relevante sobre {t}?',
				'E no que diz respeito {ao}, o que se lê?',
				'Que informação o documento dá {de}?',
				'Passando {ao}: o que consta?',
				'O que se registra sobre {t}?',
			],
			entertaining: [
				'Tá na hora de falar {de}, não tá?',
				'E {t}? Não me deixa no suspense!',
				'Bora falar {de}?',
				'Capricha: o que se diz {de}?',
				'Me põe a par {de}?',
			],
			educational: [
				'Pode abrir um parêntese para {t}?',
				'O que entra no caderno sobre {t}?',
				'Que ideia a gente guarda {de}?',
				'Se eu sublinhasse uma linha sobre {t}, qual seria?',
				'Vamos ver {t}: o que o texto explica?',
			],
			debate: [
				'O que está escrito sobre {t}, palavra por palavra?',
				'Vamos {ao}: o que está escrito?',
				'Apresente {t}: o que consta?',
				'Ponha {t} na mesa: o que temos?',
				'E {t}, o que o texto afirma?',
			],
			friends: [
				'Escuta, e {t}?',
				'Falando {em}, o que conta?',
				'Deixa eu te perguntar {de}: como é?',
				'E {t}, como é que é?',
				'E {t}, o que diz ali?',
			],
		},
		plain: {
			analytical: [
				'Qual é o elemento seguinte?',
				'O que acrescenta o texto?',
				'Há outro registro a destacar?',
				'Que mais convém observar?',
			],
			entertaining: ['Próximo lance?', 'O que vem na sequência?', 'Mais uma, por favor?', 'E qual é a próxima?'],
			educational: [
				'Viramos a página: o que há nela?',
				'Que outra peça falta encaixar?',
				'Seguimos para qual ideia?',
				'O que vem no próximo degrau?',
			],
			debate: [
				'Próxima linha de argumento?',
				'Que outra carta você tem na mão?',
				'Sua vez: o que acrescenta?',
				'E em seguida, o que se lê?',
			],
			friends: ['E depois?', 'Vai contando: o que mais?', 'E o resto da história?', 'Que mais você viu ali?'],
		},
	},
	number: {
		thing: {
			analytical: ['Que medida se tem {de}?', 'Quanto [representa|representam] {t}, em números?'],
			entertaining: ['Solta o número {de}?', 'E a conta {de}, deu quanto?'],
			educational: ['Que conta a gente faz com {t}?', 'Vamos aos números {de}?'],
			debate: ['Quantifique: e {t}?', 'Em cifras, o que [vale|valem] {t}?'],
			friends: ['E {t}, dá quanto?', 'Faz as contas {de} para mim?'],
		},
		plain: {
			analytical: ['Há um valor preciso?', 'Qual é a grandeza em jogo?'],
			entertaining: ['Quanto, quanto, quanto?', 'Me dá o placar?'],
			educational: ['Que medida ajuda aqui?', 'Hora da conta: quanto dá?'],
			debate: ['Qual é a cifra?', 'O que dizem as medições?'],
			friends: ['E qual é o tamanho da conta?', 'Chuta um número: quanto é?'],
		},
	},
	date: {
		thing: {
			analytical: ['Em que data se situa o que se conta {de}?'],
			entertaining: ['Em que ano a gente está, no caso {de}?'],
			educational: ['Em que página da história [fica|ficam] {t}?'],
			debate: ['Desde quando se fala {de}?'],
			friends: ['De quando se fala, no caso {de}?'],
		},
		plain: {
			analytical: ['Em que data?'],
			entertaining: ['Em que ano?'],
			educational: ['Vamos pôr uma data?'],
			debate: ['Desde quando?'],
			friends: ['Em que tempo?'],
		},
	},
	leads: {
		general: {
			analytical: [
				'Anoto o ponto.',
				'Bem observado.',
				'Isso se sustenta.',
				'Até aqui, sem ressalvas.',
				'É um bom critério.',
			],
			entertaining: ['Tô de queixo caído.', 'Gostei desse pedaço.', 'Olha o detalhe.', 'Eita!', 'Agora sim.'],
			educational: [
				'Peça encaixada.',
				'Já fiz um desenho disso aqui.',
				'Passo dado.',
				'Vou sublinhar.',
				'Ah, agora vi.',
			],
			debate: [
				'Não vou discordar por esporte.',
				'Deixo registrado.',
				'Sigo ouvindo.',
				'Por ora, passa.',
				'Hum, veremos.',
			],
			friends: ['Ó, essa eu não sabia.', 'Coisa boa.', 'Que história.', 'Eu acredito.', 'Vixe.', 'Ah, tá.'],
		},
		number: {
			analytical: ['Medida registrada.', 'Fica a referência.'],
			entertaining: ['Meu Deus, que número.', 'Uau, tudo isso.'],
			educational: ['Número no caderno.', 'Boa medida.'],
			debate: ['Cifra registrada.', 'O dado é claro.'],
			friends: ['Tudo isso, é?', 'Vixe, que conta.', 'É número que não acaba mais.'],
		},
	},
	reactions: {
		general: {
			analytical: ['Nada aí me parece gratuito.', 'É uma peça que faltava no quadro.'],
			entertaining: ['Eu devia ter trazido bloquinho.', 'Não para agora, não.'],
			educational: [
				'Quem está ouvindo pode parar um segundo e pensar nisso.',
				'Essa ideia merece um desenho no quadro.',
			],
			debate: ['Fico com essa anotada, para a tréplica.', 'Guardo essa carta para depois.'],
			friends: ['Isso dá assunto para o almoço de domingo.', 'Eu fico ouvindo você contar e vendo a cena.'],
		},
	},
	bridge: {
		analytical: [
			'Outro item da pauta: {h}.',
			'Examinemos agora outro ponto: {h}.',
			'O texto abre então outra frente: {h}.',
		],
		entertaining: ['Fica aí, que agora vem: {h}.', 'E a conversa continua: {h}.', 'Outra parte, outra conversa: {h}.'],
		educational: ['O degrau seguinte: {h}.', 'Abrimos outra gaveta: {h}.', 'Agora a matéria é outra: {h}.'],
		debate: [
			'Levo a discussão para outro lado: {h}.',
			'Nova pauta na mesa: {h}.',
			'Ainda falta discutir um ponto: {h}.',
		],
		friends: ['E olha esse pedaço: {h}.', 'Agora vamos de outro assunto: {h}.', 'Tem mais um trecho bom: {h}.'],
	},
	bridgeAsk: {
		analytical: ['O texto formula a questão assim: {h}', 'Examinemos outra pergunta: {h}', 'Vem então a questão: {h}'],
		entertaining: ['Pergunta que não quer calar: {h}', 'Responde mais esta: {h}'],
		educational: ['Quem sabe responder: {h}', 'Anote a pergunta: {h}'],
		debate: ['Sem rodeios: {h}', 'Vamos ao que interessa: {h}'],
		friends: ['Ó, uma curiosidade: {h}', 'Me explica uma coisa: {h}'],
	},
	confirm: {
		analytical: ['Confere.', 'Precisamente.', 'Sim, consta ali.'],
		entertaining: ['É isso, sem tirar nem pôr!', 'Certeiro.'],
		educational: ['Isso, com todas as letras.', 'Certíssimo.', 'Boa leitura.'],
		debate: ['Nisso não há o que contestar.', 'De pleno acordo.', 'Que bom que concordamos.'],
		friends: ['Foi assim mesmo.', 'Isso, isso.', 'Bem lembrado.', 'Pois foi.', 'Verdade.'],
	},
	tellA: {
		analytical: ['Acrescento um dado:', 'Há outra linha a considerar:', 'O documento traz ainda:'],
		entertaining: ['Agora eu:', 'Essa fala é minha:', 'Peraí, que eu conto:'],
		educational: ['Posso ler uma linha?', 'Sublinhei isto:', 'Eu trouxe uma anotação:'],
		debate: ['Trago uma passagem:', 'Acrescento ao processo:', 'Peço a palavra:'],
		friends: [
			'E olha essa:',
			'Deixa eu contar uma:',
			'Achei isto aqui:',
			'Essa parte é boa:',
			'E teve mais:',
			'Eu guardei esta:',
		],
	},
	tellB: {
		analytical: ['Nos termos do documento:', 'Consta o seguinte:'],
		entertaining: ['Olha o que vem:', 'Atenção:'],
		educational: ['Acompanhe:', 'Veja bem:'],
		debate: ['Vou ao texto:', 'Eis o que diz:'],
		friends: ['Olha só:', 'Foi assim:', 'Presta atenção:'],
	},
	handover: {
		analytical: ['Fechamos o bloco, com o exame em aberto.', 'Há mais a ler, e já voltamos ao texto.'],
		entertaining: ['Intervalo relâmpago, e já voltamos!', 'Corta! Próxima cena em um instante.'],
		educational: ['Recreio curto, e a aula continua.', 'Até aqui, tudo entendido; vamos ao resto.'],
		debate: ['Tempo técnico, e o debate segue.', 'Suspendo a sessão por um instante.'],
		friends: ['Espera aí, que a gente já continua.', 'Vou só passar um café, e já volto ao assunto.'],
	},
};
