/** As the contract has them. */
const WORD = /^[\p{L}\p{N}]/u;
const SAID = /^[\p{Script=Latin}][\p{Script=Latin}\p{M}'’ -]*$/u;

interface Entry {
	word: string;
	said: string;
}

/** What is wrong with an entry, field by field. */
export function problemOf({ word, said }: Entry): { word?: string; said?: string } {
	const trimmed = said.trim();
	return {
		...(word.trim() === '' && { word: 'Digite a palavra' }),
		...(word.trim() !== '' && !WORD.test(word.trim()) && { word: 'Comece por uma letra ou um algarismo' }),
		...(trimmed === '' && { said: 'Digite como se diz' }),
		...(trimmed !== '' && !SAID.test(trimmed) && { said: 'Use só letras, espaços, hifens e apóstrofos' }),
	};
}

/** What becomes of an episode by a change of the dictionary. @param seconds of sound, about */
export function consequenceOf(lines: number, seconds: number): string {
	if (lines === 0) return 'Nenhuma fala deste episódio muda.';
	const said = lines === 1 ? '1 fala deste episódio muda' : `${lines} falas deste episódio mudam`;
	const amount = seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
	return `${said}: cerca de ${amount} de áudio. O resto fica como está.`;
}

const MOST_NAMED = 5;

/** Which lines of a file are no entries. */
export function linesToCheck(lines: readonly number[]): string {
	if (lines.length === 1) return `Confira a linha ${lines[0]} do arquivo.`;
	const more = lines.length - MOST_NAMED;
	const rest = more > 0 ? [more === 1 ? 'mais 1' : `mais ${more}`] : [];
	const named = [...lines.slice(0, MOST_NAMED).map(String), ...rest];
	return `Confira as linhas ${new Intl.ListFormat('pt-BR').format(named)} do arquivo.`;
}
