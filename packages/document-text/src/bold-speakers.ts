/** "**Ana Lima** E o que mudou?": who speaks, in bold letters before a paragraph, without a colon. */
const BOLD_SPEAKER =
	/^(\*\*|__)(\p{Lu}[\p{L}.'’-]{0,20}(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.'’-]{0,20}){0,3})\1 (?=[\p{Lu}"“¿¡])([^\n]*)$/gmu;
/** Paragraphs of each of two who speak, and of questions among them, at least. */
const LEAST = 2;

/** An interview as long as it was, with a colon behind each who speaks: two names in bold letters, one of whom asks. */
export function withSpeakerColons(text: string): string {
	const said = Map.groupBy(text.matchAll(BOLD_SPEAKER), ([, , speaker = '']) => speaker);
	const speakers = [...said.values()].filter(({ length }) => length >= LEAST);
	const asks = ([, , , line = '']: RegExpMatchArray) => line.trimEnd().endsWith('?');
	if (speakers.length < LEAST || !speakers.some((turns) => turns.filter(asks).length >= LEAST)) return text;
	return text.replace(BOLD_SPEAKER, (_, mark: string, speaker: string, line: string) => {
		return `${speaker}:${' '.repeat(mark.length * 2)}${line}`;
	});
}
