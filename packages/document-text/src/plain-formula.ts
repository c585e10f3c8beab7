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
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,:;=<>≤≥≠≈~+\-−×±%‰°/()]+$/u;

/** Characters of a formula that an ear follows. */
const LONGEST = 30;

/**
 * "CO2" of "\mathrm{CO}_2", "10⁶ m²" of "10^6\,\text{m}^2": a formula of LaTeX that is said in one line, at most as long as
 * it was. Null of one that has to be seen.
 */
export function plainFormula(latex: string): string | null {
	const said = latex
		.replace(UPRIGHT, '$1')
		.replace(/\{\s?,\s?\}/g, ',')
		.replace(/\^\{?\s?\\(?:circ|degree)\s?\}?/g, '°')
		.replace(/_\{?(\w{1,4})\}?/g, '$1')
		.replace(/\^\{?([+-]?\d{1,3}|[+-])\}?/g, (_, power: string) =>
			[...power].map((digit) => RAISED.get(digit) ?? digit).join(''),
		)
		.replace(/\\(?:[,;:! ]|left|right)/g, ' ')
		.replace(/\\([%$&#])/g, '$1')
		.replace(/\\([a-zA-Z]+)/g, (whole, name: string) => SIGNS.get(name) ?? whole)
		.replace(/\s+/g, ' ')
		.trim();
	const joints = said.match(/[=<>≤≥≠≈+]/g)?.length ?? 0;
	return PLAIN.test(said) && joints <= 1 && said.length <= Math.min(latex.length, LONGEST) ? said : null;
}
