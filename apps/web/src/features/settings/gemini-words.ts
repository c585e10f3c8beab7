import type { SystemGeminiStatus } from '@nexus/contract';
import type { KeyProblem } from './key-check.ts';

/**
 * What a system's status, and a key of one's own, mean for the person who wants to make a podcast.
 * @param problem with which that key was saved all the same; null where none is known
 */
export function statusWords(
	status: SystemGeminiStatus,
	hasOwnKey: boolean,
	problem: KeyProblem | null,
): { title: string; text: string; ready: boolean } {
	if (hasOwnKey && problem) return { ...problem.stored, ready: !problem.isOfKey };
	if (hasOwnKey)
		return {
			title: 'A sua chave do Gemini está configurada',
			text: 'Roteiros e vozes são feitos com ela, e o uso é cobrado na sua conta do Google.',
			ready: true,
		};
	if (status.custom_config_required)
		return {
			title: 'Falta uma chave do Gemini',
			text: 'Este servidor usa o Gemini e não tem uma chave própria. Sem uma chave sua, não é possível gerar podcasts.',
			ready: false,
		};
	if (status.has_system_gemini_key)
		return {
			title: 'O modelo de IA está pronto',
			text: 'Este servidor tem uma chave do Gemini: roteiros e vozes usam essa chave e você não precisa configurar nada.',
			ready: true,
		};
	if (status.engines.script.engine === 'openai')
		return {
			title: 'O modelo de IA está pronto',
			text: 'Os roteiros são escritos pelo modelo configurado neste servidor. Nenhuma chave é necessária.',
			ready: true,
		};
	return {
		title: 'Pronto para gerar, sem modelo de IA',
		text: 'O episódio é uma leitura guiada do documento, em duas vozes, feita aqui mesmo. Nenhuma chave é necessária, e o seu documento não sai deste servidor.',
		ready: true,
	};
}
