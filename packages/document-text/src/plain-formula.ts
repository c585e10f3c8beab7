/** Words in a formula and letters set upright: "\mathrm{CO}", "\text{max}". */
const UPRIGHT = /\\(?:mathrm|mathbf|mathit|mathsf|text|textrm|textbf|textit|rm|ce|operatorname)\s?\{([^{}]{0,60})\}/g;
const SIGNS = new Map(
	Object.entries({
		times: '×',
		cdot: '×',
		pm: '±',
		approx: '≈',
		sim: '~',
		leq: '≤',
		le: '≤',
		geq: '≥',
		ge: '≥',
		neq: '≠',
		ne: '≠',
		circ: '°',
		degree: '°',
		deg: '°',
		alpha: 'α',
		beta: 'β',
		gamma: 'γ',
		delta: 'δ',
		Delta: 'Δ',
		epsilon: 'ε',
		theta: 'θ',
		lambda: 'λ',
		mu: 'µ',
		pi: 'π',
		rho: 'ρ',
		sigma: 'σ',
		tau: 'τ',
		phi: 'φ',
		omega: 'ω',
		Omega: 'Ω',
		quad: ' ',
	}),
);
const RAISED = new Map([...'0123456789+-'].map((digit, at) => [digit, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'][at] ?? digit]));
/** What is said as it stands; a fraction, a root, a sum is none. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,:;=<>≤≥≠≈~+\-−⁻⁺×±%‰°/()]+$/u;

/** Characters of a formula that an ear follows, and of one that is shown at all. */
const LONGEST = 30;
const MOST_SHOWN = 300;

/** What no line says as the formula has it. */
const TWO_STOREYS = /\\(?:[dt]?frac|sqrt|sum|int|prod|lim)(?![a-zA-Z])/;

/** A formula in one line, its commands as signs or words. */
const inLine = (latex: string): string =>
	latex
		.replace(UPRIGHT, '$1')
		.replace(/\\(?:[,;:! ]|left|right|big|Big)(?![a-zA-Z])/g, ' ')
		.replace(/\\[dt]?frac\s?\{([^{}]{1,80})\}\s?\{([^{}]{1,80})\}/g, '($1)/($2)')
		.replace(/\\sqrt\s?\{([^{}]{1,80})\}/g, '√($1)')
		.replace(/\{\s?,\s?\}/g, ',')
		.replace(/\^\{?\s?\\(?:circ|degree)\s?\}?/g, '°')
		.replace(/_\{?(\w{1,4})\}?/g, '$1')
		.replace(/\^\{?([+-]?\d{1,3}|[+-])\}?/g, (_, power: string) =>
			[...power].map((digit) => RAISED.get(digit) ?? digit).join(''),
		)
		.replace(/\\([%$&#])/g, '$1')
		.replace(/\\([a-zA-Z]+)/g, (whole, name: string) => SIGNS.get(name) ?? whole)
		.replace(/\s+/g, ' ')
		.trim();

/** "P(d) = log10(1+(1)/(d))": a formula as far as a line shows it, at most as long as it was; null of one with no such line. */
export function shownFormula(latex: string): string | null {
	const shown = inLine(latex)
		.replace(/\\([a-zA-Z]+)/g, '$1')
		.replace(/[{}&\\_$`]+/g, ' ')
		.replace(/\*/g, '×')
		.replace(/<(?=\S)/g, '< ')
		.replace(/\s+/g, ' ')
		.trim();
	return /[\p{L}\d]/u.test(shown) && shown.length <= Math.min(latex.length, MOST_SHOWN) ? shown : null;
}

/**
 * "CO2" of "\\mathrm{CO}_2", "10⁶ m²" of "10^6\\,\\text{m}^2": a formula of LaTeX that is said in one line, at most as long as
 * it was. Null of one that has to be seen.
 */
export function plainFormula(latex: string): string | null {
	const said = TWO_STOREYS.test(latex) ? '' : inLine(latex);
	const joints = said.match(/[=<>≤≥≠≈+]/g)?.length ?? 0;
	return PLAIN.test(said) &&
		!/(?:\p{L}{3}|\))[⁰¹²³⁴-⁹]/u.test(said) &&
		joints <= 1 &&
		said.length <= Math.min(latex.length, LONGEST)
		? said
		: null;
}
