import type { Language } from '@nexus/contract';
import type { Hosts } from '@nexus/core/scripts';
import { asData } from './data-text.ts';
import { ENGLISH } from './instructions-en.ts';
import { PORTUGUESE } from './instructions-pt.ts';
import type { Wording } from './wording.ts';

const WORDINGS: Record<Language, Wording> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };

export const wordingOf = (language: Language): Wording => WORDINGS[language];

export interface Manner {
	language: Language;
	presetId: string;
	hosts: Hosts;
	customStyle: string | null;
}

/** The instruction of everything that writes lines: who speaks, how, and what is never done. */
export function instructionsFor({ language, presetId, hosts, customStyle }: Manner): string {
	const { task, roles, style, rules } = wordingOf(language);
	const host = ({ name, style: manner, description }: Hosts['A']) =>
		[asData(name), asData(manner), asData(description)].filter(Boolean).join(' — ');
	return [
		task.replace('{a}', () => host(hosts.A)).replace('{b}', () => host(hosts.B)),
		roles[presetId] ?? roles.custom,
		customStyle ? `${style}\n<style>${asData(customStyle)}</style>` : null,
		rules,
	]
		.filter(Boolean)
		.join('\n\n');
}
