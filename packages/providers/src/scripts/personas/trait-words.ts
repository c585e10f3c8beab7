import type { PresetId } from '@nexus/contract';
import type { Trait } from './persona.ts';

/**
 * Beginnings of the words by which people ask for a trait, in both languages and without accents: a style in Portuguese
 * is understood for an episode in English, too.
 */
const BEGINNINGS: Record<Trait, string> = {
	analytical:
		'analit analyt evidenc precis rigor dados data fatos facts compar metodic method objetiv sintes causas numer cientif scientif logic',
	skeptical:
		'cetic skeptic sceptic critic desconfi doubt duvid contest questiona provoc desafi challeng advogad polemic argument debat contrari',
	teaching: 'didat ensin teach educa professor explic explain pacien patien tutor aula defin',
	curious: 'curios pergunt asks question estranh encant descobr investig explora wonder',
	playful: 'divert engrac funny humor brincalh playful piada joke comic zoeir hilari bem-humorad',
	ironic: 'ironi sarcas sarcas acid debochad deboche mordaz wry deadpan sardon',
	lively: 'anima entusias enthus energ empolg vibrant excit agita acelerad intens contagi',
	storytelling: 'conta narra histori story storytell causo suspens cena cinemat dramat',
	literary: 'literari poeti poet lirico lyric metafor metaphor filosof philosoph erudit eleg culto culta',
	casual:
		'informal coloquial conversa casual descontra amig friend mesa simples simple espont relax giria popular bate-papo',
	calm: 'calm tranquil seren suave gentle soft pausad lent slow reflexiv contempla meditat',
	formal: 'formal profission professional jornal journal sobri neutr imparcial serio seria serious elegant executiv',
	expert: 'especial expert tecnic technic engenheir engineer doutor medic academ pesquisad research cientista experien',
	caring: 'acolhed empat empath warm gentil kind carinh afet sensivel sensitiv maternal human',
};

/** Whose examples come closest. */
export const NEAREST_DUO: Record<Trait, PresetId> = {
	analytical: 'analytical_duo',
	skeptical: 'debate_duo',
	teaching: 'educational_duo',
	curious: 'educational_duo',
	playful: 'entertainment_duo',
	ironic: 'debate_duo',
	lively: 'entertainment_duo',
	storytelling: 'entertainment_duo',
	literary: 'portuguese_duo',
	casual: 'portuguese_duo',
	calm: 'portuguese_duo',
	formal: 'analytical_duo',
	expert: 'analytical_duo',
	caring: 'portuguese_duo',
};

const DENIALS = new Set(
	'sem nada nenhum nenhuma nao nunca evita evite jamais without no not never avoids avoid'.split(' '),
);
/** Words that a denial may stand before the one that it denies. */
const REACH = 2;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The traits that a description asks for, those said most often first, then by their order in it. */
export function traitsIn(description: string): Trait[] {
	const words = folded(description).match(/[\p{L}-]+/gu) ?? [];
	const found = new Map<Trait, number>();
	for (const [index, word] of words.entries()) {
		if (words.slice(Math.max(0, index - REACH), index).some((before) => DENIALS.has(before))) continue;
		for (const [trait, beginnings] of STARTS) {
			if (beginnings.some((beginning) => word.startsWith(beginning))) found.set(trait, (found.get(trait) ?? 0) + 1);
		}
	}
	return [...found].sort(([, a], [, b]) => b - a).map(([trait]) => trait);
}

const STARTS = Object.entries(BEGINNINGS).map(([trait, list]) => [trait as Trait, list.split(' ')] as const);
