import type { Currency } from '../../spoken-text/quantities.ts';

const currency = (one: string, many = `${one}s`, cent = 'cent', cents = `${cent}s`): Currency => ({
	one,
	many,
	gender: 'm',
	cent: { one: cent, many: cents, gender: 'm' },
});

/** Currencies by their ISO 4217 code. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
	BRL: currency('ray-al', 'ray-ice', 'centavo'),
	USD: currency('dollar'),
	EUR: currency('euro'),
	GBP: currency('pound', 'pounds', 'penny', 'pence'),
	JPY: currency('yen', 'yen'),
	CHF: currency('Swiss franc'),
	CNY: currency('yuan', 'yuan'),
	CAD: currency('Canadian dollar'),
	AUD: currency('Australian dollar'),
	ARS: currency('Argentine peso'),
	INR: currency('rupee'),
	BTC: currency('bitcoin'),
};

/** What may stand for a currency in a text, longest first where one begins another. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
	R$: 'BRL',
	US$: 'USD',
	U$: 'USD',
	C$: 'CAD',
	A$: 'AUD',
	$: 'USD',
	'€': 'EUR',
	'£': 'GBP',
	'¥': 'JPY',
	'₹': 'INR',
	'₿': 'BTC',
};

const scale = (name: string, size: bigint) => ({ value: { one: name, many: name, gender: 'm' as const }, size });
const THOUSAND = scale('thousand', 1000n);
const MILLION = scale('million', 10n ** 6n);
const BILLION = scale('billion', 10n ** 9n);
const TRILLION = scale('trillion', 10n ** 12n);

/** Words and short forms behind an amount that multiply it. */
export const MAGNITUDES = {
	thousand: THOUSAND,
	k: THOUSAND,
	million: MILLION,
	m: MILLION,
	mn: MILLION,
	mm: MILLION,
	M: MILLION,
	billion: BILLION,
	bn: BILLION,
	b: BILLION,
	B: BILLION,
	trillion: TRILLION,
	tn: TRILLION,
	T: TRILLION,
} as const;
