/**
 * Every error that the API answers with: its HTTP status and its message in Portuguese.
 * A message may hold `{name}` places, filled from the error's `values`.
 */
export const ERRORS = {
	validation: { status: 422, message: 'Os dados enviados não são válidos: {reason}' },
	malformed_request: { status: 400, message: 'Não foi possível ler a requisição. Envie um JSON válido.' },
	unauthenticated: { status: 401, message: 'Sua sessão terminou. Entre novamente.' },
	invalid_credentials: { status: 401, message: 'E-mail ou senha incorretos.' },
	forbidden: { status: 403, message: 'Você não tem permissão para fazer isso.' },
	not_found: { status: 404, message: 'Não encontramos o que você procura.' },
	method_not_allowed: { status: 405, message: 'Este endereço não aceita esse método.' },
	email_taken: { status: 409, message: 'Este e-mail já está cadastrado.' },
	username_taken: { status: 409, message: 'Este nome de usuário já está em uso.' },
	common_password: { status: 422, message: 'Esta senha é muito comum. Escolha outra, mais difícil de adivinhar.' },
	too_many_attempts: { status: 429, message: 'Muitas tentativas. Aguarde {seconds} segundos e tente de novo.' },
	upload_missing: { status: 400, message: 'Envie um arquivo no campo "file".' },
	upload_too_large: { status: 413, message: 'O arquivo passa do limite de {megabytes} MB.' },
	upload_extension: { status: 415, message: 'Envie um arquivo .md ou .txt.' },
	upload_not_text: {
		status: 415,
		message: 'O arquivo não é um texto legível. Envie um documento de texto em .md ou .txt.',
	},
	upload_empty: { status: 422, message: 'O arquivo não tem texto. Envie um documento com conteúdo.' },
	upload_interrupted: { status: 400, message: 'O envio foi interrompido. Tente novamente.' },
	document_missing: { status: 422, message: 'Envie document_id ou o texto do documento.' },
	unknown_preset: { status: 422, message: 'Não existe a dupla de apresentadores "{preset}".' },
	monthly_limit: {
		status: 429,
		message: 'Você atingiu o limite de {limit} gerações neste mês. Novas gerações a partir de {date} (UTC).',
	},
	generation_running: { status: 409, message: 'Este podcast já está sendo gerado.' },
	job_not_cancellable: { status: 409, message: 'Este processamento já terminou e não pode ser cancelado.' },
	job_not_retryable: {
		status: 409,
		message: 'Só é possível tentar de novo um processamento que falhou ou foi cancelado.',
	},
	audio_missing: { status: 404, message: 'Nenhum arquivo de áudio disponível' },
	range_not_satisfiable: { status: 416, message: 'O trecho pedido não existe neste arquivo.' },
	engine_unavailable: { status: 503, message: 'O mecanismo "{engine}" não está configurado neste servidor.' },
	document_unreadable: { status: 422, message: 'Não encontramos texto para narrar neste documento.' },
	speech_failed: { status: 502, message: 'A voz não pôde ser gerada: o áudio veio vazio ou incompleto.' },
	cancelled: { status: 409, message: 'A geração foi cancelada.' },
	unavailable: {
		status: 503,
		message: 'O serviço está iniciando ou sem acesso ao banco de dados. Tente em instantes.',
	},
	internal: { status: 500, message: 'Ocorreu um erro inesperado. Tente novamente em alguns minutos.' },

	gemini_key_required: {
		status: 422,
		message: 'A chave Gemini é obrigatória pois o sistema não possui uma chave configurada.',
	},
	gemini_key_unreadable: {
		status: 409,
		message:
			'Sua chave Gemini guardada não pode mais ser lida, pois o segredo deste servidor mudou. Informe a chave novamente nas configurações.',
	},
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
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorValues = Record<string, string | number>;

/** The Portuguese message of a code, its places filled from `values`. */
export function errorMessage(code: ErrorCode, values: ErrorValues = {}): string {
	return ERRORS[code].message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
