import type { CustomDuo } from '@nexus/contract';
import { VOICE_IDS, type VoiceId } from '@nexus/contract/voices';
import { useCallback, useState } from 'react';

const KEY = 'nexus_custom_duos';

export interface HostForm {
	name: string;
	voice: VoiceId | '';
	/** A voice of the model's own; empty for the one that corresponds to `voice`. */
	model_voice: string;
	style: string;
	description: string;
}

export interface DuoForm {
	name: string;
	host_a: HostForm;
	host_b: HostForm;
}

const emptyHost = (voice: VoiceId): HostForm => ({
	...{ name: '', voice, model_voice: '', style: '', description: '' },
});

export const emptyDuo = (): DuoForm => ({ name: '', host_a: emptyHost('Puck'), host_b: emptyHost('Zephyr') });

/** The form that a duo fills: a description that only repeats the style is left out of it. */
export function formOf({ name, ...hosts }: CustomDuo): DuoForm {
	const form = (host: CustomDuo['host_a']): HostForm => ({
		...host,
		model_voice: host.model_voice ?? '',
		description: host.description && host.description !== host.style ? host.description : '',
	});
	return { name, host_a: form(hosts.host_a), host_b: form(hosts.host_b) };
}

const alike = (a: string, b: string) => a.trim().toLocaleLowerCase('pt-BR') === b.trim().toLocaleLowerCase('pt-BR');

/** Whether both hosts have one name: nobody could tell whose line is whose. */
export const haveOneName = ({ host_a, host_b }: DuoForm): boolean =>
	host_a.name.trim() !== '' && alike(host_a.name, host_b.name);

function hostFrom({ name, voice, model_voice, style, description }: HostForm): CustomDuo['host_a'] | null {
	const told = { name: name.trim(), style: style.trim(), description: description.trim() };
	if (!told.name || !told.style || !voice) return null;
	return { ...told, voice, ...(model_voice && { model_voice }), description: told.description || told.style };
}

/** The duo that a form describes, or null while a name, a voice or a style is missing, or both hosts have one name. */
export function duoFrom(form: DuoForm): CustomDuo | null {
	const name = form.name.trim();
	const host_a = hostFrom(form.host_a);
	const host_b = hostFrom(form.host_b);
	return name && host_a && host_b && !haveOneName(form) ? { name, host_a, host_b } : null;
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
		change: (index: number, duo: CustomDuo) => save(duos.with(index, duo)),
		remove: (index: number) => save(duos.toSpliced(index, 1)),
	};
}
