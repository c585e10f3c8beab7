import type { Language } from '@nexus/contract';
import { countWords } from '@nexus/language/words';

/** Sections that serve who looks something up: nothing of them is read. */
const APPARATUS =
	/^(?:agradecimentos|acknowledge?ments?|(?:financiamento|funding)(?: (?:e|and) .{3,40})?|contribu(?:ir|indo|ting)|como contribuir|(?:leituras? )?recomendad[oa]s|refer[êe]ncias(?: bibliogr[áa]ficas)?|bibliografia|obras citadas|fontes|sum[áa]rio|conte[úu]do|[íi]ndice(?: remissivo)?|agenda|pauta|roteiro|outline|lista de (?:figuras|tabelas|abreviaturas)|ficha catalogr[áa]fica|assinaturas?|(?:selected )?references|bibliography|works cited|further reading|related (?:posts|articles|stories)|(?:table of )?contents|index|list of (?:figures|tables)|signatures?|(?:hist[óo]rico|controle)(?: d[eao]s? (?:revis(?:ão|ões)|vers(?:ão|ões)|documento|altera[çc]ões))?|(?:revision|document|version|change) (?:history|log|control)|call to order|adjournment|approval of (?:the )?minutes|sponsors|patrocin(?:adores|ínio)|coment[áa]rios|comments|(?:leia|veja) (?:tamb[ée]m|mais)|mais lidas|(?:ainda |tem |ficou com )*d[úu]vidas\??|(?:any |still have |more )*questions\?|obrigad[oa]!?|thank you!?|thanks!?|perguntas\?|conflic?tos? (?:de interesses?|of interest)|conflicts? of interests?|declara[çc][ãa]o de .{0,40}|(?:sobre [oa] autora?|about the authors?)|redes sociais|contatos?|contact(?: us)?|licen[çc]a de uso)$/iu;

export function isApparatus(heading: string): boolean {
	return APPARATUS.test(heading.trim()) || MEDIA.test(heading);
}

/** What pages of news and blogs say to their readers. */
const MEDIA =
	/(?<!\p{L})(?:clique aqui|leia (?:tamb[ée]m|mais)|mais lidas|(?:links?|conte[úu]do) (?:de afiliad|patrocinad)os?|(?:ass(?:ine|inar)|inscreva-se n?a?|receba) (?:a |nossa |n?o |as (?:principais )?)?(?:newsletter|canal|not[íi]cias)|no nosso (?:grupo|canal)|nas redes sociais|siga-nos|gostou d[ea]st[ea]|compartilh[ea] (?:com|est[ea]|n[oa])|compartilhar|voc[êe] tamb[ée]m pode gostar|fez (?:essa|esta) receita|(?:este|esse) conte[úu]do (?:foi|te)|pular para|ouvir (?:a )?not[íi]cia|proibida a reprodu[çc][ãa]o|todos os direitos reservados|click here|read (?:more|also|next)|sign up for (?:the|our)|subscribe (?:to our|now|today)|in your inbox|follow us|share (?:this|full) (?:article|post|story)|contains affiliate|when you buy through|earn an? (?:affiliate )?commission|receber (?:uma )?comiss[ãa]o|affiliate links|sponsored (?:content|post)|skip to|jump to (?:the )?recipe|did you make this|you (?:may|might) also (?:like|enjoy)|most read|was this (?:page|article) helpful|(?:some|all) rights reserved|a version of this article|contributed (?:reporting|to this)|do not (?:distribute|reproduce)|listen to this article|leave a comment)(?!\p{L})|^(?:more in|related|trending|veja tamb[ée]m|erramos|errata|correction|tags?|pin it|imprimir|print)(?::|$|\s\p{Lu}|!)/iu;
/** "Leah Castellanos covers housing": who wrote it, below. */
const AUTHOR =
	/^\p{Lu}\p{L}+ (?:\p{Lu}[\p{L}.]{0,20} )?\p{Lu}\p{L}+ (?:covers|writes (?:about|for)|is an? (?:staff |freelance |senior )?(?:reporter|writer|journalist|columnist)|é (?:jornalista|repórter|colunista))(?!\p{L})/u;
/** Sentences of more words tell something beside. */
const MOST_MEDIA = 24;

/** What stands between two paragraphs of one text: nothing ends or begins there. */
const INTERRUPTION =
	/^[-–—\s([]*(?:continua (?:depois|ap[óo]s)|publicidade|advertisement|(?:article|story) continues|share full article|compartilhar|ouvir|listen to)/iu;

export function isInterruption(heading: string): boolean {
	return INTERRUPTION.test(heading);
}

/** Phone, tax, process and standard numbers, post codes, rights and keywords: of use to the eye only. */
const FURNITURE: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:ver|veja|vide|cf\.)\s[^.]{2,50}\.?$|^(?:note|repare|observe) que (?:o|a) (?:item|figura|tabela|gráfico) \d|^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^(?:palavras-chave|descritores|keywords|fonte|fontes|isbn|issn|doi|cep|cnpj|cpf|tel(?:efone)?|fax|fone|e-mail|whatsapp|site|ramal|sac|endereço|página|pág|figura|fig|quadro|gráfico|imagem)\s?[.:nºo\d]|^(?:a\s)?(?:figura|tabela) \d+ (?:mostra|traz|apresenta|resume)\b|\bcep:?\s?\d{5}-\d{3}|^todos os direitos reservados|^(?:©|copyright)|^e,? por estarem|^d[úu]vidas?[,?]|^obrigad[oa]s? (?:pel[ao]|por)\s|^qualquer d[úu]vida|^fico [àa] disposi|^segue(?:m)? (?:em )?anexo|revogam-se as disposições em contrário\.?$|lavrei a presente|^nada mais havendo|^página \d|^fica eleito o foro|^(?:as partes|e,? por estarem)\b.{0,60}(?:justo e (?:acertado|contratado)|acima qualificadas)|^versão de \p{L}{3,9}\.?\/\d{4}|^(?:correções|ajustes|melhorias) (?:divers[oa]s|menores|gerais|intern[oa]s)\.?$|^atualiza(?:ções|ção|do|da)?s? (?:de dependências|\p{L}[\w-]* de v?\d)|^(?:docs?|documentação|testes|refatoração)\.?$|^(?:erros?|corre(?:ção|ções)) de digitação|^todas as (?:mudanças|alterações) (?:relevantes|notáveis) (?:d|n)este |^o formato (?:segue|é baseado)|^(?:autor(?:es|a)?|editor(?:es|a)?|esta versão|coordenação|diagramação|revisão):\s|^(?:me ouvem|podem me ouvir|antes de (?:começar|iniciar)mos?,? )|^(?:do livro|publicado originalmente|texto (?:publicado|extraído)) |^fabricado (?:por|n)|^dou fé|^registre-se|^publique-se|^\[?assinado|^assinado (?:por|digitalmente|eletronicamente)/iu,
	'en-US':
		/^(?:(?:still |any )?(?:have )?(?:any )?(?:more )?questions\?)$|^see\s(?:also\s)?[^.]{2,50}\.?$|^(?:note|notice) that (?:item|figure|table|step|chart) \d|^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^(?:figure|table|chart) \d+ (?:shows|gives|lists|summarizes)\b|^(?:keywords|key words|source|sources|isbn|issn|doi|tel|phone|fax|e-?mail|website|address|page|figure|fig|chart|image)\s?[.:#\d]|^all rights reserved|^(?:©|copyright (?:©|\d))|^all notable changes to this project|^the format is based on|^page \d+|^(?:various|misc(?:ellaneous)?|minor|several) (?:small )?(?:bug ?)?(?:fixes|improvements|tweaks)(?: and (?:fixes|improvements))?\.?$|^(?:bump|updat)(?:ed?|s)? (?:\w+ dependenc|dependenc|[\w@/.-]+ (?:from |to )?v?\d)|^(?:docs?|documentation|tests?|refactor(?:ing|ed)?|chores?|cleanup|ci)\.?$|^(?:fix(?:ed|es)? )?(?:a )?typos?(?!\p{L})|^(?:editors?|authors?|this version|latest version|corresponding author|correspondence):\s|^can you (?:all )?hear me|^(?:many )?(?:thanks|thank you)(?: (?:so|very) much)? for\s|^before we (?:start|begin|get started),? |^(?:from the (?:book|collection)|first published|originally published) |^trial registration|^manufactured (?:by|in)|^there being no further|^the meeting (?:was called to order|(?:was )?adjourned)|^respectfully submitted|^motion to adjourn|^in witness whereof|^signed by/iu,
};

/** "CPF 123.456.789-00", "inscrita no CNPJ sob o nº 12.345.678/0001-90" within a sentence. */
const NUMBER_OF_RECORD =
	/,?\s(?:e\s)?(?:(?:portadora?|inscrit[oa])\s(?:d[oa]|n[oa])\s)?(?:CPF|CNPJ|RG|CEP|CRM|OAB|matrícula|SSN)(?:\/\p{Lu}{2,3})?(?:\s(?:sob\s)?(?:o\s)?n[º°o.]{1,2})?:?\s\d[\d./-]{5,}(?:\s?[A-Z/]{2,6}\b)?/gu;

/** "MIT © 2023 Ilse Vandermeer": the license by its name. */
const LICENSE = /^((?:MIT|BSD|Apache|GPL|MPL|ISC)[\w .-]{0,20}?),?\s(?:©|\(c\)|copyright).*$/iu;

/** "(51) 3555-0142", "para o telefone 0800 123 4567", "at 555-014-2299". */
const PHONE =
	/(?:,?\s(?:para|pel[ao]|n[ao]|at|on|to)(?:\s(?:o|the))?(?:\s(?:telefone|número|whatsapp|fone|phone|number))?)?:?(?:^|\s)(?:\+\d{1,2}[ .-])?(?:\(\d{2,3}\)\s?9?\d{3,4}[ .-]?\d{4}|0[38]00[ .-]?\d{3}[ .-]?\d{4}|\d{3}[ .-]\d{3}[ .-]\d{4})(?!\d)/iu;
/** Words beside a telephone number that tell nothing else. */
const MOST_CALL = 9;

/** "Aos vinte dias do mês de maio de dois mil e dez, às 20h": the day that minutes spell out; their title tells it. */
const SPELLED_DAY =
	/^Aos?\s[^,;.]{3,60}\sdias?\s(?:do\smês\s)?de\s[^,;.]{3,60},\s(?=(?:às|n[ao]s?|em|reuni)[\s\p{L}])/iu;
/** ", para deliberar sobre a ordem do dia: 1) ...": what the items below tell. */
const ORDER_OF_DAY = /,\spara\s(?:deliberar|tratar|discutir)[^:.;]{5,120}:\s.*$/iu;
/** Who writes minutes speaks of herself. */
const SECRETARY = /(?<=\s)(?:a\smim|eu),\s(?=\p{Lu}\p{Ll})/gu;

export function withoutRecordNumbers(text: string): string {
	const plain = text.replace(PHONE, '').replace(SPELLED_DAY, '').replace(ORDER_OF_DAY, '.').replace(SECRETARY, '');
	return withoutPrivateData(plain.replace(NUMBER_OF_RECORD, '').replace(LICENSE, '$1.'));
}

/** Of which state somebody is, as contracts have it behind a name. */
const CIVIL_STATE =
	/,\s(?:(?:brasileir[oa]s?|português|portuguesa|solteir[oa]s?|casad[oa]s?|divorciad[oa]s?|viúv[oa]s?|maior(?:es)?)(?:,\s|(?=[.;]))){1,4}/gu;
/** Where somebody lives, by street and number. */
const RESIDENCE =
	/,?\s(?:e\s)?(?:ambos\s|ambas\s)?(?:residentes?(?:\se\sdomiciliad[oa]s?)?|domiciliad[oa]s?|com\s(?:sede|endereço))\s(?:n[ao]s?|à|em)\s(?:[^,.;]|\.(?=\s?[\p{Lu}\d])){2,60},\s(?:n[º°o.]{1,2}\s?)?\d[\d.-]{0,8}(?:,\s(?:ap|apto|casa|bloco|sala|bl)\.?\s?[\w-]{1,8})?(?:,\s[\p{L}\s]{2,30}?(?:\/[A-Z]{2}|\s[-–]\s[A-Z]{2}))?|,?\s(?:residing|who resides|whose address is)\s(?:at\s)?\d{1,6}\s[^,.;]{2,40}(?:,\s\p{Lu}[\p{L}\s]{1,30}){0,2}/gu;

/** "Ana, brasileira, viúva, professora, residente na Rua Sete, 20" -> "Ana, professora". */
function withoutPrivateData(text: string): string {
	return text.replace(RESIDENCE, '').replace(CIVIL_STATE, (found) => (found.endsWith(' ') ? ', ' : ''));
}

/** A list of who was there and how it was put on paper is furniture only as a whole line: longer sentences tell more. */
const MOST_WORDS = 40;

export function isFurniture(text: string, language: Language): boolean {
	if (PHONE.test(text) && countWords(text.replace(PHONE, '')) <= MOST_CALL) return true;
	if ((MEDIA.test(text) || AUTHOR.test(text)) && countWords(text) <= MOST_MEDIA) return true;
	return FURNITURE[language].test(text) && text.split(/\s+/).length <= MOST_WORDS;
}
