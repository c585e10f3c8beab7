import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';

const RAISED = /(\d{1,3}(?:\.\d{3}){1,2}|\d{1,6})[\u00A0 ]?\.?([ºª])(?!\s?[CF](?!\p{L}))(s(?!\p{L}))?(?!\d)/uy;
const DEGREE_SIGN =
	/(\d{1,2})°(?=\s(?:de|lugar|turno|semestre|trimestre|bimestre|quadrimestre|grau|andar|ano|dia|passo|tempo)(?!\p{L}))/uy;
const ENGLISH = /(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:st|nd|rd|th)(s?)(?![\p{L}\d])/iuy;

/** "3ª", "21º", "1.º", "21st", in whichever language they stand. */
export function readOrdinal(line: Line): Reading | undefined {
	const raised = line.match(RAISED) ?? line.match(DEGREE_SIGN);
	const match = raised ?? line.match(ENGLISH);
	const value = BigInt((match?.[1] ?? '0').replace(/\D/g, ''));
	if (!match || value === 0n) return undefined;
	const gender = raised?.[2] === 'ª' ? 'f' : 'm';
	const plural = match.at(-1) === 's';
	return { to: line.at + match[0].length, say: line.speech.ordinal(value, gender, plural) };
}
