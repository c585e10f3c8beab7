import type { AboutRules, SaidOfDocument } from '../types.ts';

/** What is done rather than written. */
const DONE: Readonly<Record<string, string>> = { 'uma entrevista': 'feita por', 'um perfil': 'feito por' };

export const ABOUT: AboutRules = {
	kinds: new Map(
		Object.entries({
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
		}),
	),
	is: 'O texto',
	clauses({ kind, by, date, revised }: SaidOfDocument) {
		return [
			kind ? `é ${kind}${by ? ` ${DONE[kind] ?? 'de'} ${by}` : ''}` : by ? `foi escrito por ${by}` : '',
			date ? `é de ${date}` : '',
			revised ? `foi revisto em ${revised}` : '',
		];
	},
};
