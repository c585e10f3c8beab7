import { DEFAULT_LANGUAGE, type Language, type PresetId } from '@nexus/contract';
import { judgeByFunctionWords } from '@nexus/language/detection';
import { languagePack } from '../languages/index.ts';
import { presetsFor } from './presets.ts';

/** A ready-made host. */
interface PresetHost {
	id: PresetId;
	side: 'a' | 'b';
}

/** The ready-made hosts by their styles, which are in the interface's language. */
const PRESET_HOSTS: ReadonlyMap<string, PresetHost> = new Map(
	presetsFor(DEFAULT_LANGUAGE).flatMap(({ id, hostA, hostB }): [string, PresetHost][] => [
		[hostA.style, { id, side: 'a' }],
		[hostB.style, { id, side: 'b' }],
	]),
);

/** A host's style as a voice is told it: in the language that it speaks, or not at all. */
export function speechStyle(style: string, language: Language): string {
	const { speechStyles } = languagePack(language);
	if (speechStyles === null) return style;
	const host = PRESET_HOSTS.get(style);
	if (host !== undefined) return speechStyles.presets[host.id][host.side];
	const isForeign = judgeByFunctionWords(style) === 'pt' || speechStyles.foreignLetters.test(style);
	return isForeign ? '' : style;
}
