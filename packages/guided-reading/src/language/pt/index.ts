import type { LanguagePack } from '../types.ts';
import { ABOUT } from './about.ts';
import { FURNITURE } from './furniture.ts';
import { GREETINGS } from './greetings.ts';
import { WORDS } from './words.ts';

/** Numbers that agree with nothing: "primeiro" would have to with what it counts. */
const NUMBERS =
	'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte';

export const PORTUGUESE: LanguagePack = {
	greetings: GREETINGS,
	furniture: FURNITURE,
	words: WORDS,
	titles: [
		[/^(?:Professora|Profa\.|Dra\.|Doutora|Sra\.)\s/, 'a'],
		[/^(?:Professor|Prof\.|Dr\.|Doutor|Sr\.)\s/, 'o'],
	],
	begins: ['Vamos à leitura.', 'Boa escuta.'],
	goesOn: 'E a leitura segue.',
	ended: 'Essa foi a leitura de hoje.',
	older: 'As versões mais antigas ficam de fora.',
	about: ABOUT,
	several: 'textos sobre {t}',
	version: 'Versão {x}',
	withdrawn: 'retirada',
	untitled: 'um texto sem título',
	untitledKinds: [[/(?<!\p{L})(?:reuni(?:u|ram)-se|lavrad[ao] a presente ata)/iu, 'a ata de uma reunião']],
	and: 'e',
	chapterOpening: 'Abertura',
	chapterClosing: 'Encerramento',
	list: { numbers: NUMBERS.split(' ') },
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
