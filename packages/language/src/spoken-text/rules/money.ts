import type { Line } from '../line.ts';
import { type NumberLiteral, parseNumber, sayNumber, sayWhole } from '../number-literal.ts';
import type { Currency } from '../quantities.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { magnitudeAt } from './units.ts';

const CODES = 'BRL|USD|EUR|GBP|JPY|CHF|CNY|CAD|AUD|ARS|INR|BTC';
const SYMBOLS = 'US\\$|R\\$|U\\$|C\\$|A\\$|\\$|€|£|¥|₹|₿';
const BEFORE = new RegExp(`([-−])?(${SYMBOLS}|(?:${CODES})(?=[\\s\\u00A0]?\\d))[\\s\\u00A0]?([-−])?(?=\\d)`, 'y');
const BEHIND = new RegExp(`[\\s\\u00A0]?(${SYMBOLS}|${CODES})(?![\\p{L}\\d]|\\s?\\d)`, 'uy');
const LONE = new RegExp(`(?:${SYMBOLS})(?![\\p{L}\\d])`, 'uy');
const RANGE = /\s?[-–—]\s?(?=\d)/y;
const RANGE_WORD = /\s(?:a|to|e|and|ou|or)\s(?=\d)/y;

/** An amount with its currency before it: "R$ 1.234,56", "-$5", "US$ 2-3 bi". */
export function readMoney(line: Line): Reading | undefined {
	const match = line.match(BEFORE);
	if (!match || (match[1] && /[\p{L}\d]/u.test(line.char(line.at - 1)))) return undefined;
	const currency = currencyOf(match[2] ?? '', line.speech);
	const amount = parseNumber(line.text, line.at + match[0].length, line.speech);
	if (!currency || !amount) return undefined;
	const minus = match[1] || match[3] ? `${line.speech.wording.minus} ` : '';
	const range = rangeBehind(line, amount);
	const first = range ? `${sayNumber(amount, currency.gender, line.speech)} ${range.joint} ` : '';
	const { say, to } = amountWithMagnitude(line, range?.end ?? amount, currency);
	return { to, say: `${minus}${first}${say}`, quantity: { singular: true } };
}

/** The other end of a range in one currency; with a word between only when both share a magnitude ("2 a 3 milhões"). */
function rangeBehind(line: Line, amount: NumberLiteral): { end: NumberLiteral; joint: string } | undefined {
	const dash = line.match(RANGE, amount.to);
	const joint = dash ?? line.match(RANGE_WORD, amount.to);
	if (!joint) return undefined;
	const end = parseNumber(line.text, amount.to + joint[0].length, line.speech);
	if (!end || !(dash || magnitudeAt(line, end.to, true))) return undefined;
	return { end, joint: dash ? line.speech.wording.to : joint[0].trim() };
}

function amountWithMagnitude(line: Line, amount: NumberLiteral, currency: Currency): { say: string; to: number } {
	const { speech } = line;
	const scale = magnitudeAt(line, amount.to, true);
	const modifies = speech.moneyModifies(line, scale?.to ?? amount.to);
	if (!scale) {
		const named = modifies ? { ...currency, many: currency.one } : currency;
		return { say: sayAmount(amount, named, speech), to: amount.to };
	}
	const singular = speech.isSingular(BigInt(amount.whole), amount.fraction);
	const oneThousand =
		scale.magnitude.size === 1000n &&
		speech.ofAfter(1_000_000n) !== '' &&
		amount.whole === '1' &&
		amount.fraction === '';
	const words = [
		oneThousand ? '' : sayNumber(amount, scale.magnitude.size === 1000n ? currency.gender : 'm', speech),
		singular ? scale.magnitude.value.one : scale.magnitude.value.many,
		speech.ofAfter(scale.magnitude.size),
		modifies ? currency.one : currency.many,
	];
	return { say: words.filter(Boolean).join(' '), to: scale.to };
}

/** An amount with its currency behind it: "5 €", "10 USD". */
export function readMoneyBehind(line: Line): Reading | undefined {
	const amount = parseNumber(line.text, line.at, line.speech);
	const match = amount && line.match(BEHIND, amount.to);
	const currency = match && currencyOf(match[1] ?? '', line.speech);
	if (!amount || !currency) return undefined;
	return {
		to: amount.to + match[0].length,
		say: sayAmount(amount, currency, line.speech),
		quantity: { singular: true },
	};
}

/** A currency by itself: "em R$", "R$/kg". */
export function readLoneCurrency(line: Line): Reading | undefined {
	const match = line.match(LONE);
	const currency = match && currencyOf(match[0], line.speech);
	if (!currency) return undefined;
	return { to: line.at + match[0].length, say: currency.many, quantity: { singular: true } };
}

function currencyOf(symbol: string, speech: SpeechLanguage): Currency | undefined {
	return speech.currencies[speech.currencySymbols[symbol] ?? symbol];
}

/** "mil duzentos e trinta e quatro reais e cinquenta e seis centavos". */
function sayAmount(amount: NumberLiteral, currency: Currency, speech: SpeechLanguage): string {
	const whole = BigInt(amount.whole);
	if (amount.fraction.length > 2) return `${sayNumber(amount, currency.gender, speech)} ${currency.many}`;
	const cents = BigInt(amount.fraction.padEnd(2, '0'));
	const parts: string[] = [];
	if (whole > 0n || cents === 0n) {
		const of = speech.ofAfter(whole);
		const name = speech.isSingular(whole, '') ? currency.one : currency.many;
		parts.push([sayWhole(amount.whole, currency.gender, speech), of, name].filter(Boolean).join(' '));
	}
	if (cents > 0n) {
		const { one, many, gender } = currency.cent;
		parts.push(`${speech.cardinal(cents, gender)} ${cents === 1n ? one : many}`);
	}
	return parts.join(` ${speech.wording.and} `);
}
