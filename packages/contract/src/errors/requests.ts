import type { ErrorTexts } from './error-texts.ts';

/** What is wrong with a request, or keeps any from being answered. */
export const requestsErrors = {
	validation: { status: 422, message: 'Os dados enviados não são válidos: {reason}' },
	malformed_request: { status: 400, message: 'Não foi possível ler a requisição. Envie um JSON válido.' },
	forbidden: { status: 403, message: 'Você não tem permissão para fazer isso.' },
	not_found: { status: 404, message: 'Não encontramos o que você procura.' },
	method_not_allowed: { status: 405, message: 'Este endereço não aceita esse método.' },
	server_busy: {
		status: 503,
		message: 'O servidor está muito ocupado neste momento. Aguarde {seconds} segundos e tente de novo.',
	},
	range_not_satisfiable: { status: 416, message: 'O trecho pedido não existe neste arquivo.' },
	unavailable: {
		status: 503,
		message: 'O serviço está iniciando ou sem acesso ao banco de dados. Tente em instantes.',
	},
	internal: { status: 500, message: 'Ocorreu um erro inesperado. Tente novamente em alguns minutos.' },
	idempotency_key_invalid: {
		status: 400,
		message: 'O cabeçalho Idempotency-Key deve ter de 1 a 255 caracteres visíveis.',
	},
	idempotency_key_reused: {
		status: 422,
		message: 'Esta Idempotency-Key já foi usada em outra requisição. Use uma chave nova para cada operação.',
	},
	idempotency_key_running: {
		status: 409,
		message: 'A primeira requisição com esta Idempotency-Key ainda está em andamento. Tente de novo em instantes.',
	},
	unknown_host: {
		status: 421,
		message:
			'Este servidor não atende pelo nome "{host}". Quem o administra pode incluir esse nome em ALLOWED_HOSTS, ou no endereço de PUBLIC_URL.',
	},
	cross_site: { status: 403, message: 'Este pedido veio de outro site e foi recusado.' },
	address_not_allowed: {
		status: 422,
		message:
			'O endereço "{host}" não pode ser usado, pois leva a uma rede interna. Peça ao administrador que o autorize.',
	},
	malformed_http: { status: 400, message: 'Não foi possível entender a requisição HTTP.' },
	malformed_address: { status: 400, message: 'O endereço pedido não pode ser lido.' },
	malformed_form: {
		status: 400,
		message: 'O formulário enviado não pode ser lido. Envie o arquivo como multipart/form-data, no campo "file".',
	},
	request_timeout: { status: 408, message: 'A requisição demorou demais para chegar. Tente novamente.' },
	body_too_large: { status: 413, message: 'Os dados enviados passam do tamanho aceito.' },
	unsupported_media_type: {
		status: 415,
		message: 'Os dados não vieram em um formato aceito. Envie JSON (application/json).',
	},
	compressed_body: {
		status: 415,
		message: 'Os dados não podem vir compactados. Envie-os sem o cabeçalho Content-Encoding.',
	},
	unstorable_text: { status: 422, message: 'O campo "{path}" contém um caractere nulo, que não é aceito.' },
	headers_too_large: { status: 431, message: 'Os cabeçalhos da requisição são grandes demais.' },
	storage_unavailable: {
		status: 503,
		message: 'O armazenamento de arquivos não está respondendo. Tente novamente em alguns minutos.',
	},
	storage_full: {
		status: 507,
		message: 'Não há mais espaço no armazenamento de arquivos. Libere espaço ou avise o administrador.',
	},
	too_many_downloads: {
		status: 429,
		message:
			'Há downloads ou áudios demais abertos ao mesmo tempo (limite de {limit}). Espere algum terminar e tente de novo.',
	},
	too_many_waits: {
		status: 429,
		message: 'Há roteiros demais sendo esperados ao mesmo tempo (limite de {limit}). Espere algum ficar pronto.',
	},
	too_many_streams: {
		status: 429,
		message: 'Há acompanhamentos demais abertos ao mesmo tempo (limite de {limit}). Feche algum e tente de novo.',
	},
} as const satisfies ErrorTexts;
