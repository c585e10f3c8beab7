import type { CustomDuo, HostPreset } from '@nexus/contract';

/** Who hosts the episode: a preset of the server's, or a duo of the user's own. */
export type HostChoice = { kind: 'preset'; preset: HostPreset } | { kind: 'custom'; id: string; duo: CustomDuo };

/** A custom duo's id is its place in the stored list. */
export const customDuoId = (index: number): string => `custom_${index}`;

/** What stands in when the presets cannot be loaded. */
export const FALLBACK_PRESET: HostPreset = {
	preset_id: 'analytical_duo',
	name: 'Dupla Analítica',
	description: 'Olham o assunto por dentro, com calma e precisão.',
	host_a: {
		name: 'Dr. Ricardo',
		voice: 'Puck',
		style: 'Analítico e curioso, faz as perguntas que organizam o assunto.',
		description: 'Puxa o fio da conversa e pede evidências.',
	},
	host_b: {
		name: 'Professora Marina',
		voice: 'Zephyr',
		style: 'Clara e precisa, explica cada ponto com base no documento.',
		description: 'Explica com clareza e liga os pontos.',
	},
};

export const choiceName = (choice: HostChoice): string =>
	choice.kind === 'preset' ? choice.preset.name : choice.duo.name;

export const hostsOf = (choice: HostChoice) => (choice.kind === 'preset' ? choice.preset : choice.duo);

/** The part of the create call that names the hosts. */
export const hostPayload = (choice: HostChoice): { personality_preset: string; customDuo?: CustomDuo } =>
	choice.kind === 'preset'
		? { personality_preset: choice.preset.preset_id }
		: { personality_preset: 'custom', customDuo: choice.duo };
