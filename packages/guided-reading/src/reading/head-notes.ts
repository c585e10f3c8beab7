import { countWords } from '@nexus/language/words';
import { isByline, isNameWithRole } from './document-author.ts';

/** Words of a line that says for whom and by whom a text was written. */
const MOST_MADE = 24;
/** "Prepared for the Board by Monique Estrada, May 19, 2025". */
const MADE =
	/^(?:(?:prepared|compiled|written|elaborado|preparado|redigido|organizado)\s(?:for|by|para|por|pel[ao]s?|a pedido)|(?:mailed|posted|printed|distributed|adopted|enviado|impresso|distribuído|aprovado)\s(?:with|to|on|at|in|by|com|em|a|à|n[ao]|por))\s/iu;
/** "Internal. Please don't forward outside the organization.": who may read it. */
const NOTICE =
	/^(?:(?:last )?(?:updated|revised)|(?:[úu]ltima )?atualiza(?:d[oa]|[çc][ãa]o)|revisad[oa]|internal(?: use)?|confidential|draft|not for (?:circulation|publication|release)|(?:please )?(?:do not|don['’]t) (?:forward|share|distribute|circulate|cite)|uso interno|interno|confidencial|rascunho|(?:favor )?não (?:encaminhe|repasse|divulgue|compartilhe|distribua|encaminhar|repassar|divulgar))(?!\p{L})/iu;
/** A section's name, a title and who wrote it, in lines without a blank one between them. */
const HEAD_LINES = 3;
const ENDS = /[.!:;,]["”]?$/;
/** Bold or slanted from its beginning to its end. */
const MARKED = /^(\*\*|__|[*_])(?=\S)(?:(?!\1).)+\1$/u;

const isMade = (line: string): boolean => MADE.test(line) && !/[!?:;]$/.test(line) && countWords(line) <= MOST_MADE;

/** Whether a paragraph near a document's title only says whose it is, who wrote it for whom, and who may read it. */
export function isHeadNote(written: string): boolean {
	const lines = written.split('\n').map((line) => line.trim());
	const isNote = (line: string) => {
		const plain = line.replace(/[*_]+/g, '');
		return isMade(plain) || isByline(line) || (MARKED.test(line) && NOTICE.test(plain));
	};
	const isHead = lines.length <= HEAD_LINES && (isByline(lines.at(-1) ?? '') || isNameWithRole(lines.at(-1) ?? ''));
	return (
		(lines.some(isNote) || isHead) &&
		lines.every((line) => isNote(line) || MARKED.test(line) || (isHead && !ENDS.test(line)))
	);
}
