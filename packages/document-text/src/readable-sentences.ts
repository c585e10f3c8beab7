import { isSpeakable, tidy, withoutRecordNumbers } from '@nexus/language/sayable';

/** What stands in parentheses for readers alone: which text, figure, article or page to look at. */
const REFERENCE =
	/^(?:(?:but |mas |e )?(?:cf|vide|ver|veja|see|apud|confira|leia|read|pp?|fls?|págs?)\.?\s|(?:see|ver|veja):\s[^()]{2,40},\s(?:below|above|abaixo|acima)$|#\d[\d,#\s…-]*$|-?\d{1,3}°\s?\d+['′’]|(?:fig(?:s?\.|ura|ure)|tab(?:ela|le)|anexo|ap(?:pendix|êndice)|ite(?:m|ns(?=\s\d+\.\d+\.))|section|seção)\s?(?:\d|[IVX]+(?!\p{L}))|[^()]{0,60}(?<!\p{L})(?:fls?|arts?|pp?|figuras?)\.?\s\d|(?:attached|em anexo|anex[oa]s?)$|(?:rsvp|register|sign up|book|details?|source|map|more|found|available|dispon[íi]vel|info\p{L}*|inscri\p{L}+|fonte|mapa|mais|saiba|clique|click)(?!\p{L})[^()]{0,50}\s?(?:here|aqui)\.?$|[^()]{0,60}(?:see this|neste|nesse) (?:link|page|site)$|(?:tabela|quadro|lista|mapa|foto|figura|table|chart|list|map|figure|photo)\s(?:abaixo|acima|ao lado|below|above|opposite|overleaf)$)/iu;
/** Books of the Bible, as they are abbreviated in both languages; none that is a day, a month or a currency. */
const BOOK =
	'Gn|Gen|Ex|Exod|Lv|Lev|Nm|Num|Dt|Deut|Js|Josh|Jz|Judg|Rt|Sm|Sam|Rs|Kgs|Cr|Chr|Esd|Ne|Neh|Tb|Jt|Est|Jó|Sl|Ps|Pr|Pv|Prov|Ecl|Ct|Sb|Eclo|Is|Isa|Jr|Jer|Lm|Br|Ez|Ezek|Dn|Os|Hos|Jl|Joel|Am|Jn|Mq|Mic|Na|Hab|Sf|Ag|Zc|Zech|Ml|Mal|Mt|Matt|Mc|Mk|Lc|Lk|Jo|At|Rm|Rom|Cor|Gl|Gal|Ef|Eph|Fl|Fp|Phil|Cl|Col|Ts|Thess|Tm|Tim|Tt|Fm|Hb|Heb|Tg|Jas|Pd|Pe|Pet|Jd|Ap|Rev';
/** "(Gn 1,27)", "(1Cor 6:19-20; Mt 5, 3)", "(CIC 2280)": chapter and verse. */
const VERSE = new RegExp(
	String.raw`^(?:(?:cf\.?\s)?(?:(?:[1-3]\s?)?(?:${BOOK})\s\d{1,3}\s?[,:]\s?\d{1,3}(?:\s?[-–.,]\s?\d{1,3}){0,4}|(?:CIC|CCC)\s\d{1,4}(?:[-–]\d{1,4})?)(?:;\s)?){1,6}$`,
	'u',
);
/** "(the technicians take turns; see the annex)", "(by year; Table 1)": what comes last sends to another page. */
const LAST_REFERENCE =
	/;\s(?:(?:[^();]{0,40}\s)?(?:no anexo|em anexo|in the (?:annex|appendix)|attached)|(?:tab(?:ela|le)|fig(?:s?\.|ura|ure))\s\d{1,2})(?=\)$)/iu;
/** "(salvo nos casos do art. 12)": without it, the sentence says something else. */
const CONDITION = /(?<!\p{L})(?:salvo|exceto|ressalvad[oa]s?|vedad[oa]s?|não|except|unless|other than|not)(?!\p{L})/iu;
/** "(SILVA, 2019; Walker, 2017, p. 3)", "(“Impacts” par. 22)", "(Fairley par. 5)": who is cited. */
const CITATION =
	/^\p{Lu}[^()\d]{0,80}(?:,\s(?:19|20)\d\d[a-z]?(?:[;,:][^()]*)?|(?:\s&\s|\set\sal\.?)[^()\d]{0,60}\s(?:19|20)\d\d[a-z]?|\s(?:19|20)\d\d[a-z]?;[^()]*)$|^(?:["“][^"“”]{2,60}["”]\s(?:pars?\.\s)?|\p{Lu}[\p{L}’'-]{1,30}\s(?:pars?|pp?)\.\s)\d{1,4}(?:[-–]\d{1,4})?$/u;

/** "1. Hedgerows are", "(a) troca do motor", "(ii) does": what tells one item of a row from another. */
const NUMERAL =
	/^(?:\(?(?:\d{1,2}[ªº]?|[a-h]|[i-z](?=[.)]\s\p{Lu})|[ivx]{1,4})[.)]\)?|(?:\d{1,2}|[A-H])\s[-–—](?=\s["“]?\p{Lu})|[QP]\d{0,2}[.:)]|[AR]\d{0,2}:|[Tt][Ll];?[Dd][Rr]\s?[:—–-])\s(?=["“]?\p{L}{1,2})/u;

/** "In three ways: 1. Because it is", whose second begins a sentence. */
const FIRST_OF_ROW = /:\s1[.)](?=\s\p{Lu}|$)/u;

/** "**ATENÇÃO** Este FAQ": a label in bold letters, apart from its sentence for the eye alone. */
const NOTICE =
	/^(ATENÇÃO|IMPORTANTE|AVISO|NOTA|OBS(?:ERVAÇÃO)?|DICA|CUIDADO|NOTE|WARNING|IMPORTANT|ATTENTION|CAUTION|TIP|(?:Atenção|Importante|Aviso|Nota|Observação|Dica|Cuidado|Warning|Important|Attention|Caution)(?=\s(?:[AO]s?|Com|Caso|Este|Esta|Há|Não|Para|Se|É|All|Do|Don['’]t|If|Please|The|This|You)\s))(?=\s\p{Lu})/u;

/** How people type laughter. */
const LAUGHTER = /\s(?:(?:rs){1,6}|[kK]{3,10}|(?:[Hh]a){2,6})(?=[.,!?]|$)/gu;

/** "O Marp ¹.": the mark of a note, apart from the word. */
const NOTE_MARK = /\s[¹²³⁴-⁹]+(?=[\s.,;:]|$)/gu;

/** "#167", "(#12, #15)", "closes #176 #175", "(c8f1f79)" behind what a changelog tells. */
const ISSUES =
	/(?:[,;]?\s(?:closes|fixes|refs|see|fecha|corrige|veja))?\s?(?:[([]?#\d{2,6}[)\]]?,?\s?|\(#\d{1,6}\)\s?|\([0-9a-f]{7,40}\)\s?)+([.,;]?)$|^#\d{1,6}\.?$/iu;

/**
 * A sentence as it is read: references in parentheses are gone, other parentheses stay. Every word is the document's own.
 * Empty where nothing is left.
 */
export function readableSentence(text: string): string {
	const marked = text.replace(NUMERAL, '').replace(FIRST_OF_ROW, ':').replace(NOTICE, '$1:');
	const plain = withoutReferences(withoutRecordNumbers(marked))
		.replace(LAUGHTER, '')
		.replace(NOTE_MARK, '')
		.replace(ISSUES, '$1');
	return plain === '' ? '' : asSentence(plain);
}

function withoutReferences(text: string): string {
	const whole = text.replace(/(?:[,;]\s(?:see|veja|ver|vide))?[\s:]+\)|[,;]\s(?:see|veja|ver|vide)\)/g, ')');
	return tidy(
		whole.replace(/\s*\(([^()]*)\)/g, (said, inside: string) =>
			isReference(inside.trim()) ? '' : said.replace(LAST_REFERENCE, ''),
		),
	);
}

function isReference(inside: string): boolean {
	const isMark = !/[\p{L}\d]/u.test(inside);
	if (CONDITION.test(inside)) return false;
	if (REFERENCE.test(inside) || CITATION.test(inside) || VERSE.test(inside)) return true;
	const hasFigure = /(?<![\p{L}/_.-])\d/u.test(inside);
	return isMark || (!hasFigure && /\p{L}{3}/u.test(inside) && !isSpeakable(inside));
}

/** A capital first, and a mark that ends a sentence last. */
export function asSentence(text: string): string {
	const trimmed = text.replace(/[\s,;:–—-]+$|[,;]?\s(?:ou|or|e|and)\s?\.?$|(?<=[^.]\.)\.$/, '').trim();
	const closed = /[.!?…]["”»')]*$/.test(trimmed) ? trimmed : `${trimmed}.`;
	return closed.charAt(0).toUpperCase() + closed.slice(1);
}
