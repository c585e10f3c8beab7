import type { Line } from '../line.ts';
import type { Counted } from '../quantities.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';

const MAGNITUDE = /[\s\u00A0]?(\p{L}{1,8})(?![\p{L}\d])/uy;

/** "10M users", but not "gate 12B at". */
const PLURAL_BEHIND = /\s(?:(?:de|of)\s)?(?:\p{Ll}+s|people)(?!\p{L})/uy;

interface Scale {
	to: number;
	magnitude: { value: Counted; size: bigint };
}

/** A word or short form such as "milhões" or "bi" behind an amount at an offset. */
export function magnitudeAt(line: Line, at: number, ofMoney: boolean): Scale | undefined {
	const match = line.match(MAGNITUDE, at);
	const written = match?.[1] ?? '';
	const { magnitudes, bareMagnitudes } = line.speech;
	const magnitude = magnitudes[written] ?? (ofMoney ? magnitudes[written.toLowerCase()] : undefined);
	if (!match || !magnitude || (!ofMoney && !bareMagnitudes.has(written))) return undefined;
	const glued = match[0].length === written.length;
	if (!glued && written.length === 1) return undefined;
	if (!ofMoney && /^[MB]$/.test(written) && !line.match(PLURAL_BEHIND, at + match[0].length)) return undefined;
	return { to: at + match[0].length, magnitude };
}

/** "10k", "2,5 mi", "3M" behind a number. */
export function readMagnitude(line: Line): Reading | undefined {
	if (!line.quantity) return undefined;
	const scale = magnitudeAt(line, line.at, false);
	if (!scale) return undefined;
	const glued = /\d/.test(line.char(line.at - 1));
	if (!glued && scale.to - line.at === 1) return undefined;
	const { one, many } = scale.magnitude.value;
	return { to: scale.to, say: line.quantity.singular ? one : many, quantity: line.quantity };
}

const UNIT =
	/p\.p\.|(?:págs?|xíc|cols?)\.|(?:in|ft|lbs?|oz|mo)\.(?!\s*$)|[°º]\s?[CF](?!\p{L})|[°º]|(?:[\p{Script=Latin}µμΩℓ℃℉″′×]{1,6})(?:[²³]|[23](?!\d))?/uy;
const BORDER = /(?![\p{L}\d²³])/uy;
/** Units of time may have the next number close behind them: "2min30s". */
const TIME_UNIT = /^(?:h|min)$/;
const LETTER_BORDER = /(?!\p{L})/uy;
const CROSS = /\s?[\d+=^²³]|-\d/y;
const RATE = /\s?\/\s?(\p{L}{1,10})([²³]?)(?![\p{L}\d])/uy;

/** A unit behind an amount, with what it is counted by: "km/h", "kg", "°C". */
export function readUnit(line: Line): Reading | undefined {
	if (!line.quantity) return undefined;
	const unit = unitAt(line, line.at);
	if (!unit) return undefined;
	const written = line.text.slice(line.at, unit.to);
	if (/^[xX×]$/.test(written) && line.match(CROSS, unit.to)) return undefined;
	if (written === 'K' && /\d/.test(line.char(line.at - 1))) return undefined;
	const isOne = line.quantity.singular || line.speech.unitModifies(line, unit.to);
	const say = isOne ? unit.counted.one : unit.counted.many;
	return withRate(line, unit.to, say);
}

/** The unit at an offset, if one stands there. */
export function unitAt(line: Line, at: number): { to: number; counted: Counted } | undefined {
	const match = line.match(UNIT, at);
	if (!match) return undefined;
	const border = TIME_UNIT.test(match[0]) ? LETTER_BORDER : BORDER;
	if (!line.match(border, at + match[0].length)) return undefined;
	const counted = line.speech.units.get(match[0].replace(/\s/, ''));
	return counted && { to: at + match[0].length, counted };
}

/** Units that divide: " cm⁻³", " m⁻² K⁻¹". */
const INVERSE = /[ \u00A0·⋅]?([\p{Script=Latin}µμΩ℃]{1,6})⁻([¹²³])(?![\p{L}\d¹²³⁰-⁹])/uy;
const MOST_INVERSES = 3;

/** What an amount is divided by, in words behind those of its unit. */
function withInverses(line: Line, from: number): { to: number; say: string } | undefined {
	const { speech } = line;
	let to = from;
	let say = '';
	for (let count = 0; count < MOST_INVERSES; count++) {
		const match = line.match(INVERSE, to);
		const by = match && rateName(match[1] ?? '', match[2] === '¹' ? '' : (match[2] ?? ''), speech);
		if (!match || !by) break;
		to += match[0].length;
		say += ` ${speech.wording.per} ${by}`;
	}
	return to > from ? { to, say } : undefined;
}

function withRate(line: Line, to: number, say: string): Reading {
	const inverses = withInverses(line, to);
	if (inverses) return { to: inverses.to, say: say + inverses.say, quantity: { singular: true } };
	const rate = line.match(RATE, to);
	const by = rate && rateName(rate[1] ?? '', rate[2] ?? '', line.speech);
	const quantity = { singular: true };
	return by
		? { to: to + rate[0].length, say: `${say} ${line.speech.wording.per} ${by}`, quantity }
		: { to, say, quantity };
}

/** What an amount is counted by, in the singular. */
export function rateName(written: string, exponent: string, speech: SpeechLanguage): string | undefined {
	const whole = speech.units.get(written + exponent)?.one;
	if (whole) return whole;
	const { squared, cubed } = speech.wording;
	const raised = exponent === '²' ? ` ${squared}` : exponent === '³' ? ` ${cubed}` : '';
	const name = speech.units.get(written)?.one ?? (speech.rateWords.has(written) ? written : undefined);
	return name && name + raised;
}

/** A unit without a number, when nothing else is written so: "em km/h", "por kWh". */
export function readLoneUnit(line: Line): Reading | undefined {
	if (/[\p{L}\d]/u.test(line.char(line.at - 1))) return undefined;
	const unit = unitAt(line, line.at);
	if (!unit) return undefined;
	const written = line.text.slice(line.at, unit.to);
	const single = new Set(['por', 'cada', 'per', 'each']).has(line.before);
	const reading = withRate(line, unit.to, single ? unit.counted.one : unit.counted.many);
	return line.speech.loneUnits.has(written) || reading.to > unit.to ? reading : undefined;
}
