import type { RouteName } from '../routes.ts';
import type { Operation } from './operation.ts';

/** Documents, from upload to text. */
export const documentsOperations = {
	libraryDocuments: {
		tag: 'Documentos',
		summary: 'Listar documentos',
		description:
			'Os documentos enviados e trazidos, os mais novos primeiro: de onde vieram, quantos podcasts foram feitos de cada um e quando a limpeza pode levá-lo.',
	},
	libraryDocument: {
		tag: 'Documentos',
		summary: 'Consultar um documento',
		description: 'O mesmo de um documento, com os podcasts feitos dele.',
		errors: ['not_found'],
	},
	changeDocument: {
		tag: 'Documentos',
		summary: 'Renomear ou manter um documento',
		description: 'Muda o nome de um documento, ou se a limpeza o deixa onde está.',
		errors: ['not_found', 'too_many_kept'],
	},
	documentSources: {
		tag: 'Documentos',
		summary: 'Consultar o que pode ser trazido',
		description: 'O maior arquivo que se pode trazer, e se páginas da web podem ser lidas pelo endereço.',
	},
	importDocument: {
		tag: 'Documentos',
		summary: 'Trazer um documento de outra fonte',
		description:
			'Lê PDF, Word (.docx e .doc), OpenDocument, RTF, EPUB, PowerPoint, HTML, Markdown ou texto, enviado no campo `file`; ou, em JSON, uma página da web por `url`, ou um texto por `text` e `title`. Responde 202 com o id, que será o do documento; com `wait`, espera até tantos segundos pelo fim e responde 200 com o resultado.',
		errors: [
			'import_missing',
			'import_too_large',
			'malformed_form',
			'upload_interrupted',
			'web_import_off',
			'web_address_invalid',
			'account_storage_limit',
			'too_many_uploads',
			'too_many_waits',
			'storage_unavailable',
			'storage_full',
		],
		upload: 'or-json',
	},
	documentImport: {
		tag: 'Documentos',
		summary: 'Consultar a leitura de um documento',
		description:
			'Andamento e, no fim, o resultado: Markdown, título, autor, data, páginas, idioma e avisos do que ficou de fora. Com `wait`, espera até tantos segundos pelo fim.',
		errors: ['not_found', 'too_many_waits', 'storage_unavailable', 'document_cleaned'],
	},
	cancelImport: {
		tag: 'Documentos',
		summary: 'Cancelar a leitura de um documento',
		description: 'Interrompe a leitura e apaga o que foi enviado.',
		errors: ['not_found', 'import_not_cancellable', 'storage_unavailable'],
	},
	documentBeginning: {
		tag: 'Documentos',
		summary: 'Ver como um documento começa',
		description: 'As primeiras linhas do texto, sem as marcas de Markdown.',
		errors: ['not_found', 'document_cleaned', 'storage_unavailable'],
	},
	documentText: {
		tag: 'Documentos',
		summary: 'Ler o texto de um documento',
		description: 'O texto de que os podcasts são feitos, em Markdown, enviado ou trazido.',
		errors: ['not_found', 'document_cleaned', 'storage_unavailable'],
	},
	saveDocumentText: {
		tag: 'Documentos',
		summary: 'Corrigir o texto de um documento',
		description: 'Troca o texto de um documento de que ainda não se fez nenhum podcast. O arquivo enviado fica como é.',
		errors: [
			'not_found',
			'document_has_podcasts',
			'document_cleaned',
			'upload_empty',
			'upload_not_text',
			'import_too_complex',
			'import_timeout',
			'account_storage_limit',
			'too_many_uploads',
			'storage_unavailable',
			'storage_full',
		],
	},
	upload: {
		tag: 'Documentos',
		summary: 'Enviar um documento',
		description: 'Guarda um texto .md ou .txt de até 10 MB. UTF-8, UTF-16 e Latin-1 são reconhecidos.',
		errors: [
			'malformed_form',
			'upload_missing',
			'upload_too_large',
			'upload_extension',
			'upload_not_text',
			'upload_empty',
			'upload_interrupted',
			'import_too_complex',
			'import_timeout',
			'account_storage_limit',
			'too_many_uploads',
			'storage_unavailable',
			'storage_full',
		],
		upload: true,
	},
	uploads: {
		tag: 'Documentos',
		summary: 'Listar documentos',
		description: 'Os documentos enviados, o mais novo antes.',
	},
} satisfies Partial<Record<RouteName, Operation>>;
