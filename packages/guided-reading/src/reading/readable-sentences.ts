import { hasAddress, isSpeakable, tidy } from '@nexus/language/sayable';
import { withoutRecordNumbers } from './furniture.ts';
import { withoutNumeral } from './notation.ts';

/** What stands in parentheses for readers alone: who is cited, which figure or page to look at, an issue's number. */
const REFERENCE =
	/^(?:(?:cf|vide|ver|veja|vd|see|apud|confira|conforme|e\.g\.,? see|leia|read (?:more|the|about)|pp?|fls?|págs?|v|refs?|cl)\.?\s.*|(?:[Aa]ppendix|[Aa]nnex|[Aa]nexo|[Aa]pêndice|[Ii]tem|[Ss]ection|[Ss]eção)\s[\p{Lu}\d][\w.–-]{0,8}|P\d{2,3}|[^()]{0,60}(?<!\p{L})(?:fls?|arts?|pp?|págs?)\.\s?\d[^()]{0,60}|n[º°o.]{1,2}\s[\d./-]{3,12}|[Pp]apers?\s\p{Lu}[^()]{0,20}|(?:[Ff]igs?|[Ff]igura|[Ff]igure|[Tt]abela|[Tt]able|tab|quadro|gráfico|chart|eq|equação|equation|seção|section|sec|anexo|appendix|apêndice|capítulo|chapter|cap)s?\.?\s*[\dIVX][\w.–-]{0,8}|#\s?\d[\d-]*(?:,\s#\d+)*|[Ii]te(?:m|ns)\s\d[^()]{0,20}\s(?:[Ff]igura|[Ff]igure)\s\d{1,2}|(?:arts?|§+)\.?\s?\d[^()]*|p\s?[<=>≤].*|(?:proc(?:esso)?|parecer|protocolo|grant|award|contract|projeto|edital)\.?\s(?:n[º°o.]{0,2}\s?)?[\d./-]+|(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Fall|Winter|Autumn|Since|From|In|By|Desde|Em)[\s\p{L}])\p{Lu}[^()]{0,120},?\s(?:19|20)\d\d[a-z]?(?:[,;:]\s?[^()]*)?)$/u;
/** "(#871, the most wanted feature)": the issue's number goes. */
const ISSUE = /(\()(?:see\s|ver\s)?#\d+(?:,\s#\d+)*[,;]\s/g;
/** ", see Releases.", "; veja a tabela 3.": sends a reader elsewhere. */
const SEE_ALSO =
	/[,;]\s(?:see|ver|veja|vide|cf\.)\s(?!(?:que|se|how|if|what|why|that)\s)[^,.;()]{2,40}(?=[.;)]|\s\()/giu;
/** "As can be seen above, all the measures": the rest is told without it. */
const SEEN_ABOVE =
	/^(?:as (?:can be )?(?:seen|shown) (?:above|below|in [^,]{3,30})|como (?:se vê|mostra|visto|mostrado) (?:acima|abaixo|n?[ao] [^,]{3,30})),\s/iu;
/** ", pelo telefone do rodapé": points at a place of the page. */
const OF_THE_PAGE = /,?\s(?:pel[oa]|n[oa]|at the|by the)\s\p{L}+\s(?:do rodapé|at the bottom of this page)/giu;
const AFTER_ET_AL = /et al\.\s?\((?:19|20)\d\d[a-z]?\)/g;

/**
 * A sentence as it is read: references in parentheses and brackets are gone, other parentheses stay. Every word is the
 * document's own. Empty where nothing is left.
 */
export function readableSentence(text: string): string {
	const plain = withoutReferences(withoutRecordNumbers(withoutNumeral(text)));
	return plain === '' ? '' : asSentence(plain);
}

export function withoutReferences(text: string): string {
	return tidy(
		text
			.replace(AFTER_ET_AL, 'et al.')
			.replace(ISSUE, '$1')
			.replace(SEEN_ABOVE, '')
			.replace(SEE_ALSO, '')
			.replace(OF_THE_PAGE, '')
			.replace(/:\s*\)/g, ')')
			.replace(/\s*\(([^()]*)\)/g, (whole, inside: string) => (isReference(inside.trim()) ? '' : whole)),
	);
}

/** Of a program rather than of an amount. */
const CODE = /[{}\\<>|^_]|\w\(\)|--\w|\/\w+\//;

function isReference(inside: string): boolean {
	if (inside === '' || REFERENCE.test(inside)) return true;
	return (
		/\p{L}{3}/u.test(inside) && !isSpeakable(inside) && (!/\d/.test(inside) || hasAddress(inside) || CODE.test(inside))
	);
}

/** A capital first, and a mark that ends a sentence last. */
export function asSentence(text: string): string {
	const trimmed = text.replace(/[\s,;:–—-]+$|[,;]?\s(?:ou|or|e|and)\s?\.?$/, '').trim();
	const closed = /[.!?…]["”»')]*$/.test(trimmed) ? trimmed.replace(/(?<!\.)\.\.$/, '.') : `${trimmed}.`;
	const isName = /^\p{Ll}+(?:\p{Lu}|[_.(/]\p{Ll})/u.test(closed);
	return isName ? closed : closed.charAt(0).toUpperCase() + closed.slice(1);
}
