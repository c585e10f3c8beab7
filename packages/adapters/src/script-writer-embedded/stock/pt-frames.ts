import type { Stock } from './types.ts';

type Frames = Omit<
	Stock,
	| 'questions'
	| 'questionList'
	| 'questionQuote'
	| 'questionTable'
	| 'questionDialogue'
	| 'firstQuestion'
	| 'leads'
	| 'reactions'
	| 'confirm'
	| 'check'
	| 'checkAnswer'
	| 'partSum'
>;

const COUNTS = (
	'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito ' +
	'dezenove vinte'
).split(' ');
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');

function inWords(count: number, gender: 'masculine' | 'feminine'): string {
	if (gender === 'feminine' && (count === 1 || count === 2)) return count === 1 ? 'uma' : 'duas';
	if (count <= 20) return COUNTS[count] ?? '';
	const tens = TENS[Math.floor(count / 10) - 2] ?? 'cem';
	return count % 10 === 0 && count <= 100 ? tens : `mais de ${tens}`;
}

/** Brazilian Portuguese: how an episode opens, moves on and ends, and how lists, tables, quotations and code are told. */
export const PT_FRAMES: Frames = {
	hook: {
		number: {
			any: ['Guarde este número:', 'Comece por este dado:'],
			analytical: ['Um dado para começar:', 'Antes de qualquer opinião, um número:', 'Partimos de um dado concreto:'],
			entertaining: [
				'Segura esse número:',
				'Se prepara, que lá vem número:',
				'Duvido você adivinhar o número de hoje:',
			],
			educational: [
				'Vamos abrir com um número para guardar:',
				'Pense neste número:',
				'A aula de hoje começa com um número:',
			],
			debate: [
				'Começo por um número, e quero ver contestarem:',
				'Ponho um número na mesa:',
				'Quero começar com um número:',
			],
			friends: ['Escuta só esse número:', 'Gente, olha esse número:', 'Antes do bom-dia, um número:'],
		},
		question: {
			any: ['Uma pergunta para começar:', 'Pense nisto:'],
			analytical: ['A questão de hoje é esta:', 'Tudo parte de uma pergunta:'],
			entertaining: ['Responde rápido:', 'Pergunta valendo:'],
			educational: ['Comecemos com uma pergunta:', 'Antes da explicação, a pergunta:'],
			debate: ['Está aberta a discussão:', 'A pergunta que vai render hoje:'],
			friends: ['Me diz uma coisa:', 'Você já se perguntou isto?'],
		},
		fact: {
			any: ['Comece por aqui:', 'Uma frase para abrir a conversa:'],
			analytical: ['Partimos de uma constatação:', 'Um ponto de partida:', 'Uma afirmação para examinar:'],
			entertaining: ['Escuta essa:', 'Prepara o ouvido:', 'Olha só por onde a gente começa:'],
			educational: ['Vamos começar com uma ideia:', 'Guarde esta frase:', 'A aula de hoje começa com uma frase:'],
			debate: [
				'Ponho na mesa uma afirmação:',
				'Começo com uma frase que pede discussão:',
				'Ouça, e decida se concorda:',
			],
			friends: ['Escuta só:', 'Olha que interessante:', 'Deixa eu te contar uma coisa:'],
		},
	},
	hookAnswer: {
		any: ['E isso é só o começo. Aqui é {b}.', 'Já dá para ver que a conversa vai longe. Eu sou {b}.'],
		analytical: [
			'Um ponto de partida forte. Aqui é {b}, e vamos ver em que isso se apoia.',
			'E há bastante a examinar por trás disso. Eu sou {b}.',
			'Vamos com calma, que isso tem contexto. Aqui é {b}.',
		],
		entertaining: [
			'Que começo! Eu sou {b}, e tem muito mais de onde veio isso.',
			'E ninguém nem disse oi ainda! Aqui é {b}.',
			'Opa, já entramos direto no assunto! Aqui é {b}.',
		],
		educational: [
			'Ótima porta de entrada. Eu sou {b}, e vamos entender isso passo a passo.',
			'Parece muito? Vai ficar simples. Aqui é {b}.',
			'Boa escolha para começar. Eu sou {b}, e hoje a gente explica com calma.',
		],
		debate: [
			'E eu estou aqui para defender o que está escrito. Sou {b}.',
			'Pode anotar, porque isso se sustenta. Aqui é {b}.',
			'Aceito o desafio. Eu sou {b}, e fico com a defesa.',
		],
		friends: [
			'Ixe, já começou assim? Oi, gente, aqui é {b}.',
			'E olha que tem mais. Eu sou {b}, tudo bom?',
			'Essa eu não sabia. Aqui é {b}, puxa uma cadeira.',
		],
	},
	recall: {
		thing: {
			any: ['É daqui que saiu a frase da abertura, aquela {de}.', 'A frase da abertura, a {de}, é deste ponto.'],
			analytical: [
				'Neste ponto se encontra a frase da abertura, aquela {de}.',
				'A constatação da abertura, aquela {de}, vem deste trecho.',
			],
			entertaining: [
				'E foi daqui que saiu a nossa abertura, aquela {de}!',
				'Lembra da abertura, aquela {de}? Mora aqui.',
			],
			educational: [
				'Lembra da frase do começo, aquela {de}? O lugar dela é este.',
				'A frase que abriu a aula, aquela {de}, está aqui.',
			],
			debate: [
				'A frase que abriu o debate, aquela {de}, está escrita aqui.',
				'Foi deste ponto que saiu a abertura, aquela {de}.',
			],
			friends: [
				'Lembra do comecinho, daquela frase {de}? Saiu daqui.',
				'Aquela frase do começo, a {de}, é desse pedaço, ó.',
			],
		},
		plain: {
			any: ['É daqui que saiu a frase da abertura.', 'Foi daqui que veio o começo da conversa.'],
			analytical: ['É neste trecho que está a frase da abertura.'],
			entertaining: ['E foi daqui que saiu a nossa abertura!'],
			educational: ['Lembra da frase do começo? O lugar dela é este.'],
			debate: ['A frase que abriu o debate está escrita aqui.'],
			friends: ['Aquela frase do começo saiu daqui, ó.'],
		},
	},

	welcome: {
		any: ['E eu sou {a}. Hoje a conversa é sobre {topic}.', 'Eu sou {a}, e o nosso assunto é {topic}.'],
		analytical: [
			'E eu sou {a}. Hoje vamos analisar um documento sobre {topic}.',
			'Aqui é {a}. O documento de hoje trata de um tema e tanto: {topic}.',
			'Eu sou {a}, e a análise de hoje tem por tema {topic}.',
		],
		entertaining: [
			'Eu sou {a}, e hoje o papo é sobre {topic}. Bora?',
			'Aqui é {a}! E o assunto do dia: {topic}.',
			'E comigo, {a}, o assunto de hoje: {topic}.',
		],
		educational: [
			'E eu sou {a}. Hoje vamos aprender sobre {topic}, uma ideia de cada vez.',
			'Eu sou {a}, e a nossa aula de hoje é sobre {topic}.',
			'Aqui é {a}. O tema para hoje: {topic}. Pode puxar o caderno.',
		],
		debate: [
			'Eu sou {a}, e fico com as objeções. O tema em debate: {topic}.',
			'E eu, {a}, vou contestar o que puder. Hoje, em discussão: {topic}.',
			'Aqui é {a}, do lado da dúvida. Nosso tema: {topic}.',
		],
		friends: [
			'E eu sou {a}. Hoje a gente vai prosear sobre {topic}.',
			'Oi! Aqui é {a}. O papo de hoje é sobre {topic}, e está bom demais.',
			'Eu sou {a}, e a conversa de hoje é sobre {topic}. Fica com a gente.',
		],
	},
	welcomeQuestion: {
		any: [
			'E eu sou {a}. A pergunta de hoje: {topic}',
			'Eu sou {a}, e a conversa gira em torno de uma pergunta: {topic}',
		],
		analytical: [
			'Aqui é {a}. Vamos examinar uma pergunta: {topic}',
			'E eu sou {a}. A questão que o documento se propõe: {topic}',
		],
		entertaining: ['Eu sou {a}, e hoje tem pergunta valendo: {topic}', 'Aqui é {a}! E a pergunta do dia é: {topic}'],
		educational: [
			'Eu sou {a}. Hoje a gente aprende a responder: {topic}',
			'E eu sou {a}, com a pergunta da aula: {topic}',
		],
		debate: [
			'Eu sou {a}, e fico com as objeções. Em debate: {topic}',
			'Aqui é {a}, do lado da dúvida. A pergunta: {topic}',
		],
		friends: [
			'E eu sou {a}. Vamos conversar sobre uma pergunta: {topic}',
			'Oi, aqui é {a}! Hoje a gente quer saber: {topic}',
		],
	},
	welcomeTitled: {
		any: ['E eu sou {a}. O texto de hoje se chama “{topic}”.', 'Eu sou {a}, e a leitura de hoje é “{topic}”.'],
		analytical: [
			'E eu sou {a}. O documento em análise tem por título “{topic}”.',
			'Aqui é {a}. Hoje examinamos um documento chamado “{topic}”.',
		],
		entertaining: [
			'Eu sou {a}, e olha só o título de hoje: “{topic}”. Bora?',
			'Aqui é {a}! O título já entrega um pouco: “{topic}”.',
		],
		educational: [
			'E eu sou {a}. A lição de hoje vem de um texto chamado “{topic}”.',
			'Eu sou {a}, e o nosso texto de hoje se chama “{topic}”.',
		],
		debate: [
			'Eu sou {a}, e fico com as objeções. Na mesa, um texto chamado “{topic}”.',
			'Aqui é {a}, do lado da dúvida. O texto em debate: “{topic}”.',
		],
		friends: [
			'E eu sou {a}. A prosa de hoje sai de um texto chamado “{topic}”.',
			'Oi! Aqui é {a}. Hoje a gente comenta um texto que se chama “{topic}”.',
		],
	},
	openWelcome: {
		any: ['Olá! Eu sou {a}, e hoje a conversa é sobre {topic}.'],
		analytical: [
			'Olá, eu sou {a}. Hoje vamos ler de perto um texto sobre {topic}.',
			'Começa a nossa análise. Eu sou {a}, e o tema é {topic}.',
		],
		entertaining: [
			'Oi, oi, oi! Aqui é {a}, e hoje o papo é sobre {topic}!',
			'Pode aumentar o volume: eu sou {a}, e o assunto é {topic}.',
		],
		educational: [
			'Olá! Eu sou {a}, e hoje vamos aprender sobre {topic}.',
			'Que bom ter você aqui. Eu sou {a}, e a aula é sobre {topic}.',
		],
		debate: [
			'Boas-vindas ao debate. Eu sou {a}, fico com as dúvidas, e o tema é {topic}.',
			'Está aberta a sessão! Eu sou {a}, e o tema em discussão: {topic}.',
		],
		friends: [
			'E aí, tudo bem? Eu sou {a}, e hoje a prosa é sobre {topic}.',
			'Oi, gente! Aqui é {a}. Vamos bater um papo sobre {topic}?',
		],
	},
	openWelcomeQuestion: {
		any: ['Olá! Eu sou {a}, e a pergunta de hoje é esta: {topic}'],
		analytical: ['Olá, eu sou {a}. A questão que temos para hoje: {topic}'],
		entertaining: ['Oi, oi, oi! Aqui é {a}, com a pergunta do dia: {topic}'],
		educational: ['Olá! Eu sou {a}, e hoje a aula começa por uma pergunta: {topic}'],
		debate: ['Está aberta a sessão! Eu sou {a}, e a pergunta em debate é: {topic}'],
		friends: ['Oi, gente! Aqui é {a}, e eu queria saber uma coisa: {topic}'],
	},
	openWelcomeTitled: {
		any: ['Olá! Eu sou {a}, e o texto de hoje se chama “{topic}”.'],
		analytical: ['Olá, eu sou {a}. O documento que vamos ler de perto tem por título “{topic}”.'],
		entertaining: ['Oi, oi, oi! Aqui é {a}, e o título de hoje é este: “{topic}”!'],
		educational: ['Olá! Eu sou {a}, e a aula de hoje vem de um texto chamado “{topic}”.'],
		debate: ['Está aberta a sessão! Eu sou {a}, e o texto em debate é “{topic}”.'],
		friends: ['Oi, gente! Aqui é {a}, com um texto que se chama “{topic}”.'],
	},
	openAnswer: {
		any: ['E eu sou {b}. Vamos ao que o texto diz.', 'Aqui é {b}. Tem bastante coisa boa nessas linhas.'],
		analytical: [
			'E eu sou {b}. Trago o que está escrito, e os limites do que está escrito.',
			'Aqui é {b}. Vamos por ordem.',
		],
		entertaining: [
			'E aqui é {b}! Eu li tudo, e mal posso esperar para contar.',
			'E eu sou {b}, com a melhor parte guardada na manga.',
		],
		educational: [
			'E eu sou {b}. Vou explicar com as palavras do próprio texto.',
			'Aqui é {b}. Um conceito de cada vez, sem pressa.',
		],
		debate: ['E eu sou {b}. Fico com a defesa do que está escrito.', 'Aqui é {b}. Pode perguntar o que quiser.'],
		friends: ['E aqui é {b}. Li com calma e vim contar.', 'E eu sou {b}. Senta, que tem história.'],
	},
	bridge: {
		any: [
			'Passemos ao próximo ponto: {h}.',
			'Isso nos leva a outro tema: {h}.',
			'Mudando de assunto, sem sair do texto: {h}.',
			'Próximo ponto: {h}.',
			'Seguimos com outro trecho: {h}.',
		],
		analytical: [
			'O documento passa então a um novo tópico: {h}.',
			'Avancemos para a próxima seção: {h}.',
			'O exame continua em outro ponto: {h}.',
			'Há um tópico que pede leitura atenta: {h}.',
			'Na sequência do documento: {h}.',
		],
		entertaining: [
			'E tem mais uma parte: {h}.',
			'Agora a conversa vai para outro lado: {h}.',
			'Mais uma que eu quero ouvir: {h}.',
			'Próxima parada: {h}.',
			'E agora vem: {h}.',
		],
		educational: [
			'Vamos à próxima lição: {h}.',
			'Agora podemos dar mais um passo: {h}.',
			'O próximo tema do caminho: {h}.',
			'Com isso claro, avançamos: {h}.',
			'Nova página do caderno: {h}.',
		],
		debate: [
			'Vamos ao próximo ponto da pauta: {h}.',
			'Mudo de terreno: {h}.',
			'Quero discutir outra frente: {h}.',
			'Próxima rodada: {h}.',
			'Não pense que acabou. Em discussão agora: {h}.',
		],
		friends: [
			'Deixa eu puxar outro assunto: {h}.',
			'E tem também essa parte: {h}.',
			'Outra coisa que está ali: {h}.',
			'Vamos para a próxima prosa: {h}.',
			'Agora vem um pedaço que eu queria ouvir: {h}.',
		],
	},
	bridgeAsk: {
		any: ['E aqui cabe a pergunta: {h}', 'A pergunta que vem agora: {h}', 'Fica a pergunta: {h}'],
		analytical: [
			'A questão seguinte é esta: {h}',
			'Passemos à pergunta que organiza o próximo trecho: {h}',
			'Resta perguntar: {h}',
		],
		entertaining: ['Essa eu também quero saber: {h}', 'E eu pergunto: {h}', 'Agora responde: {h}'],
		educational: ['Boa pergunta para avançar: {h}', 'Próxima pergunta da aula: {h}', 'Vamos pensar juntos: {h}'],
		debate: ['Responda, então: {h}', 'A pergunta é direta: {h}', 'Quero ver você responder: {h}'],
		friends: ['E eu te pergunto: {h}', 'Mas me fala: {h}', 'Agora me tira uma dúvida: {h}'],
	},
	bridgeThing: {
		any: ['Falta falar {de}.', 'Vamos agora falar {de}.', 'E chegamos {ao}.'],
		analytical: ['Cabe agora examinar {t}.', 'O documento se volta então para {t}.', 'Passemos ao exame {de}.'],
		entertaining: ['Agora é a vez {de}.', 'E tem mais: agora o assunto é {t}.', 'Vamos então {ao}.'],
		educational: ['Agora vamos conhecer melhor {t}.', 'O passo seguinte é entender {t}.', 'Podemos então estudar {t}.'],
		debate: [
			'Vamos pôr em discussão {t}.',
			'Agora quero discutir outra coisa: {t}.',
			'Defenda, então, o que o texto diz {de}.',
		],
		friends: ['Agora me fala {de}.', 'E tem também a parte {de}.', 'Vamos prosear agora {de}.'],
	},
	bridgeB: {
		any: [
			'Passo então a outro trecho: {h}.',
			'O texto segue por outro caminho: {h}.',
			'Depois disso, o texto traz: {h}.',
			'Vem em seguida: {h}.',
			'O que vem agora no texto: {h}.',
		],
		analytical: [
			'O documento abre em seguida outra seção: {h}.',
			'Sigo a ordem do documento: {h}.',
			'Há mais um tópico registrado: {h}.',
			'O passo seguinte do documento: {h}.',
			'Isso prepara outro ponto: {h}.',
		],
		entertaining: [
			'E não para por aí, porque vem: {h}.',
			'Escuta a próxima: {h}.',
			'Tem uma parte que eu ainda não contei: {h}.',
			'Guardei esta para agora: {h}.',
			'Continua comigo, que agora é outra parte: {h}.',
		],
		educational: [
			'Vou agora a outro tema: {h}.',
			'Com isso entendido, passo adiante: {h}.',
			'A explicação continua: {h}.',
			'O degrau seguinte da explicação: {h}.',
			'Falta eu explicar uma parte: {h}.',
		],
		debate: [
			'Levo a defesa para outro ponto: {h}.',
			'Trago outra parte do texto em minha defesa: {h}.',
			'Tenho mais a apresentar: {h}.',
			'O texto não se esgota aí: {h}.',
			'Sigo com a defesa, e o ponto agora é outro: {h}.',
		],
		friends: [
			'Deixa eu te contar outra parte: {h}.',
			'Tem mais uma coisa que eu li: {h}.',
			'E aí o texto muda de assunto: {h}.',
			'Agora vou te falar de outra coisa: {h}.',
			'Escuta essa outra parte: {h}.',
		],
	},
	bridgeThingB: {
		any: ['Falta eu falar {de}.', 'O texto passa agora a falar {de}.', 'E o texto chega {ao}.'],
		analytical: [
			'O documento se ocupa em seguida {de}.',
			'Há ainda o que se registra {de}.',
			'Sigo com o que consta {de}.',
		],
		entertaining: ['Ainda não contei {de}.', 'E tem mais: falta contar {de}.', 'Agora eu conto {de}.'],
		educational: ['Vou explicar agora {t}.', 'O próximo passo é apresentar {t}.', 'Explico em seguida {t}.'],
		debate: ['Tenho o que dizer também {de}.', 'Sustento ainda o que o texto diz {de}.', 'Passo à defesa {de}.'],
		friends: ['Deixa eu te contar {de}.', 'Tem também o caso {de}.', 'Agora eu te falo {de}.'],
	},
	bridgeOpening: {
		any: ['Vamos do começo: como o texto apresenta o tema?', 'Primeiro a apresentação: o que o texto adianta?'],
		analytical: ['Comecemos pela introdução: qual é a proposta?', 'O que a introdução estabelece?'],
		entertaining: ['Primeira cena: como isso começa?', 'A abertura promete? O que ela diz?'],
		educational: ['Começamos pela introdução: qual é a ideia de partida?', 'O que a introdução ensina?'],
		debate: ['Na introdução, qual é a tese?', 'O texto abre com que argumento?'],
		friends: ['Como é que o texto começa?', 'Na entrada da conversa, o que ele diz?'],
	},
	bridgeClosing: {
		any: ['E a que conclusão o texto chega?', 'Chegamos à conclusão: o que ela diz?'],
		analytical: ['O que o documento conclui de tudo isso?', 'E o que se pode concluir, segundo o texto?'],
		entertaining: ['E o final? Conta o final!', 'Grande final: o que o texto conclui?'],
		educational: ['Para fechar a lição: qual é a conclusão?', 'Que conclusão a gente leva?'],
		debate: ['E qual é o veredito do texto?', 'Conclua, então: onde isso tudo chega?'],
		friends: ['E no fim das contas, o que o texto conclui?', 'E como é que termina?'],
	},
	afterBridge: {
		any: ['E o que o texto diz sobre isso?', 'O que há nessa parte?', 'E o que se lê aí?'],
		analytical: [
			'O que o documento registra nesse ponto?',
			'Qual é o conteúdo desse trecho?',
			'O que está escrito nesse ponto?',
			'O que esse trecho relata?',
			'E o que se afirma ali?',
		],
		entertaining: ['Opa, conta tudo!', 'E o que rola nessa parte?', 'Adoro. O que tem aí?', 'Manda ver: o que diz?'],
		educational: ['O que vamos aprender nessa parte?', 'E qual é a lição aqui?', 'O que esse trecho explica?'],
		debate: [
			'E o que você defende nesse ponto?',
			'Qual é o argumento dessa vez?',
			'Estou ouvindo: o que está escrito?',
		],
		friends: ['Hum, e o que diz?', 'Me conta, vai?', 'E o que tem nessa parte?', 'Essa eu quero ouvir. O que é?'],
	},
	tellA: {
		any: ['E o texto acrescenta:', 'Tem mais uma coisa aqui:', 'Um detalhe que eu reparei:'],
		analytical: ['Destaco outra passagem:', 'O documento observa ainda:', 'Li também o seguinte:'],
		entertaining: ['Essa parte eu quero contar:', 'Deixa essa comigo:', 'Eu li uma coisa ali que não sai da cabeça:'],
		educational: ['Deixa eu ler o que anotei:', 'Eu marquei uma frase aqui:', 'No meu caderno ficou assim:'],
		debate: ['Leio no próprio texto:', 'Registro o que está escrito:', 'Ponho na mesa outra passagem:'],
		friends: ['Eu vi uma coisa ali também:', 'Essa eu sei, ó:', 'Tem um pedacinho que eu gostei:'],
	},
	tellB: {
		any: ['O texto é direto:', 'Está escrito assim:', 'A resposta do texto:'],
		analytical: ['O documento é preciso:', 'O que se lê é o seguinte:', 'Segundo o texto, é assim:'],
		entertaining: ['Se segura:', 'A resposta é boa:', 'Lá vai:'],
		educational: ['Vamos lá, com calma:', 'Repare bem:', 'A explicação é esta:'],
		debate: ['Respondo com o texto:', 'A prova está aqui:', 'Sustento com o que está escrito:'],
		friends: ['É assim, ó:', 'Vou te contar:', 'O negócio é o seguinte:'],
	},
	objection: {
		any: ['Mas o próprio texto admite:', 'Há uma objeção, e ela está escrita:'],
		debate: [
			'Aí eu preciso intervir, porque o próprio texto reconhece:',
			'Minha objeção vem do documento:',
			'Você pulou esta linha:',
			'E como fica isto, que também está escrito?',
			'Protesto, e com as palavras do texto:',
		],
	},
	concession: {
		any: ['Concedo. Ainda assim, há mais a dizer.'],
		debate: [
			'Concedo esse ponto, e o texto também o concede.',
			'É uma objeção justa, não vou fugir dela.',
			'Admito: o documento não esconde isso.',
			'Está escrito, e eu não nego.',
			'Boa objeção. Mas repare que o texto não para aí.',
			'Reconheço o limite, e é bom que ele apareça.',
		],
	},
	article: {
		any: ['Está no artigo {n}:', 'No artigo {n}:', 'O artigo {n} diz:'],
		debate: ['Invoco o artigo {n}:'],
	},
	footnote: {
		any: ['Uma nota de rodapé acrescenta:', 'E há uma ressalva em nota de rodapé:', 'Vale ler a nota de rodapé:'],
	},
	authorVoice: {
		any: ['Nas palavras de quem escreveu:', 'Quem assina o texto diz assim:', 'Em primeira pessoa, o texto conta:'],
		analytical: ['Em primeira pessoa, o documento afirma:', 'Nas palavras da autoria:'],
		entertaining: ['Com a palavra, quem escreveu:', 'O microfone é de quem escreveu:'],
		educational: ['Vamos ouvir quem escreveu:', 'Quem escreveu explica assim:'],
		debate: ['Quem escreveu assume a posição:', 'Dou a palavra a quem escreveu:'],
		friends: ['Quem escreveu conta assim:', 'Quem escreveu fala por si:'],
	},
	quoteBy: {
		any: ['O texto cita {x}:', 'Aqui entra uma fala de {x}:', 'E vem uma citação de {x}:'],
		entertaining: ['Com a palavra, {x}:'],
		debate: ['Chamo como testemunha {x}:'],
	},
	quoteAnonymous: {
		any: ['O texto traz uma citação:', 'Aqui entra uma fala, entre aspas:', 'Há um trecho citado, que diz assim:'],
		entertaining: ['E tem uma frase entre aspas que merece palco:'],
		debate: ['O texto apresenta uma citação em sua defesa:'],
	},
	code: {
		any: [
			'Aqui o documento mostra um trecho de código, que vale mais ver na tela do que ouvir.',
			'Há um bloco de código nesse ponto; em áudio, basta saber que ele está lá.',
			'Nesse ponto entra um exemplo em código, para quem for ler o documento.',
			'O texto ilustra isso com código, que a gente deixa para a leitura.',
		],
		entertaining: ['Tem código aqui, mas ditar chave e ponto e vírgula ninguém merece: veja no documento.'],
		friends: ['Tem um pedaço de código aí, mas esse é para ver, não para ouvir.'],
	},
	codeNamed: {
		any: [
			'Aqui o documento mostra um trecho em {x}, que vale mais ver na tela do que ouvir.',
			'Há um bloco de código em {x} nesse ponto, para quem for ler o documento.',
			'O texto ilustra isso com um exemplo em {x}, que a gente deixa para a leitura.',
		],
		entertaining: ['Tem código em {x} aqui, mas ditar chave e ponto e vírgula ninguém merece: veja no documento.'],
		friends: ['Tem um pedaço em {x} aí, mas esse é para ver, não para ouvir.'],
	},
	skipped: {
		any: [
			'Esse trecho é para consultar no documento, mais do que para ouvir.',
			'Aqui o documento tem material de consulta, que deixamos para a leitura.',
			'Essa parte pede os olhos, não os ouvidos: fica para quem abrir o documento.',
			'Há aqui um trecho que não se lê em voz alta; ele está no documento.',
		],
	},
	repeated: {
		any: [
			'Nesse trecho, o documento volta ao que já foi dito.',
			'Aqui o texto repete uma passagem que já ouvimos, e podemos seguir.',
			'O documento retoma, palavra por palavra, um trecho anterior.',
			'Esse pedaço repete outro, que já apareceu na conversa.',
			'Já passamos por essas palavras antes: o texto as repete aqui.',
		],
		friends: ['Esse pedaço a gente já ouviu, o texto só repete.'],
	},
	list: {
		count: (count) => inWords(count, 'masculine'),
		ordinals: [
			{
				first: 'Um:',
				next: ['Dois:', 'Três:', 'Quatro:', 'Cinco:', 'Seis:', 'Sete:', 'Oito:', 'Nove:', 'Dez:'],
				last: 'E por fim:',
				counts: true,
			},
			{
				first: 'Primeiro:',
				next: ['Segundo:', 'Terceiro:', 'Quarto:', 'Quinto:', 'Sexto:', 'Sétimo:', 'Oitavo:', 'Nono:', 'Décimo:'],
				last: 'E, por último:',
				counts: true,
			},
			{ first: 'Para começar:', next: ['Depois:', 'Em seguida:', 'E também:', 'E ainda:'], last: 'E, para fechar:' },
			{ first: 'O primeiro:', next: ['Outro:', 'Mais um:', 'E mais este:', 'E ainda:'], last: 'E o último:' },
		],
		and: 'e',
		open: {
			any: ['São {n} itens.', 'O texto lista {n} itens.', 'Dá para contar: são {n}.'],
			entertaining: ['Conta comigo: são {n}.'],
			educational: ['Vamos contar: são {n}.'],
			friends: ['São {n}, ó.'],
		},
		openSteps: { any: ['São {n} passos.', 'O texto dá {n} passos.', 'Em {n} passos.'] },
		some: {
			any: [
				'A lista tem {n} itens; fico com os {k} primeiros.',
				'São {n} itens ao todo, e leio os {k} primeiros.',
				'Dos {n} itens da lista, trago os {k} primeiros.',
			],
		},
		picked: {
			any: [
				'A lista tem {n} itens; leio {k}.',
				'São {n} itens ao todo; deles, trago {k}.',
				'Dos {n} itens da lista, fico com {k}.',
			],
		},
		introduced: { any: ['{x}: {n} itens.'] },
		introducedSteps: { any: ['{x}: {n} passos.'] },
		introducedSome: { any: ['{x}: {n} itens, e leio {k}.'] },
	},
	table: {
		count: (count) => inWords(count, 'feminine'),
		yes: 'sim',
		no: 'não',
		rows: { any: ['A tabela mostra assim: {x}.', 'Linha por linha, a tabela diz: {x}.', 'Está numa tabela: {x}.'] },
		someRows: {
			any: [
				'A tabela tem {n} linhas; leio {k}. {x}.',
				'Das {n} linhas da tabela, trago {k}. {x}.',
				'São {n} linhas na tabela; fico com {k}. {x}.',
			],
		},
		someColumns: {
			any: ['A tabela tem {n} colunas; leio {k}. {x}.', 'Das {n} colunas da tabela, fico com {k}. {x}.'],
		},
		piece: {
			any: [
				'A tabela é grande, {n} linhas por {m} colunas; leio um pedaço. {x}.',
				'São {n} linhas e {m} colunas na tabela; trago uma parte. {x}.',
			],
		},
		compare: {
			any: [
				'A tabela tem {n} linhas. Em {col}, o maior é o de {top}: {topValue}; o menor, o de {low}: {lowValue}.',
				'São {n} linhas na tabela. Em {col}, o maior é o de {top}: {topValue}; e o menor, o de {low}: {lowValue}.',
			],
			friends: [
				'A tabela tem {n} linhas, ó. Em {col}, o maior é o de {top}: {topValue}; o menor, o de {low}: {lowValue}.',
			],
		},
		compareMore: {
			any: [
				'Já em {col}, o maior é o de {top}: {topValue}; e o menor, o de {low}: {lowValue}.',
				'Em {col}, o maior é o de {top}: {topValue}; e o menor, o de {low}: {lowValue}.',
			],
		},
		compareBy: {
			any: [
				'A tabela vai por {key}, em {n} linhas. Em {col}, o maior é o de {top}: {topValue}; o menor, o de {low}: {lowValue}.',
				'Por {key}, a tabela tem {n} linhas. Em {col}, o maior é o de {top}: {topValue}; o menor, o de {low}: {lowValue}.',
			],
		},
	},
	handoverTo: {
		any: [
			'Daqui a pouco, outro assunto: {next}. Continua com a gente.',
			'Na próxima parte, o tema é este: {next}.',
			'Fechamos este trecho, e a seguir vem outro: {next}.',
		],
		analytical: [
			'Este bloco termina aqui. Na sequência, o documento trata de outro tópico: {next}.',
			'Fica o registro, e seguimos com outra parte: {next}.',
		],
		entertaining: ['Não sai daí, que na volta tem mais: {next}!', 'Esta parte acabou. Na próxima: {next}.'],
		educational: [
			'Encerramos esta etapa. A próxima lição: {next}.',
			'Com isso pronto, o próximo passo será este: {next}.',
		],
		debate: [
			'Encerro esta rodada. Na próxima, o ponto em discussão: {next}.',
			'Fica em aberto, e a pauta segue: {next}.',
		],
		friends: [
			'Segura aí, que depois a gente fala de outra coisa: {next}.',
			'Vamos tomar fôlego, que depois vem outra parte: {next}.',
		],
	},
	handover: {
		any: [
			'Fechamos este trecho, e a conversa continua.',
			'Aqui a gente respira, e já segue.',
			'Fim desta parte, mas o assunto ainda rende.',
			'Uma pausa curta, e voltamos ao mesmo tema.',
		],
		analytical: ['Este bloco termina aqui; a análise prossegue.', 'Com esses elementos na mesa, a leitura continua.'],
		entertaining: ['Fim deste ato, e o próximo já vem!', 'Não sai daí, que a história continua!'],
		educational: [
			'Encerramos esta etapa, e a lição continua.',
			'Dá tempo de fechar o caderno e abrir de novo: tem mais.',
		],
		debate: ['Encerro este round, não o debate.', 'Guarde os seus argumentos, que vamos precisar deles.'],
		friends: ['Toma um gole de café, que já tem mais.', 'A prosa não acabou, não: tem mais já, já.'],
	},
	pickup: {
		any: [
			'Seguimos de onde paramos.',
			'De volta ao texto, no mesmo ponto.',
			'Continuando a conversa.',
			'Retomamos o fio.',
		],
		analytical: ['Retomamos a análise do ponto em que estava.', 'O exame prossegue.'],
		entertaining: ['Voltamos, e a história não esperou!', 'Cortina aberta outra vez!'],
		educational: ['Retomamos a lição, sem perder o fio.', 'Caderno aberto de novo?'],
		debate: ['Reabro a discussão no mesmo ponto.', 'Nova rodada, mesmas regras.'],
		friends: ['Voltando à nossa prosa.', 'Onde é que a gente estava mesmo?'],
	},
	recapOpen: {
		any: ['Antes de terminar: o que fica dessa conversa?', 'Se alguém chegou agora, o que não pode perder?'],
		analytical: ['Para fechar, o que convém reter do documento?', 'Em síntese: o que fica registrado?'],
		entertaining: [
			'Hora de juntar tudo! O que a gente leva?',
			'Antes de fechar, uma pergunta: o que não dá para esquecer?',
		],
		educational: [
			'Vamos revisar: o que a gente precisa lembrar amanhã?',
			'Hora da revisão: quais são as ideias principais?',
		],
		debate: ['Alegações finais: o que fica de pé?', 'Encerrado o debate, o que nenhum de nós dois contesta?'],
		friends: ['Para a gente não esquecer: o que fica?', 'Então, resumindo a prosa: o que a gente guarda?'],
	},
	recapTwo: {
		any: ['Duas coisas ficam: {x}; e {y}.', 'Guarde duas coisas: {x}; e {y}.'],
		analytical: ['Dois pontos a reter: {x}; e {y}.'],
		entertaining: ['Duas coisas eu não esqueço: {x}; e {y}.'],
		educational: ['Duas frases para o caderno: {x}; e {y}.'],
		debate: ['De pé, ficam dois pontos: {x}; e {y}.'],
		friends: ['Eu levo duas coisas: {x}; e {y}.'],
	},
	recapThree: {
		any: ['Três coisas ficam: {x}; {y}; e {z}.', 'Guarde três coisas: {x}; {y}; e {z}.'],
		analytical: ['Três pontos a reter: {x}; {y}; e {z}.', 'Ficam registrados três pontos: {x}; {y}; e {z}.'],
		entertaining: ['Três coisas eu não esqueço: {x}; {y}; e {z}.', 'O que eu levo daqui: {x}; {y}; e {z}.'],
		educational: ['Três frases para o caderno: {x}; {y}; e {z}.', 'Anote as três: {x}; {y}; e {z}.'],
		debate: ['De pé, ficam três pontos: {x}; {y}; e {z}.', 'Disto nenhum de nós discorda: {x}; {y}; e {z}.'],
		friends: ['Eu levo três coisas: {x}; {y}; e {z}.', 'Do que a gente viu: {x}; {y}; e {z}.'],
	},
	recapPathOpen: {
		any: ['Antes de terminar: por onde a gente passou?', 'Olhando para trás: o que entrou na conversa?'],
		analytical: ['Para fechar: que pontos o documento percorreu?'],
		entertaining: ['Antes de fechar: por onde a gente passou hoje?'],
		educational: ['Vamos revisar: que assuntos a gente viu?'],
		debate: ['Encerrando: que pontos estiveram na mesa?'],
		friends: ['Resumindo a prosa: do que a gente falou mesmo?'],
	},
	recapPath: {
		any: ['A gente passou por aqui: {x}; {y}; e {z}.', 'Estiveram na conversa: {x}; {y}; e {z}.'],
		analytical: ['Entre os pontos centrais: {x}; {y}; e {z}.'],
		educational: ['Para o caderno: {x}; {y}; e {z}.'],
		debate: ['Estiveram na mesa: {x}; {y}; e {z}.'],
	},
	recapClose: {
		any: ['Fica fácil de lembrar.', 'Em poucas palavras, é isso.'],
		analytical: ['Uma síntese fiel ao documento.', 'E o que não está escrito, não concluímos.'],
		entertaining: ['Pronto, está tudo no lugar.', 'Quem chegou agora já tem por onde começar.'],
		educational: ['Com isso, a lição de hoje está completa.', 'Revisão feita, e bem feita.'],
		debate: ['Saio com menos objeções do que entrei.', 'O resto, quem ouviu decide.'],
		friends: ['Pronto, agora a gente pode contar para os outros.', 'Ficou fácil de lembrar, né?'],
	},
	goodbyeA: {
		any: ['Por hoje é isso. Eu sou {a}, e até a próxima.', 'Ficamos por aqui. Valeu por ouvir, e até breve.'],
		analytical: [
			'Encerramos a análise de hoje. Eu sou {a}; até a próxima leitura.',
			'Com isso concluímos. Agradecemos a atenção, e até o próximo documento.',
		],
		entertaining: [
			'Passou voando! Eu sou {a}, um beijo, e até a próxima!',
			'Fecha a cortina! Valeu por ouvir até aqui.',
		],
		educational: [
			'A aula de hoje termina aqui. Bons estudos, e até a próxima.',
			'Por hoje, caderno fechado. Que bom aprender com você.',
		],
		debate: [
			'Está encerrada a sessão. Fique com as suas conclusões, e até o próximo debate.',
			'Fim do debate, sem vencidos. Até a próxima discussão.',
		],
		friends: [
			'A prosa estava boa, mas tem que acabar. Um abraço de {a}!',
			'Por hoje é só, gente. Fiquem bem, e até mais.',
		],
	},
	goodbyeB: {
		any: ['Até a próxima!', 'Um abraço, e até logo.'],
		analytical: ['Quem falou com você foi {b}. Até breve.', 'Até a próxima, e boa leitura do original.'],
		entertaining: ['Tchau, tchau, e não perca o próximo!', 'Quem falou por aqui foi {b}. Fui!'],
		educational: ['Quem explicou foi {b}. Guarde a curiosidade, e até a próxima.', 'Até a próxima lição!'],
		debate: ['Quem falou foi {b}. Agradeço o bom debate.', 'Até a próxima, com novos argumentos.'],
		friends: ['Quem proseou com você foi {b}. Até a próxima!', 'Tchau, gente, se cuidem!'],
	},
	describeOpening: { any: ['Olá, eu sou {a}. O documento de hoje está em {language}.'] },
	describeTitle: { any: ['E eu sou {b}. O título dele é {x}.'] },
	describeSize: { any: ['O texto tem {sections} e cerca de {minutes} de leitura.'] },
	describeEnd: {
		any: ['Fica a primeira apresentação do texto. Até a próxima!'],
	},
	chapterOpening: 'Abertura',
	chapterClosing: 'Encerramento',
	languages: {
		pt: 'português',
		en: 'inglês',
		es: 'espanhol',
		fr: 'francês',
		de: 'alemão',
		it: 'italiano',
		nl: 'holandês',
		ru: 'russo',
		zh: 'chinês',
		ja: 'japonês',
		ko: 'coreano',
		ar: 'árabe',
		pl: 'polonês',
		sv: 'sueco',
		gl: 'galego',
		ca: 'catalão',
		ro: 'romeno',
		tr: 'turco',
		uk: 'ucraniano',
		el: 'grego',
		he: 'hebraico',
		hi: 'hindi',
	},
	otherLanguage: 'outro idioma',
	fillers: [
		'olha',
		'pois é',
		'então',
		'bom',
		'ah',
		'nossa',
		'gente',
		'ixe',
		'rapaz',
		'caramba',
		'tá',
		'vai',
		'e aí',
		'calma',
		'opa',
		'ufa',
		'certo',
	],
};
