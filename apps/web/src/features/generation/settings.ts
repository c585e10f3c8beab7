import type { Language } from '@nexus/contract/languages';
import { CUSTOM_STYLE_MAX } from '@nexus/contract/limits';
import { count } from '../../lib/format.ts';
import { NO_WISHES, type ScriptWishes, wrongWish } from './script-wishes.ts';

/** What the second step asks for, beside the hosts. */
export interface EpisodeSettings {
	name: string;
	language: Language;
	customStyle: string;
	/** One audio file a part, instead of one for the whole. */
	multipleFiles: boolean;
	wishes: ScriptWishes;
}

export const STYLE_TOO_LONG = `O estilo passa de ${count(CUSTOM_STYLE_MAX)} caracteres: encurte-o para continuar.`;

/** Whether a style is more than can be sent. */
export const isTooLong = (style: string): boolean => style.trim().length > CUSTOM_STYLE_MAX;

/** What is wrong with a setting that would be refused, in words; null where nothing is. */
export function wrongSetting({ customStyle, wishes }: Pick<EpisodeSettings, 'customStyle' | 'wishes'>): string | null {
	if (isTooLong(customStyle)) return STYLE_TOO_LONG;
	return wrongWish(wishes);
}

/** What was chosen so far; no language while the user's own holds. */
export type ChosenSettings = Omit<EpisodeSettings, 'language'> & { language: Language | null };

export const DEFAULT_SETTINGS: ChosenSettings = {
	name: '',
	language: null,
	customStyle: '',
	multipleFiles: false,
	wishes: NO_WISHES,
};
