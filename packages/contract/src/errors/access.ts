import type { ErrorTexts } from './error-texts.ts';

/** Accounts, sessions and API keys. */
export const accessErrors = {
	unauthenticated: { status: 401, message: 'Sua sessão terminou. Entre novamente.' },
	invalid_credentials: { status: 401, message: 'E-mail ou senha incorretos.' },
	account_taken: {
		status: 409,
		message: 'Este e-mail ou nome de usuário já está em uso. Entre na sua conta ou tente com dados diferentes.',
	},
	registration_closed: {
		status: 403,
		message: 'O cadastro está fechado nesta instalação. Peça uma conta a quem a administra.',
	},
	admin_email_reserved: {
		status: 403,
		message:
			'Este e-mail é reservado a quem administra a instalação. A conta dele só pode ser criada na própria máquina, com "npm run nexus -- user create".',
	},
	account_disabled: {
		status: 403,
		message: 'Esta conta está desativada. Fale com quem administra a instalação.',
	},
	account_unknown: { status: 404, message: 'Não há conta com o e-mail {email}.' },
	account_being_deleted: {
		status: 409,
		message: 'A conta {email} está sendo excluída. Repita a exclusão para terminá-la.',
	},
	link_ended: {
		status: 410,
		message: 'Este link já foi usado ou passou da validade. Peça outro a quem administra a instalação.',
	},
	common_password: {
		status: 422,
		message:
			'Esta senha é fácil demais de adivinhar. Escolha outra, que não seja comum nem parecida com o seu nome ou e-mail.',
	},
	too_many_attempts: { status: 429, message: 'Muitas tentativas. Aguarde {seconds} segundos e tente de novo.' },
	wrong_password: { status: 422, message: 'A senha atual está incorreta.' },
	session_required: {
		status: 403,
		message: 'Chaves de API não podem fazer isso. Entre com seu e-mail e sua senha.',
	},
	scope_missing: { status: 403, message: 'Esta chave de API não tem a permissão {scope}.' },
	api_key_mistyped: {
		status: 401,
		message: 'Esta chave de API está incompleta ou tem um erro de digitação. Confira se ela foi copiada inteira.',
	},
	api_key_unknown: { status: 401, message: 'Esta chave de API não existe.' },
	api_key_ended: { status: 401, message: 'Esta chave de API foi excluída ou passou da validade. Crie outra.' },
	api_key_limit: {
		status: 429,
		message: 'Esta chave de API passou do limite de {limit} requisições por hora. Tente de novo em {seconds} segundos.',
	},
	api_keys_limit: {
		status: 429,
		message:
			'As chaves de API desta conta passaram, juntas, do limite de {limit} requisições por hora. Tente de novo em {seconds} segundos.',
	},
	api_keys_max: {
		status: 409,
		message: 'Você já tem {limit} chaves de API, o máximo por conta. Exclua uma que não usa para criar outra.',
	},
} as const satisfies ErrorTexts;
