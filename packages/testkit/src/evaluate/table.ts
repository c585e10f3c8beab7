import type { EpisodeEvaluation } from './evaluation.ts';

type Column = [heading: string, cell: (evaluation: EpisodeEvaluation) => string];

const share = (value: number): string => `${(value * 100).toFixed(value === 1 ? 0 : 1)} %`;

function minutes(seconds: number): string {
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, '0');
const heard =
	(cell: (sound: NonNullable<EpisodeEvaluation['sound']>) => string): Column[1] =>
	({ sound }) =>
		sound ? cell(sound) : '';

const TOLD: Column[] = [
	['sections', ({ coverage }) => `${share(coverage.share)} of ${coverage.sections}`],
	['key terms', ({ coverage }) => share(coverage.terms)],
	['words grounded', ({ grounding }) => share(grounding.words)],
	['numbers, names', ({ grounding }) => share(grounding.facts)],
	['repeated', ({ repetition }) => String(repetition.repeated.length)],
	['nearly', ({ repetition }) => String(repetition.near.length)],
	['language', ({ language }) => share(language.share - (language.foreign.length > 0 ? 0.001 : 0))],
];
const HEARD: Column[] = [
	['turns', ({ turns }) => String(turns.turns)],
	['words of host A', ({ turns }) => share(turns.shareOfA)],
	['words a turn', ({ turns }) => `${turns.meanWords.toFixed(1)}, at most ${turns.longestWords}`],
	['longest sentence', ({ turns }) => String(turns.longestSentence)],
	['questions a minute', ({ turns }) => turns.questionsPerMinute.toFixed(1)],
	['predicted', ({ predicted }) => minutes(predicted)],
	['real', heard(({ duration }) => minutes(duration))],
	['', ({ predicted, sound }) => (sound ? signed(predicted / sound.duration - 1) : '')],
	['LUFS', heard(({ loudness }) => loudness.toFixed(1))],
	['dBTP', heard(({ truePeak }) => truePeak.toFixed(1))],
	['longest silence', heard(({ longestSilence }) => `${longestSilence.toFixed(2)} s`)],
	['voices', heard(({ voices }) => `${voices.apart.toFixed(2)} apart, ${share(voices.right)} right`)],
];

const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value * 100).toFixed(1)} %`;

const WORTH: Column[] = [
	['copied', ({ telling }) => share(telling.copied)],
	['without content', ({ telling }) => share(telling.empty.share)],
	['announced, empty', ({ telling }) => String(telling.hollow.length)],
	['questions unanswered', ({ telling: { questions } }) => `${questions.unanswered.length} of ${questions.asked}`],
	['same host again', ({ telling }) => share(telling.sameHost.share)],
	['lesser host', ({ telling }) => share(telling.lesserHost)],
	['recalled', ({ weight }) => (weight ? share(weight.recall) : '')],
	['hook', ({ weight }) => (weight && weight.hook !== null ? (weight.hook ? 'weighty' : 'light') : '')],
	['light takeaways', ({ weight }) => (weight ? String(weight.lightTakeaways.length) : '')],
];

/** Three Markdown tables, a row for each episode: what is told, whether that is worth hearing, and how it is heard. */
export function evaluationTables(rows: readonly { name: string; evaluation: EpisodeEvaluation }[]): string {
	return [TOLD, WORTH, HEARD].map((columns) => table(columns, rows)).join('\n\n');
}

function table(columns: Column[], rows: readonly { name: string; evaluation: EpisodeEvaluation }[]): string {
	const cells = [
		['episode', ...columns.map(([heading]) => heading)],
		...rows.map(({ name, evaluation }) => [name, ...columns.map(([, cell]) => cell(evaluation))]),
	];
	const widths = (cells[0] ?? []).map((_, at) => Math.max(3, ...cells.map((row) => (row[at] ?? '').length)));
	const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
	const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
	const [head = [], ...body] = cells;
	return [line(head), rule, ...body.map(line)].join('\n');
}
