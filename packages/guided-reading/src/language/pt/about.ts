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
			reportagem: 'uma reportagem',
			entrevista: 'uma entrevista',
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
