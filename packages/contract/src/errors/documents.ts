import type { ErrorTexts } from './error-texts.ts';

/** Documents: uploads, imports and pages of the web. */
export const documentsErrors = {
	upload_missing: { status: 400, message: 'Envie um arquivo no campo "file".' },
	upload_too_large: { status: 413, message: 'O arquivo passa do limite de {megabytes} MB.' },
	upload_extension: { status: 415, message: 'Envie um arquivo .md ou .txt.' },
	upload_not_text: {
		status: 415,
		message: 'O arquivo não é um texto legível. Envie um documento de texto em .md ou .txt.',
	},
	upload_empty: { status: 422, message: 'O arquivo não tem texto. Envie um documento com conteúdo.' },
	upload_interrupted: { status: 400, message: 'O envio foi interrompido. Tente novamente.' },
	import_missing: {
		status: 400,
		message: 'Envie um arquivo no campo "file", ou um JSON com "url", ou com "text" e "title".',
	},
	import_too_large: { status: 413, message: 'O arquivo passa do limite de {megabytes} MB.' },
	import_unsupported: {
		status: 415,
		message:
			'Não sabemos ler este tipo de arquivo ({kind}). Envie PDF, Word (.docx ou .doc), OpenDocument, RTF, EPUB, PowerPoint, HTML, Markdown ou texto.',
	},
	import_encrypted: {
		status: 422,
		message: 'O arquivo está protegido por senha. Salve uma cópia sem senha e envie-a.',
	},
	import_damaged: {
		status: 422,
		message:
			'O arquivo está danificado ou incompleto e não pôde ser lido. Abra-o no programa de origem e salve de novo.',
	},
	import_empty: { status: 422, message: 'Não encontramos texto neste documento.' },
	import_only_images: {
		status: 422,
		message:
			'Este documento só tem imagens de páginas, sem texto que possa ser lido. Passe-o por um programa de reconhecimento de texto (OCR) e envie o resultado.',
	},
	import_too_complex: {
		status: 422,
		message: 'O arquivo se desdobra em conteúdo demais para ser lido com segurança. Divida-o e envie as partes.',
	},
	import_too_many_pages: {
		status: 422,
		message: 'O documento tem {pages} páginas e o limite é {limit}. Divida-o e envie as partes.',
	},
	import_too_long: {
		status: 422,
		message: 'O texto do documento passa do limite de {megabytes} MB. Divida-o e envie as partes.',
	},
	import_timeout: {
		status: 422,
		message: 'A leitura do arquivo demorou demais e foi interrompida. Divida-o e envie as partes.',
	},
	document_has_podcasts: {
		status: 409,
		message:
			'Já existe um podcast feito deste documento, e o texto não pode mais mudar. Traga-o de novo para corrigi-lo.',
	},
	import_cancelled: { status: 409, message: 'A leitura do documento foi cancelada.' },
	import_not_cancellable: { status: 409, message: 'A leitura deste documento já terminou.' },
	web_import_off: { status: 403, message: 'Quem administra este servidor desligou a leitura de páginas da web.' },
	web_address_invalid: {
		status: 422,
		message: 'Informe o endereço completo de uma página, como https://exemplo.com/artigo.',
	},
	web_port_refused: { status: 422, message: 'Só lemos páginas nas portas usuais da web (80 e 443).' },
	web_unreachable: { status: 422, message: 'Não conseguimos chegar a {host}. Confira o endereço.' },
	web_status: { status: 422, message: 'O site {host} respondeu com o erro {status}. Confira o endereço.' },
	web_needs_login: {
		status: 422,
		message: 'O site {host} só mostra esta página a quem entra com uma conta. Copie o texto e use "Colar texto".',
	},
	web_needs_browser: {
		status: 422,
		message:
			'Esta página monta o conteúdo no navegador ou barra leitores automáticos, e não veio texto. Copie o texto e use "Colar texto".',
	},
	web_not_text: {
		status: 415,
		message: 'Este endereço não leva a uma página, e sim a um arquivo ({type}). Baixe-o e envie o arquivo.',
	},
	web_too_large: { status: 413, message: 'A página passa do limite de {megabytes} MB.' },
	web_timeout: { status: 422, message: 'O site {host} demorou demais para responder. Tente de novo mais tarde.' },
	web_too_many_redirects: { status: 422, message: 'O endereço leva de um lugar a outro sem chegar a uma página.' },
	document_missing: { status: 422, message: 'Envie document_id ou o texto do documento.' },
	documents_too_large: {
		status: 413,
		message: 'Juntos, os documentos passam do limite de {megabytes} MB de texto. Tire algum da lista.',
	},
	too_many_kept: {
		status: 409,
		message: 'Você pode manter até {limit} documentos fora da limpeza. Deixe de manter outro antes deste.',
	},
	too_many_uploads: {
		status: 429,
		message: 'Há envios demais ao mesmo tempo (limite de {limit}). Espere um terminar e tente de novo.',
	},
	document_unreadable: { status: 422, message: 'Não encontramos texto para narrar neste documento.' },
	document_in_use: {
		status: 409,
		message: 'Este documento está sendo usado por uma geração em andamento. Espere ela terminar ou cancele-a.',
	},
	document_cleaned: {
		status: 410,
		message: 'O arquivo deste documento foi removido por uma limpeza. Envie-o novamente.',
	},
	source_gone: {
		status: 410,
		message: 'O documento deste podcast foi removido: o trecho de origem não pode mais ser mostrado.',
	},
} as const satisfies ErrorTexts;
