import { type Recording, recording } from './recording.ts';

/** Conversations in Portuguese, about documents of different kinds. */
export const IN_PORTUGUESE: readonly Recording[] = [
	// A newsletter, untidy, with a table and a vote.
	recording('cooperative-pt', 'cooperative-pt.md', {
		language: 'pt-BR',
		preset: 'portuguese_duo',
		model: 'a-model',
		words: 736,
		weighty: {
			facts: [
				...['17', '14', 'dois terços', 'R$ 50.000', 'R$ 94.000', 'R$ 61.500', 'R$ 6.000', '29 de novembro'],
				...['R$ 1.914', 'R$ 1.402', 'R$ 127.600', 'R$ 186.400', 'R$ 7.800', 'Zefa', 'Josué', 'setembro'],
			],
			passages: [
				...['Como todo mundo já sabe', 'O papelão continua sendo', 'Em junho cada cooperada', 'Na assembleia de 28'],
				...['A Dona Zefa', 'Votação: 17', '| Material'],
			],
		},
	}),
	// A bill with its explanation.
	recording('scooters-pt', 'scooters-pt.md', {
		language: 'pt-BR',
		preset: 'debate_duo',
		model: 'gemini-3.8-flash',
		words: 593,
		weighty: {
			facts: [
				...['40 km/h', '20 km/h', '12', '16 anos', '2 horas', 'R$ 150,00', 'R$ 0,25', 'três anos', '212', '31', '640'],
				...['90 mil', 'Desliza', 'Íris Campelo', 'capacete', 'calçada'],
			],
			passages: ['Art. 2º', 'Art. 3º', 'Art. 4º', 'Art. 5º', 'Art. 7º', 'Em 2025 o Hospital', 'A empresa Desliza'],
		},
	}),
	// A newspaper's light piece with something grave in it.
	recording('parrot-pt', 'parrot-pt.md', {
		language: 'pt-BR',
		preset: 'entertainment_duo',
		model: 'gemini-3.8-flash',
		words: 565,
		weighty: {
			facts: [
				...['BR-251', 'Tenório', 'Nivaldo', '43', 'vinte minutos', 'Serafim', 'Maria Clara', 'verde', 'nove acidentes'],
				...['quatro anos', '2027', 'Ivone Prates', 'micro-ondas'],
			],
			passages: [
				...[
					'Na terça-feira, às 6h40',
					'Tenório sabe fazer',
					'Na terça, a gaiola',
					'Quem desfez',
					'A polícia de verdade',
				],
				...['Há quem queira mais', 'O departamento', 'Tenório, desde então'],
			],
		},
	}),
	// Minutes of a condominium, with votes.
	recording('minutes-pt', 'minutes-pt.txt', {
		language: 'pt-BR',
		preset: 'debate_duo',
		model: 'a-model',
		words: 867,
		weighty: {
			facts: [
				...[
					'26',
					'9',
					'30 de outubro',
					'1996',
					'R$ 186.400',
					'Impermax Sul',
					'piscina',
					'Otávio',
					'R$ 126.400',
					'oito parcelas',
				],
				...['15 de setembro', 'paineira', '20', '33'],
			],
			passages: [
				...[
					'A síndica, Sra. Ivone',
					'O Sr. Otávio Rezende',
					'Empresa   ',
					'a) Fazer a obra',
					'b) Escolha da',
					'c) Paineiras: retirar',
				],
				...['O conselho fiscal', 'Dona Zulmira', 'Votação: 8 parcelas', 'A administradora', 'a) Ressarcimento'],
			],
		},
	}),
	// A contract of a few pages.
	recording('roof-pt', 'roof-pt.txt', {
		language: 'pt-BR',
		preset: 'educational_duo',
		model: 'a-model',
		words: 809,
		weighty: {
			facts: [
				...[
					'186 mil reais',
					'5 de agosto',
					'27 de setembro',
					'amianto',
					'certificado',
					'R$ 930,00',
					'R$ 9.300,00',
					'90 dias',
				],
				...['cinco anos', '8 dias', 'garantia'],
			],
			passages: [
				...[
					'CLÁUSULA 1ª',
					'CLÁUSULA 2ª',
					'2.2. Dias de chuva',
					'CLÁUSULA 3ª',
					'CLÁUSULA 4ª',
					'CLÁUSULA 6ª',
					'CLÁUSULA 7ª',
				],
				...['CLÁUSULA 8ª', 'CLÁUSULA 5ª'],
			],
		},
	}),
	// A magazine's profile of a sportswoman.
	recording('rower-pt', 'rower-pt.md', {
		language: 'pt-BR',
		preset: 'entertainment_duo',
		model: 'a-model',
		words: 825,
		weighty: {
			facts: [
				...[
					'17 de outubro',
					'2020',
					'três fraturas',
					'Lomanto',
					'planilha',
					'tapioca',
					'2022',
					'caderneta',
					'20 de abril',
					'Rosângela',
				],
				...['Bruna', '14 atletas'],
			],
			passages: [
				...[
					'São 5h10 na raia',
					'— De zero a dez',
					'E desmaiou. Em 17',
					'Tainara diz que avisou',
					'— Eu tinha 14',
					'A confederação inf',
				],
				...[
					'Sem seleção',
					'Quem a tirou',
					'| Ano | Volume',
					'Ela treina um terço',
					'A seletiva é em 20',
					'No dia da nossa',
					'Lomanto, hoje',
				],
				'— Eu disse que só',
			],
		},
	}),
];
