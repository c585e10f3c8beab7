import type { ErrorTexts } from './error-texts.ts';

/** Podcasts, their scripts and jobs, and the limits of an account. */
export const podcastsErrors = {
	unknown_preset: { status: 422, message: 'Não existe a dupla de apresentadores "{preset}".' },
	monthly_limit: {
		status: 429,
		message: 'Você atingiu o limite de {limit} gerações neste mês. Novas gerações a partir de {date} (UTC).',
	},
	account_storage_limit: {
		status: 507,
		message:
			'Sua conta pode guardar até {limit} neste servidor e tem {remaining} livres; isto precisa de {needed}. Exclua documentos ou podcasts que não usa mais.',
	},
	account_episodes_limit: {
		status: 429,
		message:
			'Neste servidor cada conta pode gerar {limit} podcasts por mês, e não resta nenhum. Novas gerações a partir de {date} (UTC).',
	},
	account_jobs_limit: {
		status: 429,
		message:
			'Neste servidor cada conta pode ter {limit} processamentos em andamento ou na fila, e não resta lugar. Espere um terminar ou cancele algum.',
	},
	account_money_limit: {
		status: 429,
		message:
			'Neste servidor cada conta pode gastar {limit} por mês com a chave Gemini do servidor: restam {remaining}, e isto custaria cerca de {needed}. Use a sua própria chave (token de acesso) em Configurações ou espere até {date} (UTC).',
	},
	generation_running: { status: 409, message: 'Este podcast já está sendo gerado.' },
	job_not_cancellable: { status: 409, message: 'Este processamento já terminou e não pode ser cancelado.' },
	job_not_retryable: {
		status: 409,
		message: 'Só é possível tentar de novo um processamento que falhou ou foi cancelado.',
	},
	job_not_waiting: { status: 409, message: 'Este processamento não está esperando por nada: não há o que continuar.' },
	audio_missing: { status: 404, message: 'Nenhum arquivo de áudio disponível' },
	pronunciations_full: { status: 422, message: 'O dicionário já tem {most} pronúncias. Remova alguma antes.' },
	cancelled: { status: 409, message: 'A geração foi cancelada.' },
	nothing_to_clean: { status: 409, message: 'Este podcast não tem arquivos de áudio para remover.' },
	script_missing: { status: 404, message: 'O roteiro deste podcast ainda não foi escrito.' },
	script_changed: {
		status: 409,
		message: 'O roteiro foi alterado em outra janela depois que você o abriu. Recarregue-o antes de salvar.',
	},
	section_not_offered: {
		status: 409,
		message: 'Esta seção já é contada, ou não existe no documento deste podcast.',
	},
	section_empty: {
		status: 422,
		message: 'Não há o que acrescentar: esta seção não tem texto que ainda não seja contado.',
	},
	section_needs_model: {
		status: 409,
		message:
			'Este podcast foi escrito por um modelo de linguagem, e agora não há nenhum disponível. Escolha um para acrescentar seções a ele.',
	},
	audio_too_long: { status: 422, message: 'Este áudio é longo demais para um arquivo WAV. Baixe o MP3.' },
} as const satisfies ErrorTexts;
