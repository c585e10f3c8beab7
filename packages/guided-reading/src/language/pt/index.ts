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
	list: {
		ordinals: [...UNITS, 'décimo', ...UNITS.map((unit) => `décimo ${unit}`), 'vigésimo'],
	},
	inYear: 'em',
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
