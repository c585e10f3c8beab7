import type { SystemGeminiStatus } from '@nexus/contract';

type Status = Pick<SystemGeminiStatus, 'engines' | 'key_owner'>;

const NO_VOICES = 'Vozes naturais, que ainda não estão instaladas';
const KEYS = { user: 'com a sua chave', system: 'com a chave deste servidor' } as const;

/** What writes and what speaks the user's next episode. */
export function engineWords({ engines, key_owner }: Status): { script: string; speech: string } {
	const named = ({ engine, model }: Status['engines']['script'], embedded: string) => {
		if (engine === 'embedded') return embedded;
		if (engine === 'natural')
			return model === null ? NO_VOICES : `Vozes naturais (${model.replace(/:.*/, '')}), nesta instalação`;
		if (engine === 'gemini') return [model ?? 'Gemini', key_owner ? KEYS[key_owner] : 'falta a chave'].join(', ');
		return `${model ?? 'Modelo'}, no servidor de modelos desta instalação`;
	};
	return {
		script: named(engines.script, 'Leitura guiada, feita nesta instalação, sem modelo de IA'),
		speech: named(engines.speech, 'Voz básica, sintetizada nesta instalação, sem modelo de IA'),
	};
}

const QUALITIES: Record<string, string> = { fast: 'rápida', balanced: 'equilibrada', best: 'melhor' };

/** A model and its quality: two of them may be of one model. */
function naturalWords(model: string): string {
	const [name = '', quality = ''] = model.split(':');
	const words = QUALITIES[quality];
	return words === undefined ? name : `${name}, qualidade ${words}`;
}

/** The voices of one episode. */
export function voicesName({ engine, model }: Status['engines']['speech']): string {
	if (engine === 'embedded') return 'Voz básica';
	if (engine === 'natural') return model === null ? NO_VOICES : `Vozes naturais (${naturalWords(model)})`;
	return engine === 'gemini'
		? ['Vozes do Gemini', model && `(${model})`].filter(Boolean).join(' ')
		: 'Vozes do servidor configurado';
}
