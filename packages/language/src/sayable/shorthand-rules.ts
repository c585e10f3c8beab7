/** Puts one kind of what people write short in full. */
export type Rewriting = (text: string) => string;

export const rewriting =
	(written: RegExp, said: string): Rewriting =>
	(text) =>
		text.replace(written, said);

/** Short names of days beside one another, in full: "seg. a qui.", "Mon/Fri"; alone, many are words of their own. */
export function daysInWords(names: Readonly<Record<string, string>>, links: string, slash: string): Rewriting {
	const short = `(?:${Object.keys(names).join('|')})(?![\\p{L}\\p{M}])\\.?`;
	const days = new RegExp(`(?<![\\p{L}\\p{M}])${short}(?:(?:${links})${short}){1,6}`, 'giu');
	return (text) =>
		text.replace(days, (run) =>
			run
				.replace(/\p{L}{3,5}\.?/gu, (day) => names[day.replace('.', '').toLowerCase()] ?? day)
				.replace(/\s?\/\s?/g, slash),
		);
}

/** Abbreviations with their dot, wherever a sentence goes on behind them. */
export function shortFormsInWords(forms: Readonly<Record<string, string>>): Rewriting {
	const written = new RegExp(
		`(?<![\\p{L}\\p{M}\\d./])(${Object.keys(forms).join('|')})\\.(?=\\s[\\p{L}\\d$£€(])`,
		'gu',
	);
	return (text) => text.replace(written, (_whole, form: string) => forms[form] ?? form);
}

/** "Friagem = queda da temperatura" as "Friagem: queda"; behind a colon or another of them with `means`: "Tags: blue means new". */
export function meaningInWords(means: string): Rewriting {
	const equal = /(?<=\p{L}{2}["”’]?) = (?=["“]?\p{L}{2})/gu;
	// A word of one letter, among others that are told: "(Para = sea, Y = water)".
	const ofLetter = /(?<=,\s\p{Lu}) = (?=\p{L}{2})/gu;
	return (text) => {
		const isAlone = text.match(equal)?.length === 1 && !/:\s[^:]* = /.test(text);
		const said = text.replace(equal, isAlone ? ': ' : ` ${means} `);
		return said === text ? text : said.replace(ofLetter, isAlone ? ': ' : ` ${means} `);
	};
}

/** "pages / week", "100 págs./semestre", "R$ 245,14/mês". */
export const PER =
	/(?<=[\d.s]|(?<!\p{L})(?!dia|day|m[êe]s|ano)\p{L}{1,3})\s?\/\s?(?=(?:weeks?|months?|days?|years?|hours?|person|semanas?|m[êe]s|dias?|anos?|horas?|semestre|pessoas?)(?!\p{L}))/giu;

/** "dez por cento (10%)". */
const SHARE_AFTER_WORDS = /(?<=(?<!\p{L})(?:por cento|per ?cent))\s\(\d[\d.,]{0,12}\s?%\)/giu;

/** A number that is written twice, once: "30 (trinta)", "60% (sixty percent)", "thirty (30)". */
export function onceInFigures(numbers: string, counted: string): Rewriting {
	const words = `(?:${numbers})(?:[\\s-](?:${numbers}|${counted})){0,11}`;
	const wordsAfterFigures = new RegExp(`(?<=\\d\\s?(?:%|[\\p{L}]{1,3}[²³]?)?)\\s\\(${words}\\)`, 'giu');
	const figuresAfterWords = new RegExp(`(?<=(?<!\\p{L})(?:${numbers}))\\s\\(\\d[\\d.,]{0,12}\\)`, 'giu');
	return (text) => text.replace(wordsAfterFigures, '').replace(figuresAfterWords, '').replace(SHARE_AFTER_WORDS, '');
}
