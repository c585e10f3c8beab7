import { errorMessage } from '@nexus/contract';
import type { States } from './string-check.ts';

const NOT_THERE = errorMessage('audio_missing');

/** Podcasts that were made, are being made, or are gone. */
export const EPISODE_STRINGS = {
	'more than three podcasts': {
		screen: '/',
		strings: [
			{ text: 'View All', chapter: '2 Main generator page', as: 'link' },
			{ text: 'Disponível', chapter: '2 Podcast list', as: 'text' },
			{ text: 'Agora mesmo', chapter: '2 Podcast list', as: 'text' },
			{ text: 'N h atrás', shown: /^\d+ h atrás$/, chapter: '2 Podcast list', as: 'text' },
			{ text: 'Ontem', chapter: '2 Podcast list', as: 'text' },
			{ text: 'Diário às 1h', chapter: '2 Podcast list', as: 'text' },
		],
	},
	'the history': {
		screen: '/history',
		strings: [
			{ text: 'Histórico de Podcasts', chapter: '2 Routing', as: 'heading' },
			{ text: 'N partes', shown: '2 partes', chapter: '2 Podcast list', as: 'text' },
		],
	},
	'a download that began': {
		screen: '/history',
		strings: [{ text: 'Download do podcast iniciado.', chapter: '8 Toasts', as: 'notice' }],
	},
	'a download of audio that is gone': {
		screen: '/history',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Nenhum arquivo de áudio disponível', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a download that nobody answers': {
		screen: '/history',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha no download do podcast', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'the player saves': {
		screen: 'the player',
		strings: [{ text: 'Download iniciado', chapter: '8 Toasts', as: 'notice' }],
	},
	'the player saves, nobody answers': {
		screen: 'the player',
		strings: [
			{ text: 'Erro no download', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao baixar o áudio', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'audio that is gone is played': {
		screen: 'the player',
		strings: [
			{ text: 'Erro de reprodução', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Não foi possível carregar ou reproduzir o áudio.', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'the player saves audio that is gone': {
		screen: 'the player',
		strings: [
			{ text: 'Erro no download', chapter: '8 Toasts', as: 'notice' },
			{ text: NOT_THERE, chapter: '8 Toasts (server message)', as: 'notice' },
		],
	},
	'a deletion that nobody answers': {
		screen: '/history, delete confirmation',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao excluir podcast', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a podcast was deleted': {
		screen: '/history',
		strings: [{ text: 'Podcast excluído com sucesso.', chapter: '8 Toasts', as: 'notice' }],
	},
	'a podcast that is not there, after a cleanup': {
		screen: '/podcasts/:id',
		strings: [
			{ text: 'Erro ao buscar detalhes', chapter: '8 Toasts', as: 'heading' },
			{
				text: 'Não foi possível carregar os detalhes completos do podcast.',
				chapter: '8 Toasts',
				as: 'text',
			},
			{ text: errorMessage('not_found'), chapter: '8 Toasts (server message)', as: 'text' },
			{ text: 'Limpeza Automática Executada', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a podcast that was never generated': {
		screen: '/podcasts/:id',
		strings: [
			{ text: 'Áudio não disponível', chapter: '8 Panels', as: 'text' },
			{
				text: 'O podcast pode ter falhado ou ainda está sendo processado.',
				chapter: '8 Panels',
				as: 'text',
			},
		],
	},
	'a generation that nobody answers': {
		screen: '/podcasts/:id',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha na geração do podcast', chapter: '4 Generation flow', as: 'notice' },
		],
	},
	'a generation under way': {
		screen: '/podcasts/:id, generation progress',
		strings: [
			{ text: 'Cancelar', chapter: '2 Generation progress modal', as: 'button' },
			{ text: 'Ocultar', chapter: '4 Progress modal', as: 'button' },
		],
	},
	'a cancellation that nobody answers': {
		screen: '/podcasts/:id, generation progress',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao cancelar job', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a generation that was cancelled': {
		screen: '/podcasts/:id',
		strings: [{ text: 'Geração do podcast foi cancelada.', chapter: '8 Toasts', as: 'notice' }],
	},
} as const satisfies States;
