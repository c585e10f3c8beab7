import type { Counted, Currency } from '../../spoken-text/quantities.ts';

const CENTAVO: Counted = { one: 'centavo', many: 'centavos', gender: 'm' };

const currency = (one: string, many: string, gender: 'm' | 'f' = 'm', cent = CENTAVO): Currency => ({
	one,
	many,
	gender,
	cent,
});

/** Currencies by their ISO 4217 code. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
	BRL: currency('real', 'reais'),
	USD: currency('dólar', 'dólares'),
	EUR: currency('euro', 'euros'),
	GBP: currency('libra', 'libras', 'f', { one: 'pêni', many: 'pence', gender: 'm' }),
	JPY: currency('iene', 'ienes'),
	CHF: currency('franco suíço', 'francos suíços'),
	CNY: currency('iuane', 'iuanes'),
	CAD: currency('dólar canadense', 'dólares canadenses'),
	AUD: currency('dólar australiano', 'dólares australianos'),
	ARS: currency('peso argentino', 'pesos argentinos'),
	INR: currency('rupia', 'rupias', 'f'),
	BTC: currency('bitcôin', 'bitcôins'),
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

const scale = (one: string, many: string, size: bigint) => ({
	value: { one, many, gender: 'm' as const },
	size,
});
const THOUSAND = scale('mil', 'mil', 1000n);
const MILLION = scale('milhão', 'milhões', 10n ** 6n);
const BILLION = scale('bilhão', 'bilhões', 10n ** 9n);
const TRILLION = scale('trilhão', 'trilhões', 10n ** 12n);

/** Words and short forms behind an amount that multiply it. */
export const MAGNITUDES = {
	mil: THOUSAND,
	k: THOUSAND,
	milhão: MILLION,
	milhões: MILLION,
	mi: MILLION,
	mm: MILLION,
	M: MILLION,
	bilhão: BILLION,
	bilhões: BILLION,
	bi: BILLION,
	B: BILLION,
	trilhão: TRILLION,
	trilhões: TRILLION,
	tri: TRILLION,
	T: TRILLION,
} as const;
