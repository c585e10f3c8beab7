import type { Language, PresetId } from '@nexus/contract';
import { judgeByFunctionWords } from '@nexus/language/detection';
import { presetsFor } from './presets.ts';

/** How the ready-made hosts talk, for voices that speak English: their own texts are the interface's, in Portuguese. */
const ENGLISH_STYLES: Record<PresetId, { a: string; b: string }> = {
	analytical_duo: {
		a: 'Curious and exact, dry humor, short sentences',
		b: 'Clear and even, unhurried, sure of the facts',
	},
	entertainment_duo: {
		a: 'Lively and playful, quick to laugh',
		b: 'A storyteller: brisk, with a pause before what counts',
	},
	educational_duo: { a: 'Attentive and eager, thinking out loud', b: 'Patient and warm, one step at a time' },
	debate_duo: { a: 'Skeptical and firm, always fair', b: 'Steady and confident, gracious when he concedes' },
	portuguese_duo: {
		a: 'Warm and natural, as at a kitchen table',
		b: 'Easygoing and plain, like a friend telling what happened',
	},
};

const OF_PRESETS: ReadonlyMap<string, string> = new Map(
	presetsFor('en-US').flatMap(({ id, hostA, hostB }) => [
		[hostA.style, ENGLISH_STYLES[id].a],
		[hostB.style, ENGLISH_STYLES[id].b],
	]),
);
/** Letters that no English sentence of a style needs. */
const PORTUGUESE_LETTERS = /[ãõçáéíóúâêôà]/i;

/** A host's style as a voice is told it: in the language that it speaks, or not at all. */
export function speechStyle(style: string, language: Language): string {
	if (language === 'pt-BR') return style;
	const own = OF_PRESETS.get(style);
	if (own !== undefined) return own;
	return judgeByFunctionWords(style) === 'pt' || PORTUGUESE_LETTERS.test(style) ? '' : style;
}
