import { errorMessage } from '@nexus/contract';
import type { States } from './string-check.ts';

const UPLOAD_FAILED = 'Erro no upload • {message}';

/** From a document to the start of its podcast. */
export const GENERATOR_STRINGS = {
	'nothing was chosen': {
		screen: '/, step 1',
		strings: [
			{ text: 'Escolher Arquivo', chapter: '2 File upload box', as: 'button' },
			{ text: 'at most 10MB per file', shown: /10MB por arquivo/, chapter: '2 File upload box', as: 'text' },
			{ text: 'Faça upload do arquivo para ver a estimativa', chapter: '4 Estimate panel', as: 'text' },
			{ text: 'Meu Podcast', chapter: '5', as: 'text' },
		],
	},
	'a document was sent, its estimate is awaited': {
		screen: '/, step 1',
		strings: [
			{ text: 'Arquivo enviado com sucesso!', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Arquivo enviado com sucesso • Pronto para usar', chapter: '2 File upload box', as: 'text' },
			{ text: 'Processamento em parte única!', chapter: '2 Document summary', as: 'text' },
			{ text: 'Carregando estimativa...', chapter: '4 Estimate panel', as: 'text' },
			{ text: 'continue', shown: 'Continuar', chapter: '2 Main generator page', as: 'button' },
			{
				text: 'select new file',
				shown: 'Escolher Outro Arquivo',
				chapter: '2 Main generator page',
				as: 'button',
			},
			{ text: 'Escolher Outro Arquivo', chapter: '2 Document summary', as: 'button' },
			{ text: 'Bytes', shown: /^\d+ Bytes$/, chapter: '2 Document summary', as: 'text' },
		],
	},
	'an estimate that nobody answers': {
		screen: '/, step 1',
		strings: [
			{
				text: 'Erro ao calcular estimativa: ',
				shown: /^Erro ao calcular estimativa: ./,
				chapter: '8 Panels',
				as: 'text',
			},
			{
				text: 'Erro desconhecido',
				shown: 'Erro ao calcular estimativa: Erro desconhecido',
				chapter: '8 Panels',
				as: 'text',
			},
		],
	},
	'presets that nobody answers': {
		screen: '/, step 2',
		strings: [
			{ text: 'Erro ao carregar presets', chapter: '8 Panels', as: 'text' },
			{ text: 'Usando configuração padrão.', chapter: '8 Panels', as: 'text' },
			{ text: 'Dr. {name}', shown: 'Dr. Ricardo', chapter: '3 Host preset', as: 'text' },
			{ text: 'Professora {name}', shown: 'Professora Marina', chapter: '3 Host preset', as: 'text' },
		],
	},
	'the hosts are being chosen': {
		screen: '/, step 2',
		strings: [
			{ text: 'Presets Padrão', chapter: '2 Host selection', as: 'tab' },
			{ text: 'Duos Personalizados', chapter: '2 Host selection', as: 'tab' },
			{ text: 'Criar Duo Personalizado', chapter: '2 Host selection', as: 'button' },
		],
	},
	'a duo is being made': {
		screen: '/, step 2, dialog',
		strings: [
			{ text: 'Criar Duo Personalizado', chapter: '2 Host selection', as: 'dialog' },
			{ text: 'Criar Duo', chapter: '5', as: 'button' },
			{ text: 'Puck', chapter: '3 Voices', as: 'option' },
			{ text: 'Zephyr', chapter: '3 Voices', as: 'option' },
			{ text: 'Charon', chapter: '3 Voices', as: 'option' },
			{ text: 'Kore', chapter: '3 Voices', as: 'option' },
			{ text: 'Fenrir', chapter: '3 Voices', as: 'option' },
			{ text: 'Aoede', chapter: '3 Voices', as: 'option' },
		],
	},
	'generating without a document': {
		screen: '/, step 3',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Por favor, selecione um arquivo primeiro', chapter: '5', as: 'notice' },
		],
	},
	'a document on its way': {
		screen: '/, step 1',
		strings: [{ text: 'Enviando arquivo...', chapter: '2 File upload box', as: 'text' }],
	},
	'generating while the document is on its way': {
		screen: '/, step 3',
		strings: [
			{ text: 'Aguarde', chapter: '5', as: 'notice' },
			{ text: 'Upload ainda em andamento...', chapter: '5', as: 'notice' },
		],
	},
	'an upload that nobody answers': {
		screen: '/, step 1',
		strings: [
			{ text: 'Erro no upload', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao enviar arquivo', chapter: '8 Toasts', as: 'notice' },
			{
				text: UPLOAD_FAILED,
				shown: 'Erro no upload • Falha ao enviar arquivo',
				chapter: '8 Toasts',
				as: 'text',
			},
			{ text: 'Tentar novamente', chapter: '2 File upload box', as: 'button' },
			{ text: 'Cancelar', chapter: '2 File upload box', as: 'button' },
		],
	},
	'an upload that a proxy answers with a page': {
		screen: '/, step 1',
		strings: [{ text: 'Upload failed', shown: 'Erro no upload • Upload failed', chapter: '8 Generic', as: 'text' }],
	},
	'generating after the upload failed': {
		screen: '/, step 3',
		strings: [{ text: 'Upload do arquivo falhou. Tente novamente.', chapter: '5', as: 'notice' }],
	},
	'a document without text': {
		screen: '/, step 1',
		strings: [
			{
				text: UPLOAD_FAILED,
				shown: `Erro no upload • ${errorMessage('upload_empty')}`,
				chapter: '8 Toasts (server message)',
				as: 'text',
			},
		],
	},
	'a document of more than the user allows': {
		screen: '/, step 1',
		strings: [
			{
				text: UPLOAD_FAILED,
				shown: `Erro no upload • ${errorMessage('upload_too_large', { megabytes: 1 })}`,
				chapter: '8 Toasts (server message)',
				as: 'text',
			},
			{ text: 'MB', shown: /\d MB$/, chapter: '2 Document summary', as: 'text' },
		],
	},
	'generating while an earlier document is fetched': {
		screen: '/, step 3',
		strings: [{ text: 'Aguarde o upload do arquivo terminar', chapter: '5', as: 'notice' }],
	},
	'a document of several parts': {
		screen: '/, step 1',
		strings: [
			{
				text: 'Será dividido em partes!',
				shown: /^Será dividido em partes!/,
				chapter: '2 Document summary',
				as: 'text',
			},
			{ text: 'Divisão em Partes', chapter: '2 Document summary', as: 'text' },
			{ text: 'parts-count badge', shown: /^\d+ partes$/, chapter: '2 Document summary', as: 'text' },
			{
				text: 'Processar N Partes',
				shown: /^Processar \d+ Partes$/,
				chapter: '2 Document summary',
				as: 'button',
			},
			{ text: 'KB', shown: /^[\d,]+ KB$/, chapter: '2 Document summary', as: 'text' },
		],
	},
	'a preview of a document that is gone': {
		screen: '/, script preview',
		strings: [
			{ text: 'Failed to generate preview', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Arquivo não foi carregado ainda.', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'a preview that nobody answers': {
		screen: '/, script preview',
		strings: [{ text: 'Failed to generate preview', chapter: '8 Toasts', as: 'notice' }],
	},
	'a podcast that nobody answers': {
		screen: '/, step 3',
		strings: [
			{ text: 'Erro', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Falha ao criar podcast', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'the script is there': {
		screen: '/, script preview',
		strings: [
			{ text: 'Edit Script', chapter: '2 Script preview card', as: 'button' },
			{ text: 'Approve & Generate', chapter: '2 Script preview card', as: 'button' },
		],
	},
	'the script was copied': {
		screen: '/, script preview',
		strings: [{ text: 'Script copiado!', chapter: '8 Toasts', as: 'notice' }],
	},
	'the draft of the preview': {
		screen: '/podcasts/:id',
		strings: [{ text: 'Preview - ', shown: /^Preview - ./, chapter: '5', as: 'heading' }],
	},
	'the podcast was created': {
		screen: '/, generation progress',
		strings: [
			{ text: 'Podcast criado', chapter: '8 Toasts', as: 'notice' },
			{ text: 'Iniciando geração do áudio...', chapter: '8 Toasts', as: 'notice' },
		],
	},
	'the podcast is ready': {
		screen: '/, generation progress',
		strings: [{ text: 'Fechar', chapter: '4 Progress modal', as: 'button' }],
	},
} as const satisfies States;
