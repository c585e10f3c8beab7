import type { Language } from '@nexus/contract';
import { withoutAsides } from '../reading/simplify.ts';
import { isSpeakable } from '../reading/speakable.ts';
import { fold } from '../reading/words.ts';

/** What a heading is, as something to say. */
export type SpokenHeading =
	| { kind: 'none' }
	| { kind: 'question'; text: string }
	| { kind: 'topic'; text: string }
	| { kind: 'opening' }
	| { kind: 'closing' };

const OPENING =
	/^(?:introducao|apresentacao|prefacio|prologo|abertura|visao geral|introduction|overview|preface|foreword|prologue|background)$/;
const CLOSING =
	/^(?:conclus(?:ao|oes)|consideracoes finais|palavras finais|epilogo|fechamento|conclusions?|final thoughts|closing thoughts|epilogue|wrapping up)$/;
const ASKS: Record<Language, RegExp> = {
	'pt-BR': /^(?:como|por que|o que|quando|onde|quem|qual|quais|quanto|quantos|quantas|para que)(?!\p{L})/iu,
	'en-US':
		/^(?:why (?:is|are|do|does|did|can)|what (?:is|are|do|does|did|can)|how (?:do|does|did|can|is|are)|who (?:is|are|was)|when (?:do|does|did|is)|where (?:do|does|did|is|are))(?!\p{L})/iu,
};

/** A heading without its numbering and marks, and whether it asks, names a topic, opens or closes the document. */
export function spokenHeading(heading: string | null, language: Language): SpokenHeading {
	const text = plainHeading(heading ?? '');
	if (text === '' || !isSpeakable(text)) return { kind: 'none' };
	const folded = fold(text);
	if (OPENING.test(folded)) return { kind: 'opening' };
	if (CLOSING.test(folded)) return { kind: 'closing' };
	if (text.endsWith('?')) return { kind: 'question', text };
	if (ASKS[language].test(text) && !text.includes(':')) return { kind: 'question', text: `${text}?` };
	return { kind: 'topic', text };
}

/** "2.1 Métodos" -> "Métodos"; "3) A partida." -> "A partida"; "Re: Obra" -> "Obra". */
export function plainHeading(heading: string): string {
	return withoutShouting(withoutAsides(heading))
		.replace(/^(?:(?:re|res|fwd?|enc):\s+)+/i, '')
		.replace(/^(?:§\s*)?(?:\d+(?:\.\d+)*[.):]?|[a-z]\)|[IVXLC]+[.)])\s+(?=\S)/u, '')
		.replace(/\s+[–—-]\s+|\s*[·•]\s*|:\s+/g, ', ')
		.replace(/[\s.:;,]+$/, '')
		.replace(/["“”]/g, '')
		.trim();
}

/** "CAPÍTULO IV: A PARTIDA" -> "Capítulo IV: A partida": words in capitals would be spelled out. */
function withoutShouting(heading: string): string {
	const words = heading.match(/\p{L}{2,}/gu) ?? [];
	const shouted = words.filter((word) => word === word.toUpperCase() && !ROMAN.test(word));
	if (!words.some((word) => word.length > 4 && word === word.toUpperCase())) return heading;
	const all = shouted.length > words.length / 2;
	const lower = heading.replace(/[\p{L}\p{M}]+/gu, (word) => {
		const isLoud = word === word.toUpperCase() && !ROMAN.test(word) && (all || word.length > 4);
		return isLoud ? word.toLowerCase() : word;
	});
	return lower.replace(/^\P{L}*\p{L}|[:.–—]\s+\p{L}/gu, (start) => start.toUpperCase());
}

const ROMAN = /^[IVXLC]+$/;
