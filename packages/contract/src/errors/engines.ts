import type { ErrorTexts } from './error-texts.ts';

/** What writes and speaks: on this machine and elsewhere. */
export const enginesErrors = {
	engine_unavailable: { status: 503, message: '"{engine}" não está configurado neste servidor.' },
	local_model_missing: {
		status: 409,
		message: 'O modelo {model} não foi encontrado em {server}. Confira se o servidor está aberto nesta máquina.',
	},
	natural_voices_missing: {
		status: 503,
		message:
			'As vozes naturais com que este podcast é feito ({model}) não estão instaladas nesta máquina. Quem a administra pode instalá-las de novo.',
	},
	natural_voices_changed: {
		status: 409,
		message:
			'As vozes naturais com que este podcast foi feito ({model}) foram trocadas nesta máquina: com as de agora, é preciso narrá-lo por inteiro.',
	},
	natural_voices_failed: { status: 503, message: 'As vozes naturais não puderam ser usadas: {reason}.' },
	natural_voices_language: {
		status: 422,
		message: 'As vozes naturais instaladas ({model}) não falam o idioma deste podcast ({language}).',
	},
	voices_none: {
		status: 503,
		message:
			'Ainda não há vozes naturais nesta máquina. Quem a administra as instala em Administração ou com: npm run nexus -- voices install',
	},
	voices_unknown: { status: 404, message: 'Não há vozes naturais com o nome "{name}".' },
	voices_licence: { status: 422, message: 'Para instalar estas vozes é preciso aceitar a licença delas.' },
	voices_installing: { status: 409, message: 'Outra instalação de vozes está em andamento nesta máquina.' },
	voices_source_unreachable: {
		status: 502,
		message:
			'Não foi possível acessar {address}. Sem rede, baixe este arquivo em outra máquina, traga-o para esta e rode: npm run nexus -- voices install {name} --from <arquivo>',
	},
	voices_sources_unreachable: {
		status: 502,
		message:
			'Não foi possível acessar {address}. Sem rede, baixe em outra máquina os {count} arquivos que ficam neste endereço ({files}), traga-os para esta numa pasta, com os mesmos caminhos, e rode: npm run nexus -- voices install {name} --from <pasta>',
	},
	voices_source_refused: { status: 502, message: 'O endereço {address} respondeu com o erro {status}.' },
	voices_checksum: {
		status: 422,
		message:
			'O arquivo {file} não é o esperado: a soma SHA-256 é {found} e devia ser {expected}. Nada foi instalado. Se o arquivo mudou na origem e você confia nele, informe a nova soma com --sha256.',
	},
	voices_checksum_unused: {
		status: 422,
		message: 'A soma de --sha256 é a de um só arquivo, e {from} tem vários. Nada foi instalado.',
	},
	voices_no_space: {
		status: 507,
		message: 'Falta espaço em disco: são necessários {needed} e há {free} livres em {folder}.',
	},
	voices_not_a_model: {
		status: 422,
		message:
			'Isto não é um modelo de vozes conhecido (Supertonic, Kokoro 0.19, 1.0 ou 1.1, ou Piper, na forma do sherpa-onnx, em português ou inglês): {from}',
	},
	voices_archive: { status: 422, message: 'O arquivo não pôde ser aberto: {reason}. Nada foi instalado.' },
	speech_failed: { status: 502, message: 'A voz não pôde ser gerada: o áudio veio vazio ou incompleto.' },
	speech_unusable: {
		status: 502,
		message:
			'A voz foi interrompida para não gastar mais: {useless} de {asked} respostas do serviço de voz não serviam. Escolha outra voz ou outro modelo, ou tente de novo mais tarde.',
	},
	gemini_key_required: {
		status: 422,
		message: 'A chave Gemini é obrigatória pois o sistema não possui uma chave configurada.',
	},
	gemini_key_unreadable: {
		status: 409,
		message:
			'Sua chave Gemini guardada não pode mais ser lida, pois o segredo deste servidor mudou. Informe a chave novamente nas configurações.',
	},
	// The failure screen takes a message that mentions "API" for a passing problem of the provider, and one that mentions
	// "token" for one that a key of the user's own may solve.
	own_key_invalid: {
		status: 422,
		message:
			'Sua chave Gemini (token de acesso) não foi aceita. Confira-a em Configurações, na aba Gemini, e tente de novo.',
	},
	system_key_invalid: {
		status: 503,
		message:
			'A chave Gemini deste servidor (token de acesso) não foi aceita. Informe a sua em Configurações, na aba Gemini, ou avise o administrador.',
	},
	provider_key_invalid: {
		status: 422,
		message: 'Chave (token de acesso) recusada: {provider} não a aceita. Confira-a e tente de novo.',
	},
	provider_refused: {
		status: 422,
		message: 'Uso recusado: {provider} não o permite com esta chave ou na região deste servidor.',
	},
	provider_model_missing: {
		status: 422,
		message: 'Modelo indisponível: {provider} não oferece "{model}" a esta chave. Escolha outro em Configurações.',
	},
	provider_request_refused: {
		status: 502,
		message:
			'Pedido recusado: {provider} não o aceita para o modelo "{model}". Verifique se o modelo serve para esta tarefa.',
	},
	provider_quota_day: {
		status: 429,
		message:
			'Acabou a cota diária de tokens: {provider} não atende mais esta chave hoje. O que já foi feito está guardado: continue a partir de {when}.',
	},
	provider_quota_minute: {
		status: 429,
		message:
			'Falha na API: {provider} recebeu pedidos demais e continua recusando outros. O que já foi feito está guardado: tente de novo em alguns minutos.',
	},
	provider_credit_spent: {
		status: 422,
		message: 'Acabou o crédito da conta: {provider} não atende mais esta chave (token de acesso).',
	},
	provider_blocked: { status: 422, message: 'Conteúdo recusado: {provider} não trabalha com este texto ({reason}).' },
	provider_unavailable: {
		status: 503,
		message:
			'Falha na API: {provider} não está respondendo. O que já foi feito está guardado: tente de novo em alguns minutos.',
	},
	provider_timeout: {
		status: 504,
		message: 'Falha na API: {provider} demorou demais para responder. O que já foi feito está guardado: tente de novo.',
	},
	provider_answer_unusable: {
		status: 502,
		message: 'Falha na API: {provider} respondeu várias vezes algo que não serve ({reason}). Tente de novo.',
	},
	provider_prompt_cut: {
		status: 502,
		message:
			'Texto cortado: {provider} não leu tudo, pois o contexto do modelo "{model}" é pequeno demais. Aumente-o (no Ollama, num_ctx) e tente de novo.',
	},
	speech_blocked: {
		status: 422,
		message: 'O serviço de voz se recusou a dizer este trecho: “{text}”. Mude essa fala no roteiro e tente de novo.',
	},
} as const satisfies ErrorTexts;
