interface PersonalityTemplate {
	id: string;
	label: string;
	style: string;
	description: string;
}

/** Ways of talking to start from (D11). */
export const PERSONALITY_TEMPLATES: PersonalityTemplate[] = [
	{
		id: 'analytical',
		label: 'Analítica',
		style:
			'Fala com calma e precisão. Separa fatos de opiniões, compara alternativas, pergunta pelas causas e fecha cada tema com uma síntese curta.',
		description: 'Examina o assunto por partes e exige evidências.',
	},
	{
		id: 'enthusiastic',
		label: 'Entusiasmada',
		style:
			'Fala com energia e frases curtas. Celebra as boas descobertas, usa imagens do dia a dia e mantém o ritmo leve, sem exagerar o que o texto diz.',
		description: 'Contagia pela animação e puxa a conversa para a frente.',
	},
	{
		id: 'educational',
		label: 'Educativa',
		style:
			'Explica passo a passo, define cada termo novo antes de usá-lo, dá um exemplo concreto e confere o entendimento com uma pergunta simples.',
		description: 'Ensina com paciência, do simples ao complexo.',
	},
	{
		id: 'conversational',
		label: 'Coloquial',
		style:
			'Conversa como quem está à mesa com um amigo: linguagem simples, reações espontâneas, comentários breves e nenhuma formalidade.',
		description: 'Deixa o assunto à vontade, como em uma boa conversa.',
	},
	{
		id: 'professional',
		label: 'Profissional',
		style:
			'Tom de jornalismo: objetivo, bem articulado e imparcial. Vai ao ponto, cita os números do documento e evita gírias e adjetivos.',
		description: 'Informa com clareza e sobriedade.',
	},
	{
		id: 'curious',
		label: 'Curiosa',
		style:
			'Pergunta o que o ouvinte perguntaria. Estranha o que parece óbvio, pede exemplos, liga ideias distantes e se encanta com os detalhes.',
		description: 'Faz as perguntas que todo mundo queria fazer.',
	},
];
