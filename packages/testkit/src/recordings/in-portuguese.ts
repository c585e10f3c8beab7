import { type Recording, recording } from './recording.ts';

/** Conversations in Portuguese, about documents of different kinds. */
export const IN_PORTUGUESE: readonly Recording[] = [
	// Minutes of a league's assembly, with accounts and votes.
	recording('league-pt', 'league-pt.txt', {
		language: 'pt-BR',
		preset: 'portuguese_duo',
		model: 'a-model',
		words: 1146,
		weighty: {
			facts: [
				...['23', '31', 'R$ 2.345,30', '2011', 'R$ 25', '17', '6', '16 anos', 'creche', '30 de junho', '1992', 'rampa'],
				...['Fernando Lobo', 'Bom Pastor', '22 degraus', 'R$ 650', 'Jairo', '12', '11', '14 de junho', 'silicone'],
				...['flanela', '15', '5 de abril', '1961', 'Nélio', '88', 'Heitor', 'Rosane', '50 anos'],
			],
			passages: [
				...['Aos catorze dias', 'Observou que, pela', 'A diretoria propôs', 'O presidente leu carta', '   a) Subsolo'],
				...['Discussão longa', 'Com base em três', 'A viúva, dona Marlene', 'Inscreveu-se chapa única'],
			],
		},
	}),
	// A study in plain language, with tables and what it does not show.
	recording('bees-pt', 'bees-pt.md', {
		language: 'pt-BR',
		preset: 'analytical_duo',
		model: 'a-model',
		words: 1135,
		weighty: {
			facts: [
				...['412', 'sete', '57', 'Vila Maria', '22,0%', 'Alvorada', '4,5%', 'ferro', '18,3%', '5,6%', '1%', '30', '24'],
				...['27', 'forídeos', 'chuva', 'dia seco', 'manhã', '15 dias', 'água', 'veneno', 'fogo', 'lacrada', 'acaso'],
				...['Recife'],
			],
			passages: [
				...['Uma em cada sete caixas', 'Entre maio e setembro', '| Bairro', '| Material', '| Destino'],
				...['1. **Bairro velho', '- **Regra geral', 'Depois de ver', '- Foi **uma cidade**'],
			],
		},
	}),
	// A newsletter of a house of seeds, with accounts, advice and letters.
	recording('beans-pt', 'beans-pt.md', {
		language: 'pt-BR',
		preset: 'portuguese_duo',
		model: 'gemini-3.8-flash',
		words: 1144,
		weighty: {
			facts: [
				...['43', '212', 'borracha', 'quatro', 'outubro', 'Nhá Dita', 'PET', 'cinza', '1', 'meio', 'seca', 'granizo'],
				...[
					'olho-de-pomba',
					'1980',
					'640',
					'Ilda',
					'92',
					'50',
					'19',
					'2027',
					'13%',
					'boca',
					'dois lugares',
					'setembro',
				],
			],
			passages: [
				...[
					'este boletim se chama',
					'Não foi azar',
					'A boa notícia',
					'O devolvido é de',
					'**Lembrete da regra',
					'Em maio',
				],
				...['Que a gente soubesse', 'O restante da lata', '1. **Secar bem', 'A Casa trocou'],
			],
		},
	}),
	// A letter to an authority.
	recording('payphone-pt', 'payphone-pt.txt', {
		language: 'pt-BR',
		preset: 'entertainment_duo',
		model: 'gemini-3.8-flash',
		words: 1144,
		weighty: {
			facts: [
				...[
					'Maria de Lourdes',
					'69',
					'2 de junho',
					'30 de setembro',
					'ociosidade',
					'38',
					'onze',
					'2016',
					'antena',
					'214',
				],
				...[
					'131',
					'83',
					'19',
					'12 de abril',
					'jararaca',
					'Cleiton',
					'18h40',
					'SAMU',
					'30 de agosto',
					'número',
					'Eulália',
				],
				...['Josivan', 'cúpula', '2003', '117', '122'],
			],
			passages: [
				...[
					'No dia 2 de junho',
					'Somos 38 famílias',
					'Desde 1994',
					'Quando vi o papel',
					'      Recebidas',
					'Talvez a companhia',
				],
				...['Vou lhe contar', 'Não sou contra', 'PRIMEIRO', 'SEGUNDO', 'TERCEIRO', 'Mando junto', 'Se o senhor quiser'],
			],
		},
	}),
	// The rules of a race.
	recording('race-pt', 'race-pt.md', {
		language: 'pt-BR',
		preset: 'debate_duo',
		model: 'a-model',
		words: 1265,
		isPlain: true,
		weighty: {
			facts: [
				...['17 de agosto', '24 de agosto', '380', 'Weverton', '1º de julho', '8 de agosto', '15', 'quilo', '80 vagas'],
				...[
					'madeira',
					'35',
					'5 metros',
					'freio',
					'Geraldo',
					'véspera',
					'capacete',
					'joelheiras',
					'ambulância',
					'duas vezes',
				],
				...['desclassificação', '20', '30', 'recurso', 'pesado', 'Dita', 'feijão'],
			],
			passages: [
				...[
					'**Art. 1º**',
					'**Art. 2º**',
					'**Art. 3º**',
					'**Art. 4º**',
					'**Art. 5º**',
					'§ 1º',
					'**Art. 7º**',
					'1. ter chassi',
				],
				...[
					'**Art. 9º**',
					'**Art. 10.**',
					'**Art. 11.**',
					'**Art. 14.**',
					'| Infração',
					'**Art. 17.**',
					'**Art. 19.**',
				],
				...['**Art. 21.**', '**Art. 22.**'],
			],
		},
	}),
];
