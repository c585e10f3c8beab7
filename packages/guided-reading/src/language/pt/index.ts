import type { LanguagePack } from '../types.ts';
import { ABOUT } from './about.ts';
import { FURNITURE } from './furniture.ts';
import { GREETINGS } from './greetings.ts';
import { NOTATION } from './notation.ts';
import { WORDS } from './words.ts';

const UNITS = 'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono'.split(' ');

export const PORTUGUESE: LanguagePack = {
	greetings: GREETINGS,
	furniture: FURNITURE,
	notation: NOTATION,
	words: WORDS,
	titles: [
		[/^(?:Professora|Profa\.|Dra\.|Doutora|Sra\.)\s/, 'a'],
		[/^(?:Professor|Prof\.|Dr\.|Doutor|Sr\.)\s/, 'o'],
	],
	begins: ['Vamos à leitura.', 'Boa escuta.'],
	ended: 'Essa foi a leitura de hoje.',
	about: ABOUT,
	several: 'textos sobre {t}',
	version: 'Versão {x}',
	withdrawn: 'retirada',
	untitled: 'um texto sem título',
	and: 'e',
	chapterOpening: 'Abertura',
	chapterClosing: 'Encerramento',
	fields: {
		empresa: 'A empresa é {x}',
		data: 'A data é {x}',
		presentes: 'Estavam presentes {x}',
		mesa: 'À mesa estavam {x}',
		'elaborado por': 'O texto foi elaborado por {x}',
	},
	list: {
		goesOn: 'A lista continua',
		ordinals: [...UNITS, 'décimo', ...UNITS.map((unit) => `décimo ${unit}`), 'vigésimo'],
	},
	table: {
		yes: 'sim',
		no: 'não',
		inYear: 'em',
		atTime: 'às',
		periods: [
			[/(?<=\d)º? ?tri(?:m|mestre)?\.?\/(?=\d\d$)/iu, 'º trimestre de 20'],
			[/^([1-4])T(?=\d\d$)/u, '$1º trimestre de 20'],
			[/\s→\s/gu, ' para '],
		],
	},
	mail: { from: 'De {x}', to: ' para {x}', on: ', em {x}' },
	nothing: 'A parte {k} do documento traz só código, referências ou repetições, e a leitura passa adiante.',
	described: {
		opening: 'Olá, eu sou {a}. O documento de hoje está em {language}.',
		title: 'E eu sou {b}. O título dele é {t}.',
		size: 'O texto tem {sections} e cerca de {minutes} de leitura.',
		end: 'Fica a primeira apresentação do texto. Até a próxima!',
	},
	counted: { section: ['uma seção', '{n} seções'], minute: ['um minuto', '{n} minutos'] },
	otherLanguage: 'outra língua',
};
