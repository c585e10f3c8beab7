import { LANGUAGES, type Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

const TOWN = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}'’.-]*){0,3}`;
/** "Juiz de Fora, 14 de setembro de 2025": a town with a day, alone in their line. */
const WITH_DAY = new RegExp(String.raw`^(?!\p{Lu}\s)(${TOWN}),\s(?:em\s)?\d{1,2}º?\sde\s\p{L}+\sde\s\d{4}\.?$`, 'u');

/** By language, the names of states by their letters, and a town with one. */
const STATES = new Map(
	LANGUAGES.map((language) => {
		const names = languagePack(language).about.states.split('|');
		const either = names.map((state) => `${state.slice(3)}|${state.slice(0, 2)}`).sort((a, b) => b.length - a.length);
		const pattern = new RegExp(
			String.raw`(?:^De\s|(?<=^|,\s|\s[–—·|•-]\s))(${TOWN})(?:,\s|\s?[/–-]\s?|\s\()(${either.join('|')})(?!\p{L})\)?`,
			'u',
		);
		return [language, { names: new Map(names.map((state) => [state.slice(0, 2), state.slice(3)])), pattern }] as const;
	}),
);

/** "Divinópolis (MG)", "Newton, New Jersey": a town with its state in words; and as they are written. */
export function placeIn(line: string, language: Language): { said: string; written: string } | null {
	const states = STATES.get(language);
	const [written = '', place, state = ''] = states?.pattern.exec(line) ?? [];
	if (place) return { said: `${place}, ${states?.names.get(state) ?? state}`, written };
	const town = WITH_DAY.exec(line)?.[1];
	return town ? { said: town, written: town } : null;
}
