import type { AboutRules, SaidOfDocument } from '../types.ts';

/** What is done rather than written. */
const DONE: Readonly<Record<string, string>> = { 'uma entrevista': 'feita por', 'um perfil': 'feito por' };

/** Organisations and papers. */
const FEMININE =
	/^(?:a )?(?:ag[êe]ncia|associa[çc][ãa]o|biblioteca|c[âa]mara|comiss[ãa]o|companhia|cooperativa|defensoria|diocese|eme[fi]|editora|empresa|escola|faculdade|federa[çc][ãa]o|folha|funda[çc][ãa]o|gazeta|igreja|irmandade|liga|par[óo]quia|prefeitura|r[áa]dio|revista|secretaria|santa casa|sociedade|tribuna|universidade)\s/iu;
const MASCULINE =
	/^(?:o )?(?:banco|centro|clube|cmei|col[ée]gio|comit[êe]|condom[íi]nio|conselho|correio|departamento|di[áa]rio|gr[êe]mio|grupo|hospital|instituto|jornal|laborat[óo]rio|minist[ée]rio|munic[íi]pio|museu|n[úu]cleo|servi[çc]o|sindicato|tribunal)\s/iu;

export const ABOUT: AboutRules = {
	kinds: new Map([
		['opinião', 'um artigo de opinião'],
		['crônica', 'uma crônica'],
		['conto', 'um conto'],
		['perfil', 'um perfil'],
		['ensaio', 'um ensaio'],
		['reportagem', 'uma reportagem'],
		['entrevista', 'uma entrevista'],
	]),
	sources: [
		[FEMININE, 'da'],
		[MASCULINE, 'do'],
	],
	speak: 'Quem pergunta é {q}, e quem responde é {a}.',
	interview: 'uma entrevista com {a}',
	is: 'O texto',
	clauses({ kind, by, date, revised, source }: SaidOfDocument) {
		return [
			kind ? `é ${kind}${by ? ` ${DONE[kind] ?? 'de'} ${by}` : ''}` : by ? `foi escrito por ${by}` : '',
			source ? `vem ${source}` : '',
			date ? `é de ${date}` : '',
			revised ? `foi revisto em ${revised}` : '',
		];
	},
};
