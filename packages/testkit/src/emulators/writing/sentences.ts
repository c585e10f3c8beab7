import { splitSentences } from '@nexus/language/sentences';

/** Words. */
const LONGEST_TURN = 60;

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** A passage's sentences, as they stand, each with a stop; very long ones cut at commas. */
export function sentencesOf(text: string): string[] {
	return splitSentences(text)
		.map(([from, to]) => text.slice(from, to).trim())
		.filter((sentence) => wordCount(sentence) > 0)
		.flatMap(cutLong)
		.map((sentence) => (/[.!?…:]["”'’)»]?$/.test(sentence) ? sentence : `${sentence.replace(/[,;]$/, '')}.`));
}

function cutLong(sentence: string): string[] {
	if (wordCount(sentence) <= LONGEST_TURN) return [sentence];
	const pieces: string[] = [];
	for (const word of sentence.split(' ')) {
		const last = pieces.at(-1);
		const full =
			last === undefined || (wordCount(last) >= 20 && /[,;:]$/.test(last)) || wordCount(last) >= LONGEST_TURN;
		if (full) pieces.push(word);
		else pieces[pieces.length - 1] = `${last} ${word}`;
	}
	return pieces;
}

const COMMON = new Set(
	'about after again against because before being between could during every first from have however itself other should since some than that their them then there these they this those through under until were what when where which while with without would your para como mais pelo pela pelos pelas este esta isso essa esse aquele aquela entre sobre quando onde porque também muito ainda depois antes desde cada todo toda todos todas seus suas dele dela eles elas nosso nossa foram seria pode podem havia tinha está estão sendo outro outra outros outras qual quais quem mesmo mesma assim apenas'.split(
		' ',
	),
);

/** The longest words of a text that are not everybody's, as they are written there, the longest first. */
export function keyTerms(text: string, count: number): string[] {
	const words = [...new Set(text.match(/\p{L}[\p{L}-]{3,}/gu) ?? [])];
	return words
		.filter((word) => !COMMON.has(word.toLowerCase()))
		.sort((a, b) => b.length - a.length)
		.slice(0, count);
}
