import type { AboutRules, SaidOfDocument } from '../types.ts';

/** By its first word, with a preposition: "da Secretaria", "na Gazeta", "no Município"; "O Serrano" has an article of its own. */
function after(preposition: 'em' | 'de', name: string): string {
	const [first = ''] = name.split(/[\s,.]/);
	if (/^(?:[oa]s?|the)$/iu.test(first)) return `${preposition} ${name}`;
	const article = /(?:a|ção|dade|gem)$/iu.test(first) ? 'a' : 'o';
	return `${preposition === 'em' ? 'n' : 'd'}${article} ${name}`;
}

export const ABOUT: AboutRules = {
	kinds: {
		opinião: 'um artigo de opinião',
		crônica: 'uma crônica',
		conto: 'um conto',
		perfil: 'um perfil',
		ensaio: 'um ensaio',
		relato: 'um relato',
		reportagem: 'uma reportagem',
		entrevista: 'uma entrevista',
		folheto: 'um folheto',
		cartilha: 'uma cartilha',
		apostila: 'uma apostila',
		informativo: 'o informativo',
		'resumo para o público': 'um resumo para o público',
		'resumo em linguagem simples': 'um resumo em linguagem simples',
	},
	states:
		'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
	is: 'O texto',
	others: 'colegas',
	made: (words) => `foi ${words.replace(/^(\p{L}+d)a(?!\p{L})/u, '$1o')}`,
	subtitle: 'O subtítulo é “{t}”.',
	clauses({ kind, by, paper, of, place, date, revised }: SaidOfDocument) {
		const done =
			kind === 'uma entrevista'
				? ' feita por'
				: kind === 'um perfil'
					? ' feito por'
					: kind?.includes('“')
						? ', por'
						: ' de';
		const own = kind ? `é ${kind}${by ? `${done} ${by}` : ''}` : by ? `foi escrito por ${by}` : '';
		const source = paper
			? `saiu ${after('em', paper)}`
			: of
				? `vem ${of
						.split('\n')
						.map((one) => after('de', one))
						.join(' ')}`
				: '';
		const there = source && place && !source.includes(place.split(',')[0] ?? '') ? `, de ${place},` : '';
		return [
			own && `${own}${source || !place ? '' : kind ? `, de ${place},` : ` em ${place}`}`,
			source && `${source}${there}${paper && date ? `${paper.includes(',') ? ',' : ''} em ${date.said}` : ''}`,
			!own && !source && place ? `vem de ${place}` : '',
			date && !paper ? `é de ${date.said}` : '',
			revised ? `foi revisto em ${revised.said}` : '',
		];
	},
};
