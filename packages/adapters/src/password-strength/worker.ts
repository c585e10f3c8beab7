import './low-priority.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';

export interface Question {
	password: string;
	personalWords: string[];
}

/** Characters that the estimator is asked about at once: its work grows with their square and worse. */
const PIECE = 32;
/** Substitutions of letters by signs that are tried, of 100 by default: with these, 32 characters take up to 200 ms. */
const SUBSTITUTIONS = 20;

const estimator = new ZxcvbnFactory({
	dictionary: { ...common, ...english, ...portuguese },
	graphs: adjacencyGraphs,
	l33tMaxSubstitutions: SUBSTITUTIONS,
});

/**
 * How many guesses find the password, at least. Of a long one, its beginning and its end are judged apart: whoever
 * guesses the whole has guessed both.
 */
export default function guesses({ password, personalWords }: Question): number {
	const text = password.normalize('NFC');
	const pieces = text.length > PIECE ? [text.slice(0, PIECE), text.slice(-PIECE)] : [text];
	return Math.max(...pieces.map((piece) => estimator.check(piece, personalWords).guesses));
}
