import type { LanguagePack } from '../types.ts';
import { ABOUT } from './about.ts';
import { FURNITURE } from './furniture.ts';
import { GREETINGS } from './greetings.ts';
import { NOTATION } from './notation.ts';
import { OPENINGS } from './openings.ts';
import { WORDS } from './words.ts';

export const PORTUGUESE: LanguagePack = {
	greetings: GREETINGS,
	openings: OPENINGS,
	furniture: FURNITURE,
	notation: NOTATION,
	words: WORDS,
	titles: [
		[/^(?:Professora|Profa\.|Dra\.|Doutora|Sra\.)\s/, 'a'],
		[/^(?:Professor|Prof\.|Dr\.|Doutor|Sr\.)\s/, 'o'],
	],
	begins: ['Vamos à leitura.', 'Boa escuta.'],
	recapMore: ['E também: {x}', 'E, por fim: {x}'],
	ended: 'Essa foi a leitura de {t}.',
	today: 'hoje',
	titled: '“{t}”',
	about: ABOUT,
	several: 'textos sobre {t}',
	version: 'Versão {x}',
	withdrawn: 'retirada',
	untitled: {
		mail: 'uma troca de e-mails',
		versions: 'as mudanças de um programa, versão por versão',
	},
	and: 'e',
	chapterOpening: 'Abertura',
	chapterClosing: 'Encerramento',
	weighty: {
		decided:
			/\b(?:decid\w+|aprov\w+|rejeit\w+|delibera\w*|determin\w+|proib\w+|obrigat\w+|dev(?:e|em|era|erao|eriam?)|custaria\w*|fica(?:m|ram|ou)?|vedad\w+|permitid\w+|multas?|prazos?|venc(?:e|eu|em|imento)|conclu\w+|revel\w+|aument\w+|cai(?:u|ram)|caem|cresc\w+|redu[zç]\w*|recomend\w+|resultad\w+|mostr(?:a|am|ou|aram)|acert\w+|garant\w+|vigora\w*|preco|custa\w*|entra em vigor|maxim[oa]|minim[oa])\b/,
		striking:
			/\b(?:maior|menor|unic[oa]|primeir[oa]|apenas|nunca|jamais|quase|metade|dobro|mais de|menos de|ninguem|recorde|bilh\w+|milh\w+|surpre\w+|principal|fundamental|essencial|porque|por causa)\b/,
		aside: /^(?:por exemplo|alem disso|a proposito|alias|obs|nota|ver tambem)\b|\b(?:agradec\w+|obrigad[oa] a)\b/,
		told: /\b(?:disse|diz|explic\w+|lembr\w+|pergunt\w+|argument\w+|defend\w+|observ(?:a|ou)|reclam\w+|afirm\w+|esclarec\w+|ponder\w+|relat(?:a|ou)|suger\w+|coment\w+|conta que)\b/,
		mine: /\b(?:eu|meus?|minhas?|me|nos|nossos?|nossas?)\b/,
		unfit:
			/^(?:contra|a favor|apos|antes|depois|durante|em caso|ao contrario|diferente\w*|conforme|como (?:dito|visto|exposto)|para \w+r|por favor|resultado|proposta|(?:aprovad|rejeitad|autorizad)\w*(?! [oa]s? )|para [oa]s? |inicio|termino|fim d|data d|entre|questionad\w*|apesar|mesmo|havendo|do outro lado|em comparacao|em compensacao|se|caso|ou|paragrafo|entao|propos|para isso|assim|como se ve|quando)\b|\bn[oa]s? mesm[oa]s?\b|\b[dn]?aquel[ea]s?\b|\bet al\b|\bna proxima\b|\bfo(?:i|ram) propost|\bdo que iss?[ot]o?\b|\b(?:tabela|figura|quadro|grafico|anexo|item|inciso) (?:\d|[ivx]+\b)|^(?:\S+ ){0,5}(?:ele|ela|eles|elas|seus?|suas?)\b/,
	},
	fields: {
		empresa: 'A empresa é {x}',
		data: 'A data é {x}',
		presentes: 'Estavam presentes {x}',
		mesa: 'À mesa estavam {x}',
		'elaborado por': 'O texto foi elaborado por {x}',
	},
	list: {
		goesOn: 'E ainda',
		or: 'ou',
		ordinals: ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono', 'décimo'],
	},
	table: {
		yes: 'sim',
		no: 'não',
		inYear: 'em',
		atTime: 'às',
		plus: 'mais',
		minus: 'menos',
		less: 'menos',
		loss: 'prejuízo de',
		periods: [
			[/(?<=\d)º? ?tri(?:m|mestre)?\.?\/(?=\d\d$)/iu, 'º trimestre de 20'],
			[/^([1-4])T(?=\d\d$)/u, '$1º trimestre de 20'],
			[/\s→\s/gu, ' para '],
		],
	},
	mail: { from: 'De {x}', to: ' para {x}', wrote: '{x} escreveu: “{t}”' },
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
