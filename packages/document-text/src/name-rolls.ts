import { countWords } from '@nexus/language/words';

/** "Attendees (ordinary members):", "Signed by", "Presentes": a label alone, above who was there or signed. */
const LABEL =
	/^(?:attendees|attendance|(?:members )?present|(?:members )?in attendance|apologies|absent|presen[çc]as?|presentes|(?:membros |s[óo]cios )?participantes|ausentes|lista de presen[çc]a|signed by|signatories|assinam|signat[áa]rios)(?:\s?\([^()\n]{1,40}\))?\s?:?$/iu;
const PROXIES = /^(?:prox(?:y|ies)|procura[çc][õo]es)\s?:?$/iu;
/** From so many names on, they are looked up rather than heard. */
const MANY = 7;
/** Share of the lines that are names: one may run into the next. */
const MOST_OF_THEM = 0.8;
/** Words of a name alone. */
const MOST_NAME = 6;
/** Words of a name and of what somebody is. */
const MOST_WORDS = 12;
const NAME = /^[-*+\d.)\s[\]xX_]*\p{Lu}[^.!?]*(?:(?<=\p{Lu}|\p{Lu}\p{L}{1,3})\.[^.!?]*)*\.?$/u;

/** "12 Members in attendance: Andrew, Chuck, ...": the same in one line. */
export function isNameLine(line: string): boolean {
	const [, label = '', names = ''] = /^(?:\d{1,3}\s)?([^:\n]{3,40}):\s([^\n]{20,600})$/.exec(line.trim()) ?? [];
	const all = names.split(/[,;]\s|\s(?:e|and)\s/);
	return (
		LABEL.test(label) &&
		all.length >= MANY &&
		all.every((name) => countWords(name) <= MOST_NAME && NAME.test(name.trim()))
	);
}

/** Whether what stands below a label is a roll: of more than a few who were there or signed, or of who votes for whom. */
export function isNameRoll(label: string, below: readonly string[]): boolean {
	if (PROXIES.test(label.trim())) return true;
	const names = below.filter((line) => countWords(line) <= MOST_WORDS && NAME.test(line.trim()));
	return LABEL.test(label.trim()) && below.length >= MANY && names.length >= below.length * MOST_OF_THEM;
}
