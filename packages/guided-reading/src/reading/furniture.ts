import type { Language } from '@nexus/contract';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/** Sections that serve who looks something up: nothing of them is read. */
const APPARATUS =
	/^(?:agradecimentos|acknowledge?ments?|(?:financiamento|funding)(?: (?:e|and) .{3,40})?|contribu(?:ir|indo|ting)|como contribuir|(?:leituras? )?recomendad[oa]s|refer[êe]ncias(?: bibliogr[áa]ficas)?|bibliografia|obras citadas|fontes|sum[áa]rio|conte[úu]do|[íi]ndice(?: remissivo)?|agenda|pauta|roteiro|outline|lista de (?:figuras|tabelas|abreviaturas)|ficha catalogr[áa]fica|assinaturas?|(?:selected )?references|bibliography|works cited|further reading|related (?:posts|articles|stories)|(?:table of )?contents|(?:nest[ea] (?:edi[çc][ãa]o|n[úu]mero)|in this (?:issue|edition))|index|list of (?:figures|tables)|signatures?|(?:hist[óo]rico|controle)(?: d[eao]s? (?:revis(?:ão|ões)|vers(?:ão|ões)|documento|altera[çc]ões))?|(?:revision|document|version|change) (?:history|log|control)|call to order|adjournment|approval of (?:the )?minutes|sponsors|patrocin(?:adores|ínio)|coment[áa]rios|comments|(?:leia|veja) (?:tamb[ée]m|mais)|mais lidas|(?:ainda |tem |ficou com )*d[úu]vidas\??|(?:any |still have |more )*questions\?|obrigad[oa]!?|thank you!?|thanks!?|perguntas\?|conflic?tos? (?:de interesses?|of interest)|conflicts? of interests?|declara[çc][ãa]o de .{0,40}|(?:sobre [oa] autora?|about the authors?)|redes sociais|contatos?|contact(?: us)?|licen[çcs][ae](?: de uso)?|external links|liga[çc][õo]es externas|see also|ver tamb[ée]m|(?:notes and references|notas e refer[êe]ncias)|exerc[íi]cios|(?:exerc[íi]cios|atividades|quest[õo]es|perguntas) (?:propost[oa]s|de (?:fixa[çc][ãa]o|revis[ãa]o|vestibular)|complementares|finais|para (?:discuss[ãa]o|estudo|debate))|(?:review |practice )?exercises|(?:review|discussion|study) questions|questions for (?:review|discussion|study)|test your(?:self| knowledge)|(?:data|code)(?: and (?:data|code))? availability|disponibilidade d[eo]s? dados|supplementary .{0,30}|supporting information|\d+ (?:thoughts? on|comments?|responses?|coment[áa]rios?|respostas?)(?!\p{L}).{0,120}|(?:reading list|leituras?)(?: obrigat[óo]rias?)?)$/iu;

export function isApparatus(heading: string): boolean {
	return APPARATUS.test(heading.trim()) || isMedia(heading);
}

/** What pages of news and blogs say to their readers. */
const MEDIA =
	/(?<!\p{L})(?:clique aqui|leia (?:tamb[ée]m|mais)|mais lidas|(?:links?|conte[úu]do) (?:de afiliad|patrocinad)os?|(?:ass(?:ine|inar)|inscreva-se n?a?|receba) (?:a |nossa |n?o |as (?:principais )?)?(?:newsletter|canal|not[íi]cias)|no nosso (?:grupo|canal)|nas redes sociais|siga-nos|gostou d[ea]st[ea]|compartilh[ea] (?:com|est[ea]|n[oa])|compartilhar|voc[êe] tamb[ée]m pode gostar|fez (?:essa|esta) receita|(?:este|esse) conte[úu]do (?:foi|te)|pular para|ouvir (?:a )?not[íi]cia|proibida a reprodu[çc][ãa]o|todos os direitos reservados|click here|read (?:more|also|next)|sign up for (?:the|our)|subscribe (?:to our|now|today)|in your inbox|follow us|share (?:this|full) (?:article|post|story)|contains affiliate|when you buy through|earn an? (?:affiliate )?commission|receber (?:uma )?comiss[ãa]o|affiliate links|sponsored (?:content|post)|skip to|jump to (?:the )?recipe|did you make this|you (?:may|might) also (?:like|enjoy)|most read|was this (?:page|article) helpful|(?:some|all) rights reserved|a version of this article|contributed (?:reporting|to this)|do not (?:distribute|reproduce)|listen to this article|leave a comment|(?:esta p[áa]gina|este artigo) foi [úu]til|n[ãa]o achou (?:sua|a) resposta|reprodu[çc][ãa]o sem autoriza[çc][ãa]o|editor at large|contributing editor)(?!\p{L})|^(?:more in|related|trending|veja tamb[ée]m|erramos|errata|correction|tags?|pin it|imprimir|print)(?::|$|\s[—–-]\s|!)|^(?:assine|subscribe)(?!\p{L}).{0,60}\d|^(?:update|updated|atualizaç[ãa]o|atualizad[oa])(?: em| on)?:?\s\d/iu;
/** "More in Sports": a capital follows. */
const MEDIA_TITLE =
	/^(?:[Mm]ore in|[Rr]elated|[Tt]rending|[Vv]eja tamb[ée]m|[Ee]rramos|[Ee]rrata|[Cc]orrection|[Tt]ags?|[Pp]in it|[Ii]mprimir|[Pp]rint)\s\p{Lu}/u;
const isMedia = (text: string): boolean => MEDIA.test(text) || MEDIA_TITLE.test(text);
/** Sentences of more words tell something beside. */
const MOST_MEDIA = 24;

/** What stands between two paragraphs of one text: nothing ends or begins there. */
const INTERRUPTION =
	/^[-–—\s([]*(?:continua (?:depois|ap[óo]s)|publicidade|advertisement|(?:article|story) continues|share full article|compartilhar|ouvir|listen to|(?:continued )?from page \d|(?:vem |continuação )?da p[áa]gina \d)/iu;

export function isInterruption(heading: string): boolean {
	return INTERRUPTION.test(heading);
}

/** "CPF 123.456.789-00", "inscrita no CNPJ sob o nº 12.345.678/0001-90" within a sentence. */
const NUMBER_OF_RECORD =
	/,?\s(?:e\s)?(?:(?:portadora?|inscrit[oa])\s(?:d[oa]|n[oa])\s)?(?:CPF|CNPJ|RG|CEP|CRM|OAB|matrícula|SSN)(?:\/\p{Lu}{2,3})?(?:\s(?:sob\s)?(?:o\s)?n[º°o.]{1,2})?:?\s\d[\d./-]{5,}(?:\s?[A-Z/]{2,6}\b)?/gu;

/** "MIT © 2023 Ilse Vandermeer": the license by its name. */
const LICENSE = /^((?:MIT|BSD|Apache|GPL|MPL|ISC)[\w .-]{0,20}?),?\s(?:©|\(c\)|copyright).*$/iu;

/** "(51) 3555-0142", "para o telefone 0800 123 4567", "at 555-014-2299". */
const PHONE =
	/(?:(?:,?\s(?:or|ou))?(?:\sby\s(?:calling|(?:tele)?phone)|,?\s(?:para|pel[ao]|n[ao]|at|on|to)(?:\s(?:o|the))?(?:\s(?:telefone|número|whatsapp|fone|phone|number))?|,?\s(?:telefone|fone|phone))(?:\sat)?)?:?(?:^|\s)(?:\+\d{1,2}[ .-])?(?:\(\d{2,3}\)\s?9?\d{3,4}[ .-]?\d{4}|0[38]00[ .-]?\d{3}[ .-]?\d{4}|\d{3}[ .-]\d{3}[ .-]\d{4})(?!\d)/iu;
/** "pelo telefone 5550-0147, com Ivonete": whom to ask for there. */
const ASKS_FOR = /\d{3,4}[ .-]\d{4},\s(?:com|falar|with|ask)\s/iu;
/** Words beside a telephone number that tell nothing else. */
const MOST_CALL = 7;

/** ", para deliberar sobre a ordem do dia: 1) ...", ", para deliberar sobre a seguinte": what the items below tell. */
const ORDER_OF_DAY = /,\spara\s(?:deliberar|tratar|discutir)[^:.;]{2,120}(?::\s.*|\s[ao]s?\sseguintes?\.?)$/iu;
/** Who writes minutes speaks of herself. */
const SECRETARY =
	/(?<=\s)(?:a\smim|eu),\s(\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.’'-]*){0,5})(?:,(?=\spara\s))?/gu;

export function withoutRecordNumbers(text: string): string {
	if (ASKS_FOR.test(text)) return '';
	const plain = text.replace(PHONE, '').replace(ORDER_OF_DAY, '.').replace(SECRETARY, '$1');
	return withoutPrivateData(plain.replace(NUMBER_OF_RECORD, '').replace(LICENSE, '$1.'));
}

/** Of which state somebody is, as contracts have it behind a name. */
const STATE = String.raw`(?:solteir[oa]s?|casad[oa]s?|divorciad[oa]s?|viúv[oa]s?|maior(?:es)?)`;
const CIVIL_STATE = new RegExp(
	`,\\s(?:(?:brasileir[oa]s?|bras\\.|português|portuguesa)(?:,\\s${STATE}){0,3}|${STATE}(?:(?:,\\s${STATE}){1,3}|(?=,\\s(?:cpf|rg|portador|inscrit|doravante|residente|domicilia))))(?:,\\s|(?=[.;]))`,
	'gu',
);
/** Where somebody lives, by street and number. */
const RESIDENCE =
	/,?\s(?:e\s)?(?:ambos\s|ambas\s)?(?:residentes?(?:\se\sdomiciliad[oa]s?)?|domiciliad[oa]s?|com\sendereço)\s(?:n[ao]s?|à|em)\s(?:[^,.;]|\.(?=\s?[\p{Lu}\d])){2,60},\s(?:n[º°o.]{1,2}\s?)?\d[\d.-]{0,8}(?:,\s(?:ap|apto|casa|bloco|sala|bl)\.?\s?[\w-]{1,8})?(?:,\s[\p{L}\s]{2,30}?(?:\/[A-Z]{2}|\s[-–]\s[A-Z]{2}))?|,?\s(?:residing|who resides|whose address is)\s(?:at\s)?\d{1,6}\s[^,.;]{2,40}(?:,\s\p{Lu}[\p{L}\s]{1,30}){0,2}/gu;

/** "Ana, brasileira, viúva, professora, residente na Rua Sete, 20" -> "Ana, professora". */
function withoutPrivateData(text: string): string {
	return text.replace(RESIDENCE, '').replace(CIVIL_STATE, (found) => (found.endsWith(' ') ? ', ' : ''));
}

/** A list of who was there and how it was put on paper is furniture only as a whole line: longer sentences tell more. */
const MOST_WORDS = 40;

/** Characters of a paragraph that is furniture as a whole. */
const LONGEST = 700;
/** Who wrote it, when it appeared, where it may be used; what else there is to read; what was wrong; what minutes end with. */
const PARAGRAPH =
	/^(?:(?:publicad[oa]|(?:p[áa]gina )?atualizad[oa]|[úu]ltima atualiza[çc][ãa]o|published|(?:page )?(?:last )?updated|posted|received)(?:\sem|\son|:)?\s[^.!?]{0,40}\d|©|copyright\s|(?:leia|veja) (?:tamb[ée]m|mais)(?!\p{L})|(?:read|see) (?:also|more|next)(?!\p{L})|you (?:might|may) also|(?:erramos|errata|corre[çc][ãa]o|correction)(?::|\s\([^()\n]{1,30}\):|\s[—–-]|,?\s[\d\p{Lu}][^:\n]{2,24}:)|registrad[oa] (?:e publicad[oa] )?n[oa] |(?:autor|colunista):|ciente:|nada mais havendo|(?:n[ãa]o achou|did(?: not|n't) find) |projeto de lei n|(?:recado|housekeeping):|not(?:es|as):|\(\*\)\s|legenda(?: da foto)?:|elabora[çc][ãa]o:|tiragem:|expediente:|funding:|financiamento:|(?:plain[- ]language |lay )?summary of:|resumo em linguagem (?:simples|acessível) d[aeo]|cr[ée]ditos?:|fotos?(?: d[aeo] [^:.\n]{3,20})?:|imagem(?: d[aeo] [^:.\n]{3,20})?:|photos?(?:graph)?(?: by)?:|(?:photo )?captions?:|art:|arte:|gostou\?|baixe gr[áa]tis|este texto n[ãa]o substitui|(?:revista|jornal|gazeta)\s\p{Lu}[^\n.]{2,60}\n(?:edi[çc][ãa]o|n[º°])|[^\n.]{0,60}(?:encontro|congresso|simp[óo]sio|semin[áa]rio|conference|symposium)[^\n.]{3,100}\n[^\n.]*universi|image:|(?:figura|figure|fig\.|foto|gr[áa]fico) \d{1,2}\s?[-–—:.]|servi[çc]os?\s?(?:[:—–]|\n)|service:|refer(?:[êe]ncia|ence):\s|(?:changes|mudan[çc]as|altera[çc][õo]es) (?:in|n[ao]) (?:revis|vers|edi)\p{L}+ [\d.]+:|ementa:|d[úu]vidas:|photographs?,? (?:on )?p\.|para saber mais:|saiba mais:|further reading:|sobre [oa] autora?:|about the author:|(?:transcript[.:]?\s+)?this (?:interview|transcript|conversation) has been|(?:a|est[ae]) (?:entrevista|transcri[çc][ãa]o|conversa) foi (?:editad|levemente|condensad|resumid)|(?:the|this) (?:interview|transcript|conversation) (?:has been|was) (?:lightly )?(?:edited|condensed)|this (?:episode|podcast) is brought|corresponding author|autor(?:a)? correspondente|main articles?:|artigos? principa(?:l|is):|(?:for other uses|para outros significados)|["“']?[^\n.]{2,60} redirects? here|this (?:article|section|page) (?:needs|was last|is a stub|has multiple issues)|est[ae] (?:artigo|p[áa]gina|se[çc][ãa]o) (?:foi (?:editad|modificad)|precisa|n[ãa]o cita|carece)|categor(?:y|ies|ias?):|(?:from|origem:) (?:the )?[^\n.]{0,40}(?:encyclop|enciclop|wikip)|encl(?:osures?|\.)?:|circulation:|anexos?(?:\s\([^()]{1,20}\))?:|c[óo]pia para:|(?:last|next) reviewed|reviewed by |[^\n]{0,80}(?<!\p{L})(?:owner:|respons[áa]vel pelo documento:)|est[ae] (?:cr[ôo]nica|conto|texto|artigo|reportagem) (?:saiu|foi (?:originalmente )?publicad)|(?:cr[ôo]nica|conto|texto|artigo|reportagem) publicad[oa] originalmente|(?:esta p[áa]gina cita|origem:|categorias:|↑|\[hide\])|this (?:story|essay|piece|article) (?:first |originally )?appear(?:s|ed)|v[áa]lido para|speaker notes?:|readings?: [^\n]{0,40}(?:pp?\.|packet|chapters?)|office hours|leituras?: [^\n]{0,40}pp?\.|this (?:leaflet|information|page|guide) is (?:not a substitute|for information)|est[ae] (?:folheto|cartilha|material) não substitui|notas? d[oa] (?:apresentador|orador|palestrante)a?:)|(?<!\p{L})\d{1,4}\(\d{1,3}\):\s?\d+[–-]\d+|(?<!\p{L})(?:received|recebido em)\s.{4,40}(?:accepted|aceito)/iu;
/** Who wrote it, in a line of its own, and words of such a paragraph: "Por isso" begins prose. */
const BYLINE = /^(?:[Pp]or|POR|[Bb]y|BY)\s\p{Lu}[^.!?\n]{3,160}(?:$|\n|[—–|])/u;
const MOST_BYLINE = 40;
const SLANTED = /^\s*([*_])(?!\1)[^*_]+\1\s*$/u;
/** How to write or call, in a few words; more of them in a note in slanted letters. */
const CONTACT = /\S@\S|^(?:reservas|informa[çc][õo]es|contatos?|inscri[çc][õo]es)(?: e \p{L}+)?:/iu;
const MOST_CONTACT = 18;
const MOST_SLANTED = 45;
/** "Os casos omissos serão resolvidos": what laws and notices end with. */
const OMITTED =
	/^(?:os casos omissos|(?:est[ea] \p{L}+ )?entra(?:rá)? em vigor na data (?:da |de )?sua|revogam-se)(?!\p{L})/iu;

/** "BITTENCOURT, Nair. O preço do morro. Campos: ..., 2011.", "Garrick, L. (1979), ...": an entry of a list of books. */
const BOOK =
	/^\p{Lu}{2,30}(?:\s\p{Lu}{2,30}){0,3},\s\p{Lu}[\p{L}. ]{1,40}\.\s[^\n]{3,160}(?:19|20)\d\d\.?$|^\p{Lu}[\p{L}’'-]{1,30},\s(?:\p{Lu}\.\s?){1,3}(?:\(|,\s)(?:19|20)\d\d/u;

/** Whether a paragraph, as it stands in the document, is there for readers alone. */
export function isFurnitureParagraph(written: string): boolean {
	const plain = written
		.replace(/^(?:CNPJ[^\n]{0,60}\n)?(?:[\s*_>#\\[]|\p{Extended_Pictographic}|\uFE0F)*/u, '')
		.replace(/[*_`]+/g, '');
	if (plain.length > LONGEST || plain.trimEnd().endsWith(':')) return false;
	if (CONTACT.test(plain) && countWords(plain) <= (SLANTED.test(written) ? MOST_SLANTED : MOST_CONTACT)) return true;
	if (BOOK.test(plain.trim().replace(/\s*\n\s*/g, ' '))) return true;
	return PARAGRAPH.test(plain) || (BYLINE.test(plain) && countWords(plain) <= MOST_BYLINE);
}

export function isFurniture(text: string, language: Language): boolean {
	if (PHONE.test(text) && countWords(text.replace(PHONE, '')) <= MOST_CALL) return true;
	if ((isMedia(text) && countWords(text) <= MOST_MEDIA) || OMITTED.test(text)) return true;
	if (/^\S+(?:\s\S+)?\s[•·|]\.?$/u.test(text)) return true;
	return languagePack(language).furniture.forTheEye.test(text) && text.split(/\s+/).length <= MOST_WORDS;
}

/** "MANAUS — O rio": where a news item comes from, before its first sentence; acronyms that are defined so are shorter. */
const DATELINE =
	/^(?=[^—–]{0,30}\p{Lu}{4})\p{Lu}[\p{Lu} .,/-]{3,40}(?:(?<=,\s)\p{Lu}[\p{L}.]{1,20})?(?:\s?\([^()]{1,40}\))?\s(?:[—–]|--)\s(?=["“]?\p{Lu})/u;

export function withoutDateline(text: string): string {
	return text.replace(DATELINE, '');
}

const GREETING =
	/^(?:(?:muito\s)?prezad[oa]s?|car[oa]s?|querid[oa]s?|ol[áa]|oi|bom dia|boa tarde|boa noite|dear|hi|hello|good (?:morning|afternoon))(?!\p{L})[^.!?:;]{0,50}[,!:]$|^(?:bom dia|boa tarde|boa noite|good (?:morning|afternoon|evening)|hello|welcome),?\s(?:a tod[oa]s|pessoal|gente|turma|everyone|everybody|all|class)\.$/iu;
/** "Friends,", "Amigos e vizinhos,": alone in its paragraph. */
const CALLED = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,3},$/u;
const FAREWELL =
	/^(?:atenciosamente|cordialmente|respeitosamente|respectfully(?: (?:submitted|yours))?|abraços?|um abraço|atte|grat[oa]|obrigad[oa](?: pela atenção)?|sincerely|best regards|kind regards|regards|best wishes|yours (?:truly|sincerely|faithfully)|thank you|thanks|cheers)(?:,\s[^.!?:;,]{0,40})?[,.!]?$/iu;
/** "Com informações do censo, a prefeitura decidiu": a clause follows. */
const GOES_ON = /,\s(?!d[aeo]s?\s|of\s|in\s)\p{Ll}/u;
const THANKS_TO_A_PROFILE = /^(?:(?:special |many )?thanks to|obrigad[oa] a|agradecemos a)\s\W?@\w/iu;

/** Whether a text calls whom it is written to: "Dear Trustees:". */
export const isLetter = (text: string): boolean => text.split('\n').some((line) => GREETING.test(line.trim()));

/** Where in the document the reader finds a source. */
const REFERS =
	/^(?:a refer[êe]ncia completa (?:est[áa]|vem|fica)|the full (?:reference|citation) (?:is|stands|appears))(?!\p{L})/iu;
/** "Means are given in Table 1." */
const SHOWN_ELSEWHERE =
	/^[^.,;]{2,50}\s(?:(?:are|is|were|was) (?:given|shown|listed|presented|reported|summarized) in|(?:está|estão|consta|constam|aparecem?|são apresentad[oa]s) n[ao]s?) (?:tables?|figures?|fig\.|tabelas?|figuras?|quadros?) \d{1,2}\.?$/iu;
const MOST_SENT = 14;
const LINK = /\]\(|https?:|www\.|<a\s|(?:^|[\s(])@\w/i;
/** An address stood here: "Leia mais em." */
const CUT_OFF = /\s(?:em|n[ao]s?|para|pel[ao]|via|at|in|to|from|on|by)\s?[.,!:]?$/iu;

/**
 * Greetings, credits, and sentences that only send a reader to a link: nothing to tell a listener.
 * @param source the sentence as it stands in the document, marks and addresses included, and the address right behind it
 */
export function isBoilerplate(text: string, source: string, language: Language): boolean {
	if (CALLED.test(text)) return true;
	if (GREETING.test(text) || FAREWELL.test(text)) return countWords(text) <= 6;
	const { credit, sends, beforeSending } = languagePack(language).furniture;
	if (credit(text) && countWords(text) <= MOST_SENT && !GOES_ON.test(text)) return true;
	if (REFERS.test(text) || SHOWN_ELSEWHERE.test(text) || THANKS_TO_A_PROFILE.test(source)) return true;
	if (!LINK.test(source)) return false;
	if (CUT_OFF.test(text)) return true;
	return countWords(text) <= MOST_SENT && !/\d/.test(text) && sends(text.replace(beforeSending, ''));
}
