/** Names of the letters, written so that eSpeak NG says them as Brazilians do ("éle" the letter, not "ele" the pronoun). */
export const LETTERS: Readonly<Record<string, string>> = {
	a: 'á',
	b: 'bê',
	c: 'cê',
	d: 'dê',
	e: 'éh',
	f: 'éfe',
	g: 'gê',
	h: 'agá',
	i: 'i',
	j: 'jota',
	k: 'cá',
	l: 'éle',
	m: 'eme',
	n: 'ene',
	o: 'ó',
	p: 'pê',
	q: 'quê',
	r: 'érre',
	s: 'ésse',
	t: 'tê',
	u: 'u',
	v: 'vê',
	w: 'dáblio',
	x: 'xis',
	y: 'ípsilon',
	z: 'zê',
};

export const GREEK: Readonly<Record<string, string>> = {
	α: 'alfa',
	β: 'beta',
	γ: 'gama',
	δ: 'delta',
	ε: 'épsilon',
	ζ: 'zeta',
	η: 'eta',
	θ: 'teta',
	ι: 'iota',
	κ: 'capa',
	λ: 'lambda',
	μ: 'mi',
	µ: 'micro',
	ν: 'ni',
	ξ: 'csi',
	ο: 'ômicron',
	π: 'pi',
	ρ: 'rô',
	σ: 'sigma',
	ς: 'sigma',
	τ: 'tau',
	υ: 'úpsilon',
	φ: 'fi',
	χ: 'qui',
	ψ: 'psi',
	ω: 'ômega',
};

/** Words after which a single letter is a letter and no article or conjunction. */
export const LETTER_WORDS = new Set(
	`letra letras vitamina vitaminas plano tipo classe grupo item opção hepatite grau fase turma bloco categoria série
	alternativa coluna eixo nota conceito zona hemofilia influenza camada anexo apêndice ponto variável turno gripe
	geração linha itens alínea alíneas bl`.split(/\s+/),
);

const ONSET = '(?:[bcdfgpt][rl]|vr|[cln]h|qu|gu|[bcdfgjklmnprstvxz])';
const SYLLABLE = `${ONSET}?[aeiouáéíóúâêôãõ]{1,2}[lmnrszx]?`;
const WORD = new RegExp(`^(?:s(?=[ptcm]))?(?:${SYLLABLE})+[bcdfgkpt]?$`);
const SPELLED = /^s[ptcm].$/;

/**
 * Whether letters (lower case) follow the syllables of Portuguese; a single stop may end the word, as in "PIB". Short
 * ones that begin as no Portuguese word does are spelled ("SCA").
 */
export function isPronounceable(letters: string): boolean {
	return letters.length >= 3 && WORD.test(letters) && !SPELLED.test(letters);
}
