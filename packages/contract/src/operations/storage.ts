import type { RouteName } from '../routes.ts';
import type { Operation } from './operation.ts';
import { AUDIO, READING, SENDING } from './shared-errors.ts';

/** What is stored, and cleanups. */
export const storageOperations = {
	storageHealth: {
		tag: 'Armazenamento',
		summary: 'Estado do armazenamento',
		description: 'Se os arquivos podem ser lidos e gravados.',
	},
	documentInfo: {
		tag: 'Armazenamento',
		summary: 'Detalhes de um documento',
		description: 'Tamanho, codificação e idioma de um documento.',
	},
	files: {
		tag: 'Armazenamento',
		summary: 'Listar arquivos',
		description: 'Os arquivos da pessoa, documentos e áudios.',
	},
	deleteDocument: {
		tag: 'Armazenamento',
		summary: 'Excluir um documento',
		description: 'Exclui um documento enviado. Os podcasts feitos com ele ficam.',
		errors: ['document_in_use', 'storage_unavailable'],
	},
	cleanStorage: {
		tag: 'Armazenamento',
		summary: 'Limpar arquivos antigos',
		description: 'Remove os arquivos da pessoa com mais de `days_old` dias.',
	},
	downloadAudio: {
		tag: 'Armazenamento',
		summary: 'Baixar o áudio',
		description: 'O arquivo de áudio do podcast, para salvar.',
		errors: [...READING, ...SENDING],
		media: { ...AUDIO, redirects: true },
	},
	downloadDocument: {
		tag: 'Armazenamento',
		summary: 'Baixar um documento',
		description: 'O documento como foi enviado.',
		errors: [...SENDING, 'document_cleaned', 'storage_unavailable'],
		media: { types: ['application/octet-stream', 'text/plain', 'text/markdown'], ranges: true, redirects: true },
	},
	streamAudio: {
		tag: 'Armazenamento',
		summary: 'Tocar o áudio',
		description: 'O áudio do podcast; com armazenamento remoto, um redirecionamento (302) para o endereço assinado.',
		errors: [...READING, ...SENDING],
		media: { ...AUDIO, redirects: true },
	},

	cleanupStats: {
		tag: 'Limpeza',
		summary: 'Estatísticas da limpeza',
		description: 'Quantos podcasts foram limpos, os mais recentes e a configuração em vigor.',
	},
	runCleanup: {
		tag: 'Limpeza',
		summary: 'Executar a limpeza',
		description: 'Executa a limpeza agora, nos próprios arquivos. Quem administra pode executá-la para todos.',
		errors: ['forbidden', 'storage_unavailable'],
	},
	cleanPodcast: {
		tag: 'Limpeza',
		summary: 'Limpar um podcast',
		description: 'Remove o áudio de um podcast. Roteiro e dados ficam.',
		errors: ['generation_running', 'nothing_to_clean', 'storage_unavailable'],
	},
	cleanupHistory: { tag: 'Limpeza', summary: 'Histórico da limpeza', description: 'As limpezas, a mais nova antes.' },
	cleanupConfig: {
		tag: 'Limpeza',
		summary: 'Configuração da limpeza',
		description: 'Prazos, quantos podcasts recentes ficam e a agenda.',
	},
} satisfies Partial<Record<RouteName, Operation>>;
