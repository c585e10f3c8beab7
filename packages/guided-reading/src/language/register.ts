import { fold } from '@nexus/language/words';

/** A way of welcoming and parting. */
export type Register = 'analytical' | 'entertaining' | 'educational' | 'debate' | 'friends';

const PRESETS: Record<string, Register> = {
	analytical_duo: 'analytical',
	entertainment_duo: 'entertaining',
	educational_duo: 'educational',
	debate_duo: 'debate',
	portuguese_duo: 'friends',
};

/** Beginnings of words, accents folded, that ask for a way of speaking. */
const STYLE_WORDS: Record<Register, RegExp> = {
	debate: /\b(?:debat|discord|cetic|contest|polemic|provocador|critic|argument|sceptic|skeptic|controvers|challeng)/g,
	entertaining:
		/\b(?:divert|engrac|humor|comic|brinca|animad|energetic|leve\b|piada|fun\b|funny|playful|witty|joke|lively|entertain|entusias|enthusias)/g,
	educational:
		/\b(?:educa|didatic|professor|aula|ensin|paciente|explic|crianca|iniciante|escola|teach|patient|beginner|student|tutor|pedagog)/g,
	friends:
		/\b(?:amig|informal|conversa|descontra|colega|coloquial|cotidian|acolhed|carinh|papo|friend|casual|relaxed|everyday|warm)/g,
	analytical:
		/\b(?:analit|formal|rigor|serio|tecnic|cientif|precis|objetiv|especialista|jornal|academ|analy|serious|technical|scien|expert|rigorous|scholar)/g,
};

/**
 * The way of speaking of an episode. A free-text style that names one comes first, then the preset; a duo of the user's own
 * speaks as the words of its hosts' styles suggest.
 */
export function registerOf(presetId: string, customStyle: string | null, hostStyles: readonly string[]): Register {
	return suggested(customStyle ?? '') ?? PRESETS[presetId] ?? suggested(hostStyles.join(' ')) ?? 'analytical';
}

function suggested(style: string): Register | null {
	const text = fold(style);
	let best: { register: Register; hits: number } | null = null;
	for (const register of Object.keys(STYLE_WORDS) as Register[]) {
		const hits = text.match(STYLE_WORDS[register])?.length ?? 0;
		if (hits > (best?.hits ?? 0)) best = { register, hits };
	}
	return best?.register ?? null;
}
