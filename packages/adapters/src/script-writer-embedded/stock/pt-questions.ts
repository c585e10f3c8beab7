import type { Stock } from './types.ts';

/** Brazilian Portuguese: the questions that lead to a sentence, by what the sentence does. */
export const PT_QUESTIONS: Pick<
	Stock,
	'questions' | 'questionList' | 'questionQuote' | 'questionTable' | 'questionDialogue' | 'firstQuestion'
> = {
	firstQuestion: {
		any: ['Por onde a gente começa?', 'Qual é o ponto de partida?', 'O que o texto diz logo de saída?'],
		analytical: [
			'Qual é a base de tudo aqui?',
			'O que o documento estabelece primeiro?',
			'O que precisamos ter na mesa antes de tudo?',
		],
		entertaining: [
			'Tá, e como essa história começa?',
			'Vai, me conta do começo: o que tem aí?',
			'Primeira cena, por favor: o que acontece?',
		],
		educational: [
			'O que a gente precisa saber primeiro?',
			'Qual é a primeira ideia para guardar?',
			'Vamos do começo: qual é a ideia básica?',
		],
		debate: [
			'Então apresente o caso: o que o texto defende?',
			'Qual é a tese, para eu saber o que contestar?',
			'Abra o debate: o que está escrito?',
		],
		friends: ['E aí, o que é que diz?', 'Vai, me conta: como é isso?', 'Começa do começo, por favor: do que se trata?'],
	},
	questions: {
		definition: {
			thing: {
				any: [
					'O que [é|são], afinal, {t}?',
					'Como o documento explica o que [é|são] {t}?',
					'Antes de seguir: o que [é|são] {t}?',
				],
				analytical: [
					'Como o texto define {t}?',
					'Qual é a definição precisa {de}?',
					'De que exatamente estamos falando quando dizemos {t}?',
				],
				entertaining: [
					'Traduz para mim: o que [é|são] {t}?',
					'Tá, e {t}? Que história é essa?',
					'Todo mundo fala {de}, mas o que é isso mesmo?',
				],
				educational: [
					'Vamos definir: o que [é|são] {t}?',
					'Se um aluno perguntasse o que [é|são] {t}, o que você diria?',
					'Pode explicar o que [é|são] {t}?',
				],
				debate: [
					'Primeiro a definição: o que você chama {de}?',
					'Sem definir os termos não há debate. O que [é|são] {t}?',
					'O que o texto entende por {t}?',
				],
				friends: [
					'Me explica sem complicar: o que [é|são] {t}?',
					'E {t}, o que vem a ser?',
					'Eu já ouvi falar {de}, mas o que é?',
				],
			},
			plain: {
				any: ['Dá para definir isso melhor?', 'Como o texto explica esse conceito?', 'O que isso quer dizer?'],
				analytical: ['Qual é a definição usada aqui?', 'Em termos exatos, do que se trata?'],
				entertaining: ['Em bom português, o que é isso?', 'E isso se come com quê?'],
				educational: [
					'Podemos parar para definir esse termo?',
					'Como você explicaria isso para quem nunca ouviu falar?',
				],
				debate: ['O que, exatamente, está sendo defendido?', 'De que definição você parte?'],
				friends: ['Explica isso direitinho?', 'Como assim?'],
			},
		},
		cause: {
			thing: {
				any: ['E o que está por trás {de}?', 'De onde vem isso, no caso {de}?', 'O que explica {t}?'],
				analytical: [
					'Que causa o documento aponta quando fala {de}?',
					'Qual é o mecanismo por trás {de}?',
					'A que o texto atribui isso, falando {de}?',
				],
				entertaining: [
					'E quem é o culpado nessa história {de}?',
					'Por que {t}? Qual é o segredo?',
					'Tem um porquê por trás {de}?',
				],
				educational: [
					'Por que isso acontece com {t}?',
					'Vamos ao porquê: o que há por trás {de}?',
					'Qual é a explicação, no caso {de}?',
					'Que lição a gente tira {de}?',
				],
				debate: [
					'Que razão o texto dá quando fala {de}?',
					'E por que eu deveria aceitar isso sobre {t}?',
					'O argumento sobre {t} se apoia em quê?',
					'Por que {t} [importa|importam] nessa discussão?',
				],
				friends: [
					'E por que {t}? Tem motivo?',
					'Mas por que isso, gente, no caso {de}?',
					'De onde saiu essa história {de}?',
				],
			},
			plain: {
				any: ['E por quê?', 'Qual é o motivo?', 'O que explica isso?', 'Por que isso acontece?'],
				analytical: ['Qual é a causa apontada?', 'A que o documento atribui isso?', 'O que sustenta essa conclusão?'],
				entertaining: ['Tá, mas por quê?', 'E o culpado, quem é?', 'Qual é a explicação por trás disso?'],
				educational: ['Por que será?', 'Vamos ao porquê?', 'Qual é a razão disso?'],
				debate: ['Com base em quê?', 'Por que razão?', 'E o motivo convence?'],
				friends: ['Mas por quê, hein?', 'E por que é assim?', 'Tem um motivo para isso?'],
			},
		},
		consequence: {
			thing: {
				any: [
					'E o que isso provoca, falando {de}?',
					'Qual é o efeito disso sobre {t}?',
					'Onde isso vai dar, no caso {de}?',
				],
				analytical: [
					'Que efeito o documento registra sobre {t}?',
					'O que decorre disso, pensando {em}?',
					'Qual é o impacto, quando se olha para {t}?',
				],
				entertaining: [
					'E aí, o que acontece com {t}?',
					'No que dá essa história {de}?',
					'E {t}, como [fica|ficam] depois disso?',
				],
				educational: [
					'Qual é a consequência, no caso {de}?',
					'E o que muda quando [entra|entram] {t}?',
					'Que resultado isso tem para {t}?',
				],
				debate: [
					'E qual é a consequência real, no caso {de}?',
					'O que se ganha ou se perde, falando {de}?',
					'Que resultado o texto reivindica sobre {t}?',
				],
				friends: [
					'E no que isso dá para {t}?',
					'Tá, e aí, como [fica|ficam] {t}?',
					'E o que acontece depois, com {t}?',
				],
			},
			plain: {
				any: ['E qual é o resultado?', 'O que isso provoca?', 'E no que isso dá?', 'Qual é a consequência?'],
				analytical: ['Que efeito isso tem?', 'O que decorre daí?', 'Qual é o impacto?'],
				entertaining: ['E aí, o que acontece?', 'Qual é o desfecho?', 'Já imagino que tem consequência. Qual?'],
				educational: ['O que acontece em seguida?', 'Que resultado isso traz?', 'E isso leva a quê?'],
				debate: ['E o resultado compensa?', 'Quais são as consequências, então?', 'Onde isso termina?'],
				friends: ['E aí, deu no quê?', 'E o que muda com isso?', 'No fim das contas, o que acontece?'],
			},
		},
		contrast: {
			thing: {
				any: ['E tem algum porém quando se fala {de}?', 'Mas é só isso, no caso {de}?', 'E o outro lado {de}?'],
				analytical: [
					'Qual é a ressalva em relação {ao}?',
					'E os limites, quando se fala {de}?',
					'O documento vê algum problema {em}?',
				],
				entertaining: [
					'Tem pegadinha nessa história {de}?',
					'Cadê o "mas", falando {de}?',
					'Estava bom demais. Qual é o porém {de}?',
				],
				educational: [
					'Há alguma exceção, no caso {de}?',
					'Precisamos ter cuidado com alguma coisa sobre {t}?',
					'Isso vale sempre, no caso {de}?',
				],
				debate: [
					'E o contra-argumento, quando se fala {de}?',
					'Você não vai esconder o outro lado {de}, vai?',
					'O próprio texto não põe em dúvida {t}?',
				],
				friends: [
					'Mas sempre tem um porém. Qual é o {de}?',
					'E o lado complicado {de}?',
					'Tudo são flores, no caso {de}?',
				],
			},
			plain: {
				any: ['E tem algum porém?', 'Mas é só isso?', 'E o outro lado?', 'Não há um contraponto?'],
				analytical: [
					'Qual é a ressalva?',
					'Onde estão os limites disso?',
					'Há algum dado na direção oposta?',
					'O que limita essa leitura?',
					'Há uma restrição a apontar?',
				],
				entertaining: ['Cadê a pegadinha?', 'Estava bom demais, né? Qual é o porém?', 'E agora vem o "mas"?'],
				educational: ['Isso vale sempre?', 'Tem alguma exceção?', 'Precisamos tomar algum cuidado aqui?'],
				debate: ['E o contra-argumento?', 'Você vai admitir o outro lado?', 'Nada disso tem um senão?'],
				friends: ['E o porém, qual é?', 'Mas nem tudo são flores, né?', 'Tá bom demais. Qual é o problema?'],
			},
		},
		comparison: {
			thing: {
				any: [
					'E na comparação, como [fica|ficam] {t}?',
					'E em comparação, o que se diz {de}?',
					'Dá para comparar {t} com alguma coisa?',
				],
				analytical: [
					'Comparando, o que o documento mostra sobre {t}?',
					'Qual é a diferença, no caso {de}?',
					'Em termos relativos, como [se sai|se saem] {t}?',
				],
				entertaining: [
					'Lado a lado, como [fica|ficam] {t}?',
					'Compara para mim: e {t}?',
					'E no placar, como [fica|ficam] {t}?',
				],
				educational: [
					'Vamos comparar: como [fica|ficam] {t}?',
					'Que diferença a gente vê {em}?',
					'Uma comparação ajuda a entender {t}?',
				],
				debate: [
					'Em comparação com quê, no caso {de}?',
					'E comparando, o que se diz {de}?',
					'Compare, então: {t} em relação a quê?',
				],
				friends: ['E comparando, como [é|são] {t}?', 'Muda muito, no caso {de}?', 'Põe na balança para mim: e {t}?'],
			},
			plain: {
				any: ['Comparando, como fica?', 'E a diferença, qual é?', 'Em relação a quê?'],
				analytical: ['Qual é o termo de comparação?', 'Que diferença os dados mostram?'],
				entertaining: ['E lado a lado?', 'E na comparação, como ficou?'],
				educational: ['Uma comparação ajuda?', 'Qual é a diferença entre uma coisa e outra?'],
				debate: ['Com o que se compara?', 'Em comparação, o que se vê?'],
				friends: ['E comparando, muda muito?', 'Faz diferença mesmo?'],
			},
		},
		example: {
			thing: {
				any: ['Dá um exemplo, no caso {de}?', 'Na prática, como [é|são] {t}?', 'Que exemplo o texto traz sobre {t}?'],
				analytical: [
					'Que caso concreto ilustra {t}?',
					'Há um exemplo documentado {de}?',
					'Onde se vê isso na prática, falando {de}?',
				],
				entertaining: [
					'Quero ver isso na vida real: e {t}?',
					'Me dá uma imagem {de}?',
					'Exemplo, por favor! Como [é|são] {t}?',
				],
				educational: [
					'Um exemplo ajudaria: como [funciona|funcionam] {t}?',
					'Vamos ver isso num exemplo, com {t}?',
					'Como [aparece|aparecem] {t} na prática?',
				],
				debate: [
					'Tem um caso concreto, falando {de}?',
					'Um exemplo {de}, para eu não ficar só na teoria?',
					'E onde isso se comprova, no caso {de}?',
				],
				friends: ['Me dá um exemplo, falando {de}?', 'Na vida real, como [é|são] {t}?', 'Tipo o quê, no caso {de}?'],
			},
			plain: {
				any: ['Tem um exemplo?', 'Na prática, como é isso?', 'Dá para ver isso num caso concreto?'],
				analytical: ['Que caso ilustra isso?', 'Há um exemplo concreto?'],
				entertaining: ['Exemplo, por favor?', 'Me mostra uma cena disso?'],
				educational: ['Pode dar um exemplo?', 'Como isso aparece no dia a dia?'],
				debate: ['Um caso concreto, para convencer?', 'Onde isso se comprova?'],
				friends: ['Tipo o quê?', 'Me dá um exemplo disso?'],
			},
		},
		number: {
			thing: {
				any: [
					'E os números, o que dizem {de}?',
					'De quanto estamos falando, no caso {de}?',
					'Dá para pôr em números {t}?',
				],
				analytical: [
					'Que número o documento dá quando fala {de}?',
					'Qual é a dimensão disso, olhando para {t}?',
					'Em números, o que sabemos sobre {t}?',
				],
				entertaining: ['Quero número! E {t}?', 'Põe na ponta do lápis: e {t}?', 'De que tamanho é isso, falando {de}?'],
				educational: [
					'Que número ajuda a entender {t}?',
					'Vamos medir isso: o que se sabe {de}?',
					'Para ter uma ideia de grandeza: e {t}?',
				],
				debate: [
					'Números, por favor: o que há sobre {t}?',
					'E os dados sustentam isso, no caso {de}?',
					'Sem número eu não aceito. O que há sobre {t}?',
				],
				friends: [
					'Mas quanto é isso, falando {de}?',
					'Fala em número para mim: e {t}?',
					'É muito ou é pouco, no caso {de}?',
				],
			},
			plain: {
				any: ['E em números?', 'De quanto estamos falando?', 'Dá para medir isso?'],
				analytical: ['Qual é a dimensão disso?', 'Que número sustenta isso?', 'E o que dizem os dados?'],
				entertaining: [
					'Quero números! Quanto é?',
					'De que tamanho é isso, em números?',
					'Na ponta do lápis, dá quanto?',
				],
				educational: [
					'Para ter uma ideia: de quanto estamos falando?',
					'Que número a gente guarda aqui?',
					'Como se mede isso?',
				],
				debate: ['E os números, confirmam?', 'Tem dado para provar?', 'Qual é a conta exata?'],
				friends: ['Mas é quanto, mais ou menos?', 'E quanto dá isso?', 'É muita coisa?'],
			},
		},
		date: {
			thing: {
				any: ['E quando é que [entra|entram] {t}?', 'Em que época [aparece|aparecem] {t}?', 'Qual é a história {de}?'],
				analytical: ['Como se situa {t} no tempo?', 'Que data marca {t}?', 'Qual é a cronologia, no caso {de}?'],
				entertaining: [
					'E no calendário, onde [fica|ficam] {t}?',
					'Em que ano a gente pousa para ver {t}?',
					'E quando essa história chega {ao}?',
				],
				educational: [
					'Vamos situar no tempo: quando [entra|entram] {t}?',
					'Que data vale lembrar sobre {t}?',
					'Em que momento [surge|surgem] {t}?',
				],
				debate: [
					'E o que a história registra sobre {t}?',
					'Isso é de agora ou vem de longe, falando {de}?',
					'A linha do tempo ajuda {t}?',
				],
				friends: [
					'E isso é de quando, no caso {de}?',
					'E quando se fala {de}?',
					'Quando é que [aparece|aparecem] {t}?',
				],
			},
			plain: {
				any: ['E isso, quando?', 'De que época estamos falando?', 'Como isso se situa no tempo?'],
				analytical: ['Qual é a cronologia?', 'Que data é a referência aqui?'],
				entertaining: ['Vamos pôr data nessa história?', 'E no calendário, quando é?'],
				educational: ['Que data vale guardar?', 'Em que momento da história estamos?'],
				debate: ['E o que diz a história?', 'Isso é recente?'],
				friends: ['E de quando é isso?', 'Isso é quando, mesmo?'],
			},
		},
		advice: {
			thing: {
				any: [
					'E o que fazer, quando se trata {de}?',
					'O que o texto recomenda sobre {t}?',
					'Que cuidado pedir com {t}?',
				],
				analytical: [
					'Qual é a recomendação, no caso {de}?',
					'O que o documento considera necessário sobre {t}?',
					'Que conduta se propõe para {t}?',
				],
				entertaining: ['Tá, e o que eu faço com {t}?', 'Me dá a dica: e {t}?', 'Qual é a regra do jogo com {t}?'],
				educational: [
					'Na hora de aplicar: o que fazer com {t}?',
					'Qual é a orientação sobre {t}?',
					'O que a gente precisa lembrar sobre {t}?',
				],
				debate: [
					'E o que se propõe, de fato, sobre {t}?',
					'Quem diz que tem de ser assim, no caso {de}?',
					'Qual é a exigência em relação {ao}?',
				],
				friends: ['E o que a gente faz com {t}?', 'Tem alguma dica, falando {de}?', 'Como é que a gente lida com {t}?'],
			},
			plain: {
				any: ['E o que fazer, então?', 'O que o texto recomenda?', 'Qual é o cuidado a tomar?'],
				analytical: ['Que recomendação sai daí?', 'O que é necessário para isso?'],
				entertaining: ['Qual é a dica?', 'E eu faço o quê?'],
				educational: ['Como aplicar isso?', 'Qual é a orientação aqui?'],
				debate: ['E o que se propõe, afinal?', 'Isso é mesmo necessário?'],
				friends: ['E a gente faz como?', 'Tem dica para isso?'],
			},
		},
		person: {
			thing: {
				any: ['E onde [entra|entram] {t} nessa história?', 'O que o texto conta {de}?', 'Qual é o papel {de}?'],
				analytical: ['Qual é a contribuição {de}?', 'Que papel o documento dá {ao}?', 'O que se sabe {de}?'],
				entertaining: [
					'E quem entra em cena? É a vez {de}?',
					'Me apresenta {t}?',
					'Tem personagem nessa história, né? Quem [é|são] da vez: {t}?',
				],
				educational: [
					'Vamos conhecer quem está por trás disso: e {t}?',
					'O que vale lembrar {de}?',
					'O que o texto nos conta {de}?',
				],
				debate: [
					'E {t}, o que se diz a respeito?',
					'Onde [entra|entram] {t} nessa discussão?',
					'O que {t} [traz|trazem] para o debate?',
				],
				friends: ['E {t}, o que tem a ver com isso?', 'Me conta {de}?', 'E aí entra {t}, é isso?'],
			},
			plain: {
				any: ['E quem está por trás disso?', 'Quem entra nessa história?', 'Quem são os personagens aqui?'],
				analytical: ['Quem responde por isso?', 'Quem fez isso?'],
				entertaining: ['Quem é o personagem da vez?', 'E quem entra em cena agora?'],
				educational: ['Quem devemos lembrar aqui?', 'Que nome vale guardar?'],
				debate: ['Quem sustenta isso?', 'De quem é essa posição?'],
				friends: ['E quem fez isso?', 'Quem é que aparece aí?'],
			},
		},
		place: {
			thing: {
				any: [
					'E onde isso acontece? É aí que [entra|entram] {t}?',
					'O que se passa, no caso {de}?',
					'Que lugar [tem|têm] {t} nessa história?',
				],
				analytical: [
					'Onde isso se verifica, falando {de}?',
					'Que caso o documento situa aqui, com {t}?',
					'Em que contexto [aparece|aparecem] {t}?',
				],
				entertaining: [
					'Para onde a gente viaja agora? Tem a ver com {t}?',
					'Muda o cenário: e {t}?',
					'Abre o mapa: onde [entra|entram] {t}?',
				],
				educational: [
					'Vamos situar no mapa: onde [entra|entram] {t}?',
					'Onde a gente encontra isso, no caso {de}?',
					'Em que lugar isso acontece, falando {de}?',
				],
				debate: [
					'Em que lugar isso se dá, no caso {de}?',
					'Onde se vê isso, falando {de}?',
					'Onde [está|estão] {t}, exatamente?',
				],
				friends: [
					'E isso é onde, no caso {de}?',
					'Onde é que [entra|entram] {t}?',
					'Em que canto a gente vê isso, falando {de}?',
				],
			},
			plain: {
				any: ['E onde isso acontece?', 'Em que lugar?', 'Onde se vê isso?'],
				analytical: ['Onde isso se passa?', 'Em que contexto?'],
				entertaining: ['Para onde a gente vai agora?', 'Qual é o cenário?'],
				educational: ['Onde encontramos isso?', 'Vamos situar: onde é?'],
				debate: ['De que lugar se fala?', 'Onde, exatamente?'],
				friends: ['E isso é onde?', 'Em que canto?'],
			},
		},
		method: {
			thing: {
				any: ['E como [funciona|funcionam] {t}?', 'Como isso se dá, no caso {de}?', 'Qual é o caminho, falando {de}?'],
				analytical: [
					'Por que meios isso se faz, no caso {de}?',
					'Qual é o procedimento, falando {de}?',
					'Como o documento descreve {t} em ação?',
				],
				entertaining: [
					'Abre o capô: como [funciona|funcionam] {t}?',
					'E como é que se faz isso com {t}?',
					'Qual é o truque por trás {de}?',
				],
				educational: [
					'Passo a passo: como [funciona|funcionam] {t}?',
					'Como isso acontece na prática, no caso {de}?',
					'Vamos ver por dentro: e {t}?',
				],
				debate: [
					'E como isso se faria de verdade, no caso {de}?',
					'O método convence, falando {de}?',
					'Por que caminho se chega {ao}?',
				],
				friends: [
					'E como é que [funciona|funcionam] {t}?',
					'Mas como é que faz, no caso {de}?',
					'Me explica como é isso, falando {de}?',
				],
			},
			plain: {
				any: ['E como isso funciona?', 'De que maneira?', 'Como se faz isso?'],
				analytical: ['Qual é o procedimento?', 'Por que meio?'],
				entertaining: ['Qual é o truque?', 'E como é a mecânica disso?'],
				educational: ['Como é o passo a passo?', 'Pode mostrar como funciona?'],
				debate: ['E como se chega a isso?', 'O método é sólido?'],
				friends: ['Mas como é que faz?', 'E funciona como?'],
			},
		},
		hedge: {
			thing: {
				any: ['E o que se pode dizer {de}?', 'O que está em aberto sobre {t}?', 'Até onde se sabe, como [é|são] {t}?'],
				analytical: [
					'Com que grau de certeza se fala {de}?',
					'O que o documento sugere sobre {t}?',
					'O que ainda é possibilidade, no caso {de}?',
				],
				entertaining: [
					'E o que pode acontecer com {t}?',
					'Tem mistério nessa história {de}?',
					'O que a gente pode esperar {de}?',
				],
				educational: [
					'O que pode acontecer, no caso {de}?',
					'Que possibilidade o texto levanta sobre {t}?',
					'Isso é certo ou é possível, falando {de}?',
				],
				debate: [
					'Isso é certeza ou possibilidade, no caso {de}?',
					'O texto afirma ou apenas sugere, quando fala {de}?',
					'Quanto disso é hipótese, falando {de}?',
				],
				friends: ['E o que pode rolar com {t}?', 'Isso é certo mesmo, no caso {de}?', 'E {t}, tem jeito?'],
			},
			plain: {
				any: ['E o que pode acontecer?', 'Isso é certo ou é possível?', 'Que possibilidades há?'],
				analytical: ['Com que grau de certeza?', 'O que o documento apenas sugere?'],
				entertaining: ['E o que a gente pode esperar?', 'Tem mistério aí?'],
				educational: ['O que é possível aqui?', 'Já se sabe ao certo?'],
				debate: ['Certeza ou hipótese?', 'O texto garante isso?'],
				friends: ['E é certeza?', 'O que pode rolar?'],
			},
		},
		general: {
			thing: {
				any: [
					'E {t}, onde [entra|entram]?',
					'O que o documento conta sobre {t}?',
					'E quanto {ao}?',
					'O que há para saber {de}?',
					'E {t}: o que está escrito?',
					'E sobre {t}, o que se lê?',
				],
				analytical: [
					'O que se pode afirmar sobre {t}?',
					'Como o texto trata {t}?',
					'Que informação há sobre {t}?',
					'O que o documento observa sobre {t}?',
				],
				entertaining: [
					'E {t}? Conta, conta!',
					'Abre o jogo: e {t}?',
					'Qual é a história {de}, hein?',
					'Me fala {de}, vai?',
					'E {t}, o que tem para contar?',
				],
				educational: [
					'Vamos olhar de perto: e {t}?',
					'O que a gente aprende sobre {t}?',
					'O que vale anotar sobre {t}?',
					'O que precisamos entender sobre {t}?',
				],
				debate: [
					'O que o texto sustenta sobre {t}?',
					'E sobre {t}, qual é a posição do texto?',
					'O que você tem a dizer {de}?',
					'Quero ouvir sobre {t}: o que há?',
				],
				friends: [
					'E {t}, hein?',
					'Me conta {de}?',
					'E aí, e {t}?',
					'O que é que [tem|têm] {t}?',
					'E essa história {de}?',
				],
			},
			plain: {
				any: [
					'E o que mais?',
					'O que vem depois?',
					'E o que mais o texto conta?',
					'Como continua?',
					'Tem mais alguma coisa aí?',
					'O que mais está escrito?',
					'E o texto segue como?',
					'Que mais aparece aí?',
					'O que mais o documento diz?',
					'E o que se lê depois?',
					'O que o texto traz em seguida?',
				],
				analytical: [
					'Que outro ponto merece atenção?',
					'O que mais o documento registra?',
					'Há mais algum elemento nessa análise?',
					'Que outro dado entra na conta?',
					'Que informação vem em seguida?',
					'O que mais consta?',
					'Como o texto prossegue?',
					'Que detalhe completa o quadro?',
					'Que outro fato está registrado?',
					'O que o texto relata em seguida?',
					'E o que se sabe além disso?',
					'Que mais o documento informa?',
					'Há mais a registrar?',
				],
				entertaining: [
					'E aí, o que vem agora?',
					'Não para, não: e depois?',
					'Tem mais capítulo nessa história?',
					'E qual é a próxima cena?',
					'Conta o resto?',
					'O que mais tem nessa caixa?',
					'Tá, e o que vem depois?',
					'Passa para a próxima?',
				],
				educational: [
					'Qual é o próximo passo?',
					'O que mais precisamos saber?',
					'E o que completa essa ideia?',
					'O que falta para fechar o raciocínio?',
					'O que a gente anota agora?',
					'Que detalhe ajuda a entender?',
					'E qual é a linha seguinte?',
					'O que vem agora no caderno?',
				],
				debate: [
					'E o que mais você traz?',
					'Qual é o próximo argumento?',
					'Isso basta, ou há mais?',
					'O que mais consta dos autos?',
					'E além disso, o que há?',
					'Que outro dado você apresenta?',
					'O que mais o texto põe na mesa?',
					'O que mais entra na discussão?',
				],
				friends: [
					'E o que mais?',
					'E aí, tem mais?',
					'Continua, e depois?',
					'E o que mais tem aí?',
					'Vai, o que mais?',
					'E aí, como segue?',
					'Que mais que diz?',
					'Mais alguma coisa?',
				],
			},
		},
	},
	questionList: {
		any: ['Quais são os pontos?', 'Dá para listar?', 'Quais são eles?'],
		analytical: ['Como o documento organiza isso, item por item?', 'Que elementos compõem isso?', 'Pode enumerar?'],
		entertaining: ['Faz a lista para mim?', 'Solta a lista: o que tem nela?', 'E o que entra nesse pacote?'],
		educational: [
			'Vamos por partes: quais são?',
			'Que itens a gente precisa lembrar?',
			'Pode contar nos dedos para a gente?',
		],
		debate: ['Ponto por ponto, o que você tem?', 'Quais são os itens, um a um?', 'Liste, então: quais?'],
		friends: ['E quais são?', 'Conta nos dedos: quais?', 'Vai listando para mim?'],
	},
	questionQuote: {
		any: ['Tem alguma fala que resuma isso?', 'E nas palavras de quem?', 'O texto cita alguém aqui?'],
		analytical: [
			'Há alguma citação que documente isso?',
			'Que fonte o texto cita?',
			'Alguém é citado neste ponto?',
			'De quem são as palavras que o texto traz?',
		],
		entertaining: ['Tem frase de efeito?', 'E quem fala bonito nessa parte?'],
		educational: ['Que frase vale ouvir na íntegra?', 'Há uma citação para ilustrar?'],
		debate: ['Quem você chama como testemunha?', 'Alguém de peso diz isso?'],
		friends: ['Alguém falou alguma coisa boa aí?', 'Tem uma frase para guardar?'],
	},
	questionTable: {
		any: [
			'Tem uma tabela aí, não tem? O que ela mostra?',
			'E a tabela, o que diz?',
			'O que salta aos olhos na tabela?',
		],
		analytical: [
			'O que a tabela permite comparar?',
			'Que informação vem em forma de tabela?',
			'Lendo a tabela, o que se vê?',
			'O que consta da tabela?',
			'O que a tabela reúne?',
		],
		entertaining: ['O que tem nessa tabela?', 'Traduz a tabela para mim?'],
		educational: ['Como a gente lê essa tabela?', 'O que a tabela ensina?'],
		debate: ['A tabela confirma o argumento?', 'O que a tabela põe à prova?'],
		friends: ['E aquela tabela, diz o quê?', 'Resume a tabela para mim?'],
	},
	questionDialogue: {
		any: ['E o que se diz nessa hora?', 'Como é a conversa?', 'E como eles se entendem?', 'O que se ouve então?'],
		analytical: ['Como o texto reproduz a conversa?', 'O que o diálogo revela?'],
		entertaining: ['Luz, câmera: como é a cena?', 'Faz as vozes para mim?', 'E o que foi que disseram?'],
		educational: ['Vamos ler o diálogo em voz alta?', 'Como fica a cena, fala por fala?'],
		debate: ['E o que cada lado diz?', 'Quais são as palavras exatas?'],
		friends: ['E o que é que eles falaram?', 'Conta a conversa, vai?', 'E a prosa deles, como foi?'],
	},
};
