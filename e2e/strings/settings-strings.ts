import { API_KEY_SCOPES, errorMessage } from '@nexus/contract';
import type { States } from './string-check.ts';

const KEY_REQUIRED = 'A chave Gemini é obrigatória pois o sistema não possui uma chave configurada.';

/** The settings, and what fails without them. */
export const SETTINGS_STRINGS = {
	'the profile': {
		screen: '/settings',
		strings: [
			{ text: 'Configurações', chapter: '2 Routing', as: 'heading' },
			{
				text: 'profile information is managed through the user’s external account',
				shown: 'As informações do perfil são gerenciadas através da sua conta externa.',
				chapter: '2 Settings page',
				as: 'text',
			},
		],
	},
	'the system has no key and none is given': {
		screen: '/settings?tab=gemini',
		strings: [
			{ text: 'Erro de Validação', chapter: '5', as: 'notice' },
			{ text: KEY_REQUIRED, chapter: '5', as: 'notice' },
		],
	},
	'settings that nobody answers': {
		screen: '/settings?tab=gemini',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao atualizar configurações', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'settings that were saved': {
		screen: '/settings?tab=gemini',
		strings: [
			{ text: 'Sucesso! ✅', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Configurações atualizadas com sucesso', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'API keys on their way': {
		screen: '/settings?tab=external',
		strings: [{ text: 'Carregando chaves de API...', chapter: '8 Panels', as: 'text' }],
	},
	'no API key yet': {
		screen: '/settings?tab=external',
		strings: [{ text: 'Nenhuma chave de API criada ainda.', chapter: '8 Panels', as: 'text' }],
	},
	'an API key without name and permission': {
		screen: '/settings?tab=external, dialog',
		strings: [
			{ text: 'Por favor, forneça um nome para a chave de API', chapter: '5', as: 'text' },
			{ text: 'Selecione pelo menos uma permissão', chapter: '5', as: 'text' },
			...API_KEY_SCOPES.map((text) => ({ text, chapter: '3 API key', as: 'text' }) as const),
		],
	},
	'a new API key that nobody answers': {
		screen: '/settings?tab=external, dialog',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao criar chave de API', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a new API key': {
		screen: '/settings?tab=external, dialog',
		strings: [{ text: 'Chave de API criada', chapter: '8 Toasts', as: 'notice' }],
	},
	'an API key that was never used': {
		screen: '/settings?tab=external',
		strings: [{ text: 'Nunca', chapter: '8 Panels', as: 'text' }],
	},
	'an API key whose deletion nobody answers': {
		screen: '/settings?tab=external',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao excluir chave de API', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'an API key was deleted': {
		screen: '/settings?tab=external',
		strings: [{ text: 'Chave de API excluída', chapter: '8 Toasts', as: 'notice' }],
	},
	'an API key with a date that cannot be read': {
		screen: '/settings?tab=external',
		strings: [{ text: 'Data inválida', chapter: '8 Panels', as: 'text' }],
	},
	'a generation under way': {
		screen: '/, generation progress',
		strings: [
			{ text: 'N etapas', shown: /^\d+ etapas$/, chapter: '4 Progress modal', as: 'text' },
			{ text: 'parte X/Y', shown: /parte \d+\/\d+/, chapter: '4 Progress modal', as: 'text' },
		],
	},
	'a generation that the provider refuses the key for': {
		screen: '/, generation progress',
		strings: [
			{ text: 'Falha na Geração', chapter: '8 Panels', as: 'dialog' },
			{ text: 'Ocorreu um erro no processamento.', chapter: '8 Panels', as: 'text' },
			{ text: 'Ver Detalhes', chapter: '8 Panels', as: 'text' },
			{ text: errorMessage('own_key_invalid'), chapter: '8 Panels (server message)', as: 'text' },
			{
				text: 'try again after a few minutes',
				shown: 'Tente novamente em alguns minutos.',
				chapter: '8 Panels',
				as: 'text',
			},
			{
				text: 'configure the user’s own key in settings',
				shown: 'Configure a sua própria chave do modelo em Configurações.',
				chapter: '8 Panels',
				as: 'text',
			},
			{
				text: 'the document should be .md, .txt or .pdf, maximum 10MB',
				shown: 'Confira se o documento é .md, .txt ou .pdf, com no máximo 10MB.',
				chapter: '5',
				as: 'text',
			},
		],
	},
	'a generation that the provider answers with nothing of use': {
		screen: '/, generation progress',
		strings: [
			{ text: 'Falha na Geração', chapter: '8 Panels', as: 'dialog' },
			{ text: 'Falha na API', shown: /^Falha na API: /, chapter: '8 Panels (server message)', as: 'text' },
			{
				text: 'a temporary model-provider problem',
				shown: 'Pode ser um problema temporário do provedor do modelo de IA.',
				chapter: '8 Panels',
				as: 'text',
			},
		],
	},
} as const satisfies States;
