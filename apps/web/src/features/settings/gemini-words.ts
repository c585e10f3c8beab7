import type { SystemGeminiStatus } from '@nexus/contract';

/** What a system's status means for the person who wants to make a podcast. */
export function statusWords(status: SystemGeminiStatus): { title: string; text: string } {
	if (status.custom_config_required)
		return {
			title: 'Falta uma chave do Gemini',
			text: 'Este servidor usa o Gemini e não tem uma chave própria. Sem uma chave sua, não é possível gerar podcasts.',
		};
	if (status.has_system_gemini_key)
		return {
			title: 'O modelo de IA está pronto',
			text: 'Este servidor tem uma chave do Gemini: roteiros e vozes usam essa chave e você não precisa configurar nada.',
		};
	return {
		title: 'O modelo de IA está pronto',
		text: 'Roteiros e vozes são feitos aqui mesmo, pelos mecanismos que acompanham o Nexus. Nenhuma chave é necessária e o seu documento não sai deste servidor.',
	};
}
