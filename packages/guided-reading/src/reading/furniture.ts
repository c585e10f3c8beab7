import type { Language } from '@nexus/contract';
import { isCaption, isCitedWork, isNameLine, isNameRoll } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/** Sections that serve who looks something up: nothing of them is read. */
const APPARATUS =
	/^(?:agradecimentos|acknowledge?ments?|(?:como )?contribu(?:ir|indo)|contributing|refer[êe]ncias(?: bibliogr[áa]ficas| e (?:notas|links|leituras|fontes|bibliografia|materiais)(?: .{3,30})?)?|bibliografia|(?:selected )?references|bibliography|works cited|further reading|para saber mais|[íi]ndice|(?:table of )?contents|(?:revision|version) history|hist[óo]rico de (?:revis(?:[õo]es|[ãa]o)|vers(?:[õo]es|[ãa]o))|call to order|adjournment|approval of (?:the )?minutes|assinaturas?|signatures?|coment[áa]rios|comments|leia (?:tamb[ée]m|mais)|d[úu]vidas\?|perguntas\?|still have (?:any )?questions\?|ainda (?:tem|com) d[úu]vidas\?|(?:any )?questions\?|(?:(?:list|table) of )?(?:abbreviations|acronyms)(?: used)?|lista de (?:abreviaturas|siglas)|licen[çcs][ae](?: de uso)?|external links|liga[çc][õo]es externas|see also|ver tamb[ée]m|related documents|documentos relacionados|conflicts? of interests?|conflitos? de interesses?|exerc[íi]cios|exercises)$/iu;

/** Sections of which some do and others tell something: who paid for a paper, where the money for a bridge comes from. */
const MAY_TELL =
	/^(?:obrigad[oa]!?|thank you!?|thanks!?|(?:financiamento|funding)(?: .{3,40})?|sum[áa]rio|fontes?|sources?|nesta edi[çc][ãa]o|(?:voc[êe] vai ler )?nesta p[áa]gina|(?:in this issue|on this page)|continue lendo(?: .{1,40})?|keep reading|agenda|pauta|ordem do dia|order of business|contatos?|contact(?: us| information)?|informa[çc][õo]es de contato|related(?: projects| packages)?|documentation|documenta[çc][ãa]o|dependencies|depend[êe]ncias|built with|(?:(?:useful|external|helpful|related|more|other|additional|further|online|hope) )?(?:links|resources)|links (?:[úu]teis|externos)|(?:more|mais) info(?:rma(?:tion|[çc][õo]es))?\??|saiba mais|learn more|other implementations|outras implementa[çc][õo]es|(?:project )?maintainers?|mantenedor[ae]s|contributors?|contribuidor[ae]s|sponsors?(?:hip)?(?: (?:or|and|&) support)?|backers?|patrocinador[ae]s|donat(?:e|ions?)|credits?|cr[ée]ditos?|authors?|autor(?:[ae]s?)?|security contact information|related decisions|decis[õo]es relacionadas|(?:connect with|follow|join) us|siga-nos|redes sociais|fale conosco|clippings?|na (?:m[íi]dia|imprensa)|in the (?:press|media|news)|(?:press|media) coverage)$/iu;
/** Sentences of a section that tells something, and words of each of them, at least. */
const LEAST_TOLD = 4;
const LEAST_SENTENCE = 9;

/** @param said sentences that stand below the heading */
export function isApparatus(heading: string, said: readonly string[] = []): boolean {
	const told = said.filter((text) => countWords(text) >= LEAST_SENTENCE);
	return (
		APPARATUS.test(heading.trim().replace(/[:.]$/, '')) ||
		isNameRoll(heading, said) ||
		(MAY_TELL.test(heading.trim()) && told.length < LEAST_TOLD)
	);
}

/** What pages of news and blogs say to their readers. */
const MEDIA =
	/(?<!\p{L})(?:clique aqui|leia (?:tamb[ée]m|mais)|mais lidas|veja tamb[ée]m|siga-nos|gostou d[ea]st[ea]|nas redes sociais|compartilhe (?:com|est[ea]|n[oa])|todos os direitos reservados|click here|read (?:more|also|next)|sign up for (?:the|our)|subscribe (?:to our|now|today)|compartilh\p{L}{1,4} (?:aí )?nos coment[áa]rios|inscreva-se (?:n?o|em) (?:nosso |meu )?canal|follow us|follow me (?:on|at)|(?:me siga|siga-me) (?:n[oa]s?|em)|se (?:voc[êe] )?(?:ainda )?n[ãa]o me segue|o que (?:voc[êe] )?achou dess[ea] (?:post|texto|v[íi]deo|artigo|epis[óo]dio|e-?mail|edi[çc][ãa]o|newsletter|carta)|adoraria saber sua opini[ãa]o|share this (?:article|post|story)|most read|consider (?:a )?(?:donat|sponsor)\p{L}*|buy (?:me|us) a coffee|considere (?:fazer uma doa[çc][ãa]o|doar|apoiar)|(?:some|all) rights reserved|leave a comment|encontrou algum erro|deixe (?:seu|um) coment[áa]rio)(?!\p{L})|^-?ends-?\.?$|^(?:photo|foto|image|imagem)\s(?:by|de|por)\s[^.!?]{3,60}\s(?:on|no|em|via)\s(?:unsplash|pexels|pixabay|flickr|freepik)|^(?:photo|image|foto|imagem|cr[ée]ditos?)(?: credits?| das? (?:fotos?|imagens|imagem))?:\s|(?:do you have|(?:if|should) (?:you )?have) any (?:(?:further|other|more) )?questions?|(?:se )?(?:voc[êe]s? )?(?:t[êe]m|tiver(?:em)?) (?:alguma|qualquer) (?:outra )?(?:d[úu]vida|pergunta)|^see the pen\s|^(?:\p{L}\s){4,}\p{L}\.?$/iu;
/** Words of a line that says nothing else. */
const MOST_WORDS = 24;

/** What a form leaves to be filled in. */
export const BLANK = /_{4}|\.{7,}\s*(?:$|\p{Lu}(?!\p{Lu}?\$))/mu;

/** Characters of a paragraph that is furniture as a whole. */
const LONGEST = 700;
/** When it appeared, who made it, what else there is to read, what was wrong; what minutes end with. */
const PARAGRAPH =
	/^(?:(?:publicad[oa]|(?:p[áa]gina )?atualizad[oa]|[úu]ltima atualiza[çc][ãa]o|published|(?:page )?(?:last )?updated|posted)(?:\sem|\son|:)?\s[^.!?]{0,40}\d|©|copyright\s|(?:leia|veja) (?:tamb[ée]m|mais)(?!\p{L})|(?:read|see) (?:also|more|next)(?!\p{L})|(?:erramos|errata|corre[çc][ãa]o|correction)(?::|\s\([^()\n]{1,30}\):|\s[—–-]|,?\s[\d\p{Lu}][^:\n]{2,24}:)|nada mais havendo|(?:not(?:es|as)|legenda(?: da foto)?|elabora[çc][ãa]o|tiragem|funding|financiamento|cr[ée]ditos?|fotos?(?: d[aeo] [^:.\n]{3,20})?|photo(?:graph)?s?(?: by)?|(?:photo )?captions?|d[úu]vidas|categor(?:y|ies|ias?)|encl(?:osures?)?|anexos?|para saber mais):|servi(?:[çc]os?|ces?)\s?(?:[:—–]|\n)|(?:a|est[ae]) (?:entrevista|transcri[çc][ãa]o|conversa) foi (?:editad|condensad)|(?:the|this) (?:interview|transcript|conversation) (?:has been|was) (?:lightly )?(?:edited|condensed)|this (?:article|section|page) (?:needs|has multiple issues)|this (?:story|essay|piece|article) (?:first |originally )?appear(?:s|ed)|(?:adapted|modified) from \p{Lu}|(?:adaptad|modificad)[oa] (?:de|a partir de) \p{Lu})|(?<!\p{L})\d{1,4}\(\d{1,3}\):\s?\d+[–-]\d+/iu;
/** Who wrote it, in a line of its own: "Por isso" begins prose. */
const BYLINE = /^(?:[Pp]or|POR|[Bb]y|BY)\s\p{Lu}[^.!?\n]{3,160}(?:$|\n|[—–|])/u;
const PICTURES_ABOVE = /^\s*(?:!\[[^\]\n]{0,300}\]\([^()\n]{0,500}\)\s*){1,4}/;
/** Below a picture, however long it is: "Fig. 1: On the left, the module". */
const OF_FIGURE = /^(?:figura|figure|fig\.|foto|gr[áa]fico) \d{1,2}\s?[-–—:.]/iu;
/** How to write or call. */
const CONTACT = /[^\s[(]@\S|^(?:reservas|informa[çc][õo]es|contatos?|inscri[çc][õo]es)(?: e \p{L}+)?:/iu;

/** "Published in 1852, the novel sold 300,000 copies. It was not read": prose that begins as an imprint does. */
const isTold = (plain: string): boolean =>
	/^(?:publi|posted)/iu.test(plain) && /\p{Ll}{2}[.!?]["”)]?\s+\p{Lu}/u.test(plain);

/** What stands before a line's end or a dash is names and what somebody is: "By June the river had risen" is none. */
function isByline(plain: string): boolean {
	const line = BYLINE.exec(plain)?.[0];
	if (line === undefined) return false;
	if (line.length === plain.trimEnd().length) return true;
	return FULL_NAME.test(line);
}
const FULL_NAME = /^\p{L}{2,3}\s\p{Lu}[\p{L}.’'-]*\s(?:d[aeo]s?\s)?\p{Lu}/u;

/** Whether a paragraph, as it stands in the document, is there for readers alone. */
export function isFurnitureParagraph(written: string): boolean {
	const plain = written
		.replace(/<\/?\p{L}[^<>\n]{0,200}>/gu, '')
		.replace(PICTURES_ABOVE, '')
		.replace(/^(?:[\s*_>#%\\[]|\p{Extended_Pictographic}|\uFE0F)*/u, '')
		.replace(/[*_`]+/g, '');
	const [label = '', ...lines] = plain.trim().split('\n');
	if (isNameRoll(label, lines) || isNameLine(plain) || OF_FIGURE.test(plain)) return true;
	if (plain.length > LONGEST || plain.trimEnd().endsWith(':')) return false;
	if (isCitedWork(plain) || isCaption(plain)) return true;
	if ((PARAGRAPH.test(plain) && !isTold(plain)) || isByline(plain)) return true;
	return CONTACT.test(plain) && countWords(plain) <= MOST_WORDS;
}

export function isFurniture(text: string, language: Language): boolean {
	return countWords(text) <= MOST_WORDS && (MEDIA.test(text) || languagePack(language).furniture.forTheEye.test(text));
}

/** "Prezadas cooperadas,"; "Friends,", "Amigos e vizinhos,", alone in its paragraph. */
const GREETING =
	/^(?:prezad[oa]s?|car[oa]s?|querid[oa]s?|senhor(?:es|as?)?|ol[áa]|oi|bom dia|boa tarde|boa noite|dear|hi|hello|good (?:morning|afternoon|evening))(?!\p{L})[^.!?:;]{0,50}[,!:]$|^(?:bom dia|boa tarde|boa noite|good (?:morning|afternoon|evening)|hello|welcome),?\s(?:a tod[oa]s|pessoal|gente|turma|everyone|everybody|all|class)\.$/iu;
const CALLED = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,3},$/u;
const MOST_GREETING = 6;

/** "Até mais!", "See you soon!" */
export const FAREWELL =
	/^(?:at[ée] (?:mais|logo|breve|j[áa]|a pr[óo]xima)|(?:um )?(?:grande |forte )?abra[çc]os?|beijos|tchau|see you(?: soon| later| next time)?|cheers|bye(?:-bye)?|goodbye)(?:,? (?:a tod[oa]s|pessoal|gente|everyone|all|e at[ée] \p{L}+(?: \p{L}+)?))?[.!]$/iu;
const HTML_LINK = /<a\s[^<>\n]{0,600}>([^<>\n]{0,200})<\/a>/gi;
/** "(see [here](...))": nothing that the sentence needs. */
const ASIDE = /\s\((?:[^()[\]]{0,60}\[(?:here|aqui)\]\([^()\s]{0,300}\)){1,3}[^()[\]]{0,60}\)/giu;
/** "The address is, but": it stood there. */
const ADDRESS = /\[(?:https?:|www\.)/i;
const HOLE = /\s(?:is|are|at|via|é|são|em),\s/u;
const MOST_SENT = 20;
const LINK = /\][([]|\[@\w|https?:|www\.|<a\s/i;
const PICTURE = /\[?!\[[^\]\n]{0,300}(?:\](?:\([^)\n]{0,500}\)?)?)?/g;
/** "The code is available [here](...).": nothing without the link. */
const HERE =
	/\[\s*(?:(?:please )?see\s[^\]\n]{2,80}|[^\]\n]{2,80}\shere\.?|(?:read )?here|cli(?:ck|que) (?:here|to|on|this|aqui|para|n[ao]|em|n[eo]st[ea]|ness[ea])(?!\p{L})[^\]\n]{0,60}|(?:please )?(?:get in touch|contact us|entre em contato)|this (?:link|issue|page|form|post)|aqui|(?:n?est[ea]|n?ess[ea]|deste) (?:link|página|post|formulário|site))\s*\][([]/iu;
/** "I've [put the steps here](...)", "..., [this half-hour video shows it](...)": as long as it is, the link says all. */
const ALL_LINK =
	/\[[^\]\n]{4,80}\shere\.?\s*\][([]|(?:^|[,;]\s)\[this (?:[\p{L}\d-]+ ){0,3}(?:video|chart|guide|thread|document|repo(?:sitory)?|spreadsheet)[^\]\n]{0,80}\][([]/iu;
/** An address stood here: "Leia mais em." */
const CUT_OFF =
	/(?<!\s(?:or|ou)(?:\sgo)?)\s(?:em|n[ao]s?|para|pel[ao]|via|através de|at|in|to|from|on|by)\s?[.,!:]?$|:\.$|\s(?:aqui|here):\.?$|\s(?:pel[ao]|n[ao]|n[eo]ste|no seguinte|(?:através|a partir) d[eo]) (?:link|endereço|site)\s?[.:]?$/iu;

/**
 * Greetings, and sentences that only send a reader to a link: nothing to tell a listener.
 * @param source the sentence as it stands in the document, marks and addresses included, and the address right behind it
 */
export function isBoilerplate(text: string, source: string, language: Language): boolean {
	if (CALLED.test(text) || GREETING.test(text)) return countWords(text) <= MOST_GREETING;
	const written = source.replace(PICTURE, '').replace(NOTE_LINK, '').replace(ASIDE, '').replace(HTML_LINK, '[$1](');
	if (!LINK.test(written)) return false;
	const { furniture, words } = languagePack(language);
	const { sends } = furniture;
	if (ALL_LINK.test(written) && countWords(text) <= MOST_POINTING && !FIGURE.test(text)) return true;
	// "Acesse o formulário e preencha seus dados".
	if (text.split(/\s(?:e|and)\s/iu).some((more, at) => at > 0 && words.imperative.test(more)))
		return CUT_OFF.test(text);
	const isSent = countWords(text) <= MOST_SENT && !FIGURE.test(text) && (sends.test(text) || HERE.test(written));
	return isSent || CUT_OFF.test(text) || (ADDRESS.test(written) && HOLE.test(text));
}

/** "[[1]](#1)", within a sentence. */
const NOTE_LINK = /\[[[\]\d*\s]{0,8}\]\(#[^()\s]{1,40}\)/g;

/** A sentence of use only to who sees the page: it points at a picture, or sends to a file or another text. */
export function pointsElsewhere(text: string, language: Language): boolean {
	const said = text.replace(/^[\d.]{1,8}\s|\s\([^()]*\)/g, '').replace(SHOWN, '');
	if (OF_MEDIA.test(said) && countWords(said) <= MOST_OF_MEDIA && !FIGURE.test(said)) return true;
	if (said.endsWith(':') || countWords(said) > MOST_POINTING || FIGURE.test(said.replace(NUMBERED, ''))) return false;
	return languagePack(language).furniture.points.test(said);
}

/** "Choose Security, as shown below": what to do is told all the same. */
const SHOWN =
	/(?<=(?:\S+\s){3}\S*),?\s(?:as (?:shown|seen|pictured|the|in)|conforme|como (?:mostra|na|n[oa]s?|[ao]s?))\s[^,.]{2,60}[.:]?$/iu;

/** "O vídeo abaixo mostra tudo:", where the page has it. */
const OF_MEDIA =
	/^(?!.*(?:said|says|told|explain|disse|diz|cont[ao]|explic)).*(?<!\p{L})(?:v[íi]deo|imagem|foto|gif|print|video|image|picture|screenshot) (?:abaixo|a seguir|below)(?:\s(?!o seguinte)[^.:]{0,60})?:$/iu;
const MOST_OF_MEDIA = 10;

/** Words of such a sentence. */
const MOST_POINTING = 32;
/** "Figure 5". */
const NUMBERED = /(?:figur[ae]|fig\.|tab(?:le|ela)|chart|gr[áa]fico)\s\d{1,2}/giu;
/** A figure that is no part of a name: "mqtt5". */
const FIGURE = /(?<![\p{L}\d./_-])\d/u;
