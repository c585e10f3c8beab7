import type { CustomDuo } from '@nexus/contract';
import { VOICE_IDS, type VoiceId } from '@nexus/contract/voices';
import { useCallback, useState } from 'react';

const KEY = 'nexus_custom_duos';

export interface HostForm {
	name: string;
	voice: VoiceId | '';
	style: string;
	description: string;
}

export interface DuoForm {
	name: string;
	host_a: HostForm;
	host_b: HostForm;
}

const emptyHost = (voice: VoiceId): HostForm => ({ name: '', voice, style: '', description: '' });

export const emptyDuo = (): DuoForm => ({ name: '', host_a: emptyHost('Puck'), host_b: emptyHost('Zephyr') });

function hostFrom({ name, voice, style, description }: HostForm): CustomDuo['host_a'] | null {
	const told = { name: name.trim(), style: style.trim(), description: description.trim() };
	if (!told.name || !told.style || !voice) return null;
	return { ...told, voice, description: told.description || told.style };
}

/** The duo that a form describes, or null while a name, a voice or a style is missing. */
export function duoFrom(form: DuoForm): CustomDuo | null {
	const name = form.name.trim();
	const host_a = hostFrom(form.host_a);
	const host_b = hostFrom(form.host_b);
	return name && host_a && host_b ? { name, host_a, host_b } : null;
}

const isHost = (value: unknown): boolean => {
	const host = value as Partial<HostForm> | null;
	return (
		typeof host?.name === 'string' && typeof host.style === 'string' && VOICE_IDS.some((voice) => voice === host.voice)
	);
};

/** The duos of a stored list; what is not one is left out. */
export function parseDuos(stored: string | null): CustomDuo[] {
	try {
		const list: unknown = JSON.parse(stored ?? '[]');
		if (!Array.isArray(list)) return [];
		return list.filter((duo) => typeof duo?.name === 'string' && isHost(duo.host_a) && isHost(duo.host_b));
	} catch (error) {
		console.error('Custom duos could not be read', error);
		return [];
	}
}

/** The duos kept in this browser. */
export function useCustomDuos() {
	const [duos, setDuos] = useState(() => parseDuos(localStorage.getItem(KEY)));
	const save = useCallback((next: CustomDuo[]) => {
		setDuos(next);
		try {
			localStorage.setItem(KEY, JSON.stringify(next));
		} catch (error) {
			console.error('Custom duos could not be saved', error);
		}
	}, []);
	return {
		duos,
		/** Returns the index of the new duo. */
		add: (duo: CustomDuo) => {
			save([...duos, duo]);
			return duos.length;
		},
		remove: (index: number) => save(duos.toSpliced(index, 1)),
	};
}
