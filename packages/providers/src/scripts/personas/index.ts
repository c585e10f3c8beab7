import { type Language, PRESET_IDS, type PresetId } from '@nexus/contract';
import { languagePack } from '../../languages/index.ts';
import { customDuo, describe, inStyle } from './custom-duo.ts';
import type { DuoCharacter, PersonaPack, PersonaRequest } from './persona.ts';
import { personasText } from './personas-text.ts';

export { ownWords } from './custom-duo.ts';
export type { Character, DuoCharacter, Exchange, PersonaRequest } from './persona.ts';

export const personaPack = (language: Language): PersonaPack => languagePack(language).personas;

/** The two people of an episode, by rule: a preset's, or what is understood of the user's description. */
export function personasFor({ language, presetId, hosts, customStyle }: PersonaRequest): DuoCharacter {
	const pack = personaPack(language);
	const duo = isPreset(presetId) ? pack.duos[presetId] : customDuo(pack, hosts);
	return customStyle === null ? duo : inStyle(duo, pack, customStyle);
}

/**
 * The two people as they stand in an instruction, in the episode's language alone.
 * @param duo who they are, where a model was asked for it (`deepenQuestion`); by rule unless given
 */
export function personasPrompt(
	request: PersonaRequest,
	{ isTerse, duo = personasFor(request) }: { isTerse: boolean; duo?: DuoCharacter | undefined },
): string {
	const { language, presetId, hosts } = request;
	return personasText(duo, personaPack(language), { language, hosts, isCustom: !isPreset(presetId), isTerse });
}

/** Whether somebody described the two, or how they are to talk: then there is something that a model can take further. */
export const isDescribed = ({ presetId, hosts, customStyle }: PersonaRequest): boolean =>
	customStyle !== null || (!isPreset(presetId) && [hosts.A, hosts.B].some((host) => describe(host) !== ''));

/** What is said of each host of an episode: their own character for a ready-made one, else what the user wrote. */
export function descriptionOf({ language, presetId, hosts }: PersonaRequest, side: 'A' | 'B'): string {
	if (!isPreset(presetId)) return describe(hosts[side]);
	const { thinks, cares, talks } = personaPack(language).duos[presetId][side];
	return `${thinks} ${cares} ${talks}`.replaceAll('{other}', hosts[side === 'A' ? 'B' : 'A'].name);
}

const isPreset = (id: string): id is PresetId => PRESET_IDS.some((known) => known === id);
