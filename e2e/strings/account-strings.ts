import { errorMessage } from '@nexus/contract';
import type { States } from './string-check.ts';

/** Who comes, signs in, registers and leaves. */
export const ACCOUNT_STRINGS = {
	'the session is loading': {
		screen: 'every path',
		strings: [{ text: 'Carregando...', chapter: '2 Routing', as: 'text' }],
	},
	'somebody is signed in': {
		screen: 'the frame',
		strings: [
			{ text: 'V2.0 AI Generator', chapter: '1', as: 'text' },
			{ text: 'the AI model is ready', shown: 'Modelo de IA pronto', chapter: '1', as: 'text' },
			{ text: 'Criar Podcast', chapter: '2 Routing', as: 'link' },
			{ text: 'Histórico', chapter: '2 Routing', as: 'link' },
			{ text: 'Configurações', chapter: '2 Routing', as: 'link' },
		],
	},
	'the user menu is open': {
		screen: 'the frame',
		strings: [
			{ text: 'Perfil', chapter: '2 Routing', as: 'menuitem' },
			{ text: 'Configurações', chapter: '2 Routing', as: 'menuitem' },
			{ text: 'Sair', chapter: '2 Routing', as: 'menuitem' },
		],
	},
	'somebody has left': {
		screen: 'landing',
		strings: [
			{ text: 'Logout realizado', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Você foi desconectado com sucesso.', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'the login form': {
		screen: '/auth',
		strings: [
			{ text: 'Login', chapter: '2 Auth page', as: 'tab' },
			{ text: 'Registrar', chapter: '2 Auth page', as: 'tab' },
			{ text: 'Entrar', chapter: '2 Auth page', as: 'button' },
		],
	},
	'a login without e-mail and password': {
		screen: '/auth',
		strings: [
			{ text: 'Digite um email válido', chapter: '5', as: 'text' },
			{ text: 'A senha é obrigatória', chapter: '5', as: 'text' },
		],
	},
	'a wrong password': {
		screen: '/auth',
		strings: [
			{ text: 'Erro no login', chapter: '8 Toasts', as: 'notice' },
			{ text: errorMessage('invalid_credentials'), chapter: '8 Toasts (server message)', as: 'notice' },
		],
	},
	'a login that nobody answers': {
		screen: '/auth',
		strings: [
			{ text: 'Erro no login', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Verifique suas credenciais e tente novamente.', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a login that a proxy answers with a page': {
		screen: '/auth',
		strings: [{ text: 'Network error', chapter: '8 Generic', as: 'notice' }],
	},
	'a login that a proxy answers without a message': {
		screen: '/auth',
		strings: [{ text: 'HTTP {status}', shown: 'HTTP 502', chapter: '8 Generic', as: 'notice' }],
	},
	'a login under way': {
		screen: '/auth',
		strings: [{ text: 'Entrando...', chapter: '2 Auth page', as: 'button' }],
	},
	'a login that worked': {
		screen: '/',
		strings: [
			{ text: 'Login realizado com sucesso!', chapter: '8 Toasts', as: 'notice' },
			{ text: 'welcome text with the product name', shown: /Nexus/, chapter: '8 Toasts', as: 'notice' },
		],
	},
	'signed in already': {
		screen: '/auth',
		strings: [{ text: 'Redirecionando...', chapter: '2 Auth page', as: 'text' }],
	},
	'the registration form': {
		screen: '/auth, tab Registrar',
		strings: [{ text: 'Criar conta', chapter: '2 Auth page', as: 'button' }],
	},
	'a registration with nothing filled in': {
		screen: '/auth, tab Registrar',
		strings: [
			{ text: 'Digite um email válido', chapter: '5', as: 'text' },
			{ text: 'Username deve ter pelo menos 3 caracteres', chapter: '5', as: 'text' },
			{ text: 'A senha deve ter pelo menos 6 caracteres', chapter: '5', as: 'text' },
			{ text: 'Nome completo é obrigatório', chapter: '5', as: 'text' },
		],
	},
	'a registration with a common password': {
		screen: '/auth, tab Registrar',
		strings: [
			{ text: 'Erro no registro', chapter: '8 Toasts', as: 'notice' },
			{ text: errorMessage('common_password'), chapter: '8 Toasts (server message)', as: 'notice' },
		],
	},
	'a registration with an e-mail that is taken': {
		screen: '/auth, tab Registrar',
		strings: [
			{ text: 'Erro no registro', chapter: '8 Toasts', as: 'notice' },
			{ text: errorMessage('account_taken'), chapter: '8 Toasts (server message)', as: 'notice' },
		],
	},
	'a registration that nobody answers': {
		screen: '/auth, tab Registrar',
		strings: [
			{ text: 'Erro no registro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Tente novamente com dados diferentes.', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a registration under way': {
		screen: '/auth, tab Registrar',
		strings: [{ text: 'Criando conta...', chapter: '2 Auth page', as: 'button' }],
	},
	'registered, the automatic login under way': {
		screen: '/auth',
		strings: [
			{ text: 'Conta criada com sucesso!', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Fazendo login automático...', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'registered, the automatic login not answered': {
		screen: '/auth',
		strings: [
			{ text: 'Conta criada, mas erro no login automático', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Faça login manualmente com suas credenciais.', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'the first visit after registration': {
		screen: '/settings?tab=gemini',
		strings: [{ text: 'Bem-vindo...', shown: /^Bem-vindo/, chapter: '2 Settings page', as: 'notice' }],
	},
} as const satisfies States;
