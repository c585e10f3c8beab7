/** What somebody who read a document says that its listeners should leave knowing. */
export interface KeyContent {
	/** The weightiest figures and names, as the document writes them. */
	facts: readonly string[];
	/** Beginnings of the passages of weight 4 or 5, long enough to be found. */
	passages: readonly string[];
}

/** Of the samples, by their ids; those that are left out are too long for one person's judgement. */
export const KEY_CONTENT: Record<string, KeyContent> = {
	'short-pt': {
		facts: ['polvilho', 'escaldo', 'mais de mil vezes', '25 minutos', '15 a 40 dias', 'ultravioleta'],
		passages: ['Quem assa pão de queijo', 'Lá dentro, a água', 'O polvilho azedo cresce'],
	},
	'paragraph-pt': {
		facts: ['mais de mil litros', '20 bilhões', 'Amazonas', 'Andes', '4.000 metros', 'rios voadores'],
		passages: ['Sobre a Amazônia'],
	},
	'bylaw-pt': {
		facts: [
			'Serra Clara',
			'214',
			'38,6',
			'8 famílias',
			'45 dias',
			'3 anos',
			'60%',
			'30%',
			'17 hortas',
			'R$ 1.480.000,00',
		],
		passages: [
			'A PREFEITA DO MUNICÍPIO',
			'**Art. 1º**',
			'**Art. 5º**',
			'**Art. 6º**',
			'**Art. 7º**',
			'**Art. 9º**',
			'**Art. 13.**',
			'**Art. 14.**',
			'**Art. 15.**',
			'| Ocorrência',
		],
	},
	'story-pt': {
		facts: ['Anselmo', 'Benedita', 'Otaviano', 'andorinha', 'oitenta e quatro', 'cinco semanas'],
		passages: [
			'O relógio da igreja parou',
			'Anselmo subiu os oitenta',
			'Na manhã seguinte',
			'O relógio da torre dava',
			'Ele subiu.',
			'O relógio da igreja voltou',
			'"Fechado para quem',
		],
	},
	'report-en': {
		facts: ['318', '1.7 °C', '23 minutes', '41 minutes', '9 minutes', '78%', '54%', '12%', '2,600 trees', '2027'],
		passages: [
			'Hot nights disturb sleep',
			'Tree cover | Households',
			'On cool nights',
			'Residents of shaded streets',
			'a) Households were not',
			'Streets with more trees had',
		],
	},
	'article-en': {
		facts: ['1703', 'Winstanley', 'Smeaton', '1759', 'Argand', 'Fresnel', '97%', '83%', '17%', '1823', 'Dalén'],
		passages: [
			'On the night of November 27',
			'Three problems had',
			'His second idea lasted',
			'Augustin Fresnel, a French',
			'The new lens wasted',
			'Even a perfect beam',
			'Today a ship finds',
		],
	},
	'how-to-en': {
		facts: ['15%', 'Restic', 'seven daily', 'three months', '71%', '22%', '3-2-1'],
		passages: [
			'Most people find out',
			'1. **Cannot be replaced.**',
			'Write the password down',
			'A backup that depends',
			'A backup that was never',
			'Then run the program',
			'Fire, water, and burglars',
			'If all this sounds',
		],
	},
	'long-pt': {
		facts: [
			'11,4 km/h',
			'19,8 km/h',
			'R$ 214,6 milhões',
			'47 para 36 minutos',
			'61',
			'34',
			'R$ 4,90',
			'14%',
			'9,2 km',
			'50 km/h',
			'metade e dois terços',
		],
		passages: [
			'Em Serra Clara, um ônibus',
			'- A cidade tem',
			'A primeira medida foi',
			'O terceiro passo parece',
			'O contrato de 2022',
			'Em 1º de fevereiro de 2023',
			'Um minuto a mais',
			'É preciso cautela',
			'O plano consumiu',
			'Um relatório que só',
			'O plano para 2027',
			'Há uma pergunta que',
			'O plano aposta',
		],
	},
};
