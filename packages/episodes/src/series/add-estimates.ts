import { costNote, counted, type DocumentEstimate, type PriceBook } from '@nexus/core/costs';
import type { EngineCost, EpisodeEstimate } from '@nexus/core/records';

/** Shown of all that is recommended: of many documents much is alike. */
const RECOMMENDATIONS = 4;

/** What the episodes of a series come to together. @param estimates one or more, in their order */
export function addEstimates(estimates: readonly DocumentEstimate[], prices: PriceBook): DocumentEstimate {
	const [first] = estimates;
	if (!first) throw new Error('a series has episodes');
	const sum = (figure: (one: DocumentEstimate) => number) => estimates.reduce((total, one) => total + figure(one), 0);
	const minutes = (value: number) => Math.round(value * 10) / 10;
	const estimate = addBills(estimates.map((one) => one.estimate));
	const languages = new Set(estimates.map(({ document }) => document.language));
	return {
		estimate: { ...estimate, minutes: minutes(estimate.minutes) },
		language: first.language,
		range: estimates.some(({ range }) => range !== null)
			? {
					from: minutes(sum((one) => one.range?.from ?? one.estimate.minutes)),
					to: minutes(sum((one) => one.range?.to ?? one.estimate.minutes)),
				}
			: null,
		document: {
			ids: estimates.flatMap(({ document }) => document.ids),
			filename: first.document.filename,
			characters: sum(({ document }) => document.characters),
			words: sum(({ document }) => document.words),
			language: languages.size === 1 ? first.document.language : null,
			files: sum(({ document }) => document.files),
			partsCalculation: `${counted(estimates.length, 'episódio', 'episódios')}, ${counted(estimate.parts, 'parte', 'partes')} ao todo`,
			readingMinutes: sum(({ document }) => document.readingMinutes),
		},
		// Each document has its own.
		sections: [],
		recommendations: recommendationsOf(estimates).slice(0, RECOMMENDATIONS),
		costNote: costNote(estimate, prices),
	};
}

/** @param estimates one or more; their engines are the same */
function addBills(estimates: readonly EpisodeEstimate[]): EpisodeEstimate {
	const [first] = estimates;
	if (!first) throw new Error('a series has episodes');
	const sum = (figure: (one: EpisodeEstimate) => number) => estimates.reduce((total, one) => total + figure(one), 0);
	const cost = (of: (one: EpisodeEstimate) => EngineCost): EngineCost => ({
		...of(first),
		usd: sum((one) => of(one).usd),
		isPriceKnown: estimates.every((one) => of(one).isPriceKnown),
	});
	return {
		parts: sum(({ parts }) => parts),
		minutes: sum((one) => one.minutes),
		scriptCharacters: sum(({ scriptCharacters }) => scriptCharacters),
		scriptTokens: {
			input: sum(({ scriptTokens }) => scriptTokens.input),
			output: sum(({ scriptTokens }) => scriptTokens.output),
		},
		speechTokens: {
			input: sum(({ speechTokens }) => speechTokens.input),
			audio: sum(({ speechTokens }) => speechTokens.audio),
		},
		scriptCost: cost(({ scriptCost }) => scriptCost),
		speechCost: cost(({ speechCost }) => speechCost),
		usd: sum(({ usd }) => usd),
		isFree: estimates.every(({ isFree }) => isFree),
		at: first.at,
	};
}

/** What is not said of all documents names the one that it is about. */
function recommendationsOf(estimates: readonly DocumentEstimate[]): string[] {
	const isOfAll = (words: string) => estimates.every(({ recommendations }) => recommendations.includes(words));
	const all = estimates.flatMap(({ recommendations, document: { filename } }) =>
		recommendations.map((words) => (isOfAll(words) ? words : `${filename}: ${words}`)),
	);
	return [...new Set(all)];
}
