const SUBJECTS = [
	['As barracas', 'Cada barraca ocupa 3 metros de calçada e paga 18 reais por mês à associação dos feirantes.'],
	['Os horários', 'A montagem começa às 5 horas e a desmontagem termina às 14 horas, com multa para quem se atrasa.'],
	['O ruído', 'A prefeitura mediu o ruído em 2024 e encontrou 61 decibéis na janela da escola.'],
	['O estacionamento', 'Há 120 vagas na rua de trás, e metade delas fica livre até as 9 horas.'],
	['Os preços', 'O quilo do tomate custou 7 reais em março e 5 reais em abril, segundo a associação.'],
	['As fotografias', 'Os moradores mais antigos guardam fotografias da feira quando as carroças subiam a ladeira.'],
	['A música', 'Dois violeiros tocam perto do coreto desde que a feira voltou, em 2022.'],
	['A limpeza', 'Os garis recolhem 900 quilos de restos por sábado, e metade disso vira adubo na horta da escola.'],
	['As crianças', 'A escola leva os alunos do terceiro ano à feira para que façam contas com o troco.'],
	['Os peixes', 'O único peixeiro traz a carga do porto de madrugada, em caixas com gelo picado.'],
	['As flores', 'As floristas vendem mudas de hortênsia, que pegam melhor quando chove na semana seguinte.'],
	['O pastel', 'A fila do pastel começa antes de a chapa esquentar, e o recheio de queijo acaba primeiro.'],
	[
		'A segurança',
		'Dois guardas municipais passam de bicicleta a cada 40 minutos e nunca registraram ocorrência grave.',
	],
	['O futuro', 'A associação pediu à prefeitura um telhado para os dias de chuva e espera a resposta em setembro.'],
] as const;
const REST = [
	'A associação publicou esses dados no relatório do ano passado, depois de ouvir quem trabalha ali.',
	'Quem mora perto conta que a rotina mudou pouco desde que a praça foi reformada.',
	'Os técnicos recomendam repetir a medição no próximo verão, com mais visitantes na rua.',
	'Nenhuma decisão foi tomada ainda, e a próxima reunião está marcada para agosto.',
];

/** A document of sections, of which a short reading leaves some out. */
export const MARKET = `# A feira da praça\n\nA feira da praça reúne 42 barracas todos os sábados.\n\n${SUBJECTS.map(
	([heading, first]) => `## ${heading}\n\n${[first, ...REST.map((sentence) => `${heading}: ${sentence}`)].join(' ')}\n`,
).join('\n')}`;
