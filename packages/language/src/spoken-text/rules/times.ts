import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';

const HALF = '(?:\\s?([ap])\\.?m\\b\\.?)?';
const COLON = new RegExp(
	`([01]?\\d|2[0-4]):([0-5]\\d)(?::([0-5]\\d))?(?![\\d:]|[.,]\\d)${HALF}(?:\\s?h(?!\\p{L}))?`,
	'iuy',
);
const HOURS = /([01]?\d|2[0-4])\s?h(?:\s?([0-5]\d)(?:\s?(?:min|m))?(?:\s?([0-5]\d)\s?s)?)?(?![\p{L}\d])/uy;
/** In capitals, as in headings: "AS 17H30". */
const CAPITAL_HOURS = /([01]?\d|2[0-4])\s?H(?:R?S|\s?([0-5]\d)(?:\s?(?:MIN|M|min))?)?(?![\p{L}\d])/uy;
const HOURS_BEHIND = /\s?(?:[àÀaA][sS]|[-–])\s?\d{1,2}\s?[hH](?!\p{L})/uy;
const HOURS_BEFORE = /\d\s?h(?:\d{2})?(?:\s?[-–]\s?|\s(?:e|a|à|às|as)\s)$/i;
/** The longest of what HOURS_BEFORE may match. */
const REACH = 9;
const HALF_DAY = /(1[0-2]|[1-9])\s?([ap])\.?m\b\.?(?!\p{L})/iuy;
const DOTTED_HALF = /[ap]\.m\.$/i;
const SENTENCE_BORDER =
	/\s*$|\s+(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[ECMP][SD]?T|UTC|GMT)\p{Lu}/uy;

/** Hours and durations: "14h30", "14h", "8:05", "1h20min", "3 pm". */
export function readTime(line: Line): Reading | undefined {
	const colon = line.match(COLON);
	if (colon) return clock(line, colon[0], colon[1], colon[2], colon[3], colon[4], ':');
	const hours = line.match(HOURS);
	if (hours) return clock(line, hours[0], hours[1], hours[2], hours[3], undefined, 'h');
	const capitals = line.match(CAPITAL_HOURS);
	if (capitals && isHours(line, capitals)) {
		return clock(line, capitals[0], capitals[1], capitals[2], undefined, undefined, 'h');
	}
	const half = line.match(HALF_DAY);
	if (half) return clock(line, half[0], half[1], undefined, undefined, half[2], ':');
	return undefined;
}

/** Whether a capital "H" is of hours: with minutes, in a heading, behind "às" or beside other hours; not in "turma 8H". */
function isHours(line: Line, match: RegExpExecArray): boolean {
	const { speech } = line;
	if (/[\p{L}\d]/u.test(line.char(line.at - 1)) || speech.letterWords.has(line.before)) return false;
	const plain = speech.writesHoursWithH && (match[2] !== undefined || match[1] === '24');
	if (plain || line.shouting || speech.timeWords.has(line.before)) return true;
	if (line.match(HOURS_BEHIND, line.at + match[0].length)) return true;
	return HOURS_BEFORE.test(line.text.slice(Math.max(0, line.at - REACH), line.at));
}

function clock(
	line: Line,
	written: string,
	hour: string | undefined,
	minute: string | undefined,
	second: string | undefined,
	half: string | undefined,
	mark: ':' | 'h',
): Reading {
	const to = line.at + written.length;
	const say = line.speech.time({
		hour: Number(hour),
		minute: Number(minute ?? 0),
		...(second !== undefined && { second: Number(second) }),
		...(half !== undefined && { half: half.toLowerCase() === 'p' ? 'pm' : 'am' }),
		timeOfDay: line.speech.timeWords.has(line.before),
		mark,
	});
	const endsSentence = DOTTED_HALF.test(written) && line.match(SENTENCE_BORDER, to) !== null;
	return { to, say, quantity: { singular: false }, ...(endsSentence && { pause: '.' as const }) };
}
