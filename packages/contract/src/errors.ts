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
	server_busy: {
		status: 503,
		message: 'O servidor está muito ocupado neste momento. Aguarde {seconds} segundos e tente de novo.',
	},
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
	too_many_kept: {
		status: 409,
		message: 'Você pode manter até {limit} documentos fora da limpeza. Deixe de manter outro antes deste.',
	},
	too_many_uploads: {
		status: 429,
		message: 'Há envios demais ao mesmo tempo (limite de {limit}). Espere um terminar e tente de novo.',
	},
	generation_running: { status: 409, message: 'Este podcast já está sendo gerado.' },
	job_not_cancellable: { status: 409, message: 'Este processamento já terminou e não pode ser cancelado.' },
	job_not_retryable: {
		status: 409,
		message: 'Só é possível tentar de novo um processamento que falhou ou foi cancelado.',
	},
	job_not_waiting: { status: 409, message: 'Este processamento não está esperando por nada: não há o que continuar.' },
	audio_missing: { status: 404, message: 'Nenhum arquivo de áudio disponível' },
	range_not_satisfiable: { status: 416, message: 'O trecho pedido não existe neste arquivo.' },
	engine_unavailable: { status: 503, message: 'O mecanismo "{engine}" não está configurado neste servidor.' },
	local_model_missing: {
		status: 409,
		message: 'O modelo {model} não foi encontrado em {server}. Confira se o servidor está aberto nesta máquina.',
	},
	natural_voices_missing: {
		status: 503,
		message:
			'As vozes naturais com que este podcast é feito ({model}) não estão instaladas nesta máquina. Quem a administra pode instalá-las de novo.',
	},
	natural_voices_failed: { status: 503, message: 'As vozes naturais não puderam ser usadas: {reason}.' },
	natural_voices_language: {
		status: 422,
		message: 'As vozes naturais instaladas ({model}) não falam o idioma deste podcast ({language}).',
	},
	voices_unknown: { status: 404, message: 'Não há vozes naturais com o nome "{name}".' },
	voices_licence: { status: 422, message: 'Para instalar estas vozes é preciso aceitar a licença delas.' },
	voices_installing: { status: 409, message: 'Outra instalação de vozes está em andamento nesta máquina.' },
	voices_source_unreachable: {
		status: 502,
		message:
			'Não foi possível acessar {address}. Sem rede, baixe este arquivo em outra máquina, traga-o para esta e rode: npm run nexus -- voices install {name} --from <arquivo>',
	},
	voices_source_refused: { status: 502, message: 'O endereço {address} respondeu com o erro {status}.' },
	voices_checksum: {
		status: 422,
		message:
			'O arquivo {file} não é o esperado: a soma SHA-256 é {found} e devia ser {expected}. Nada foi instalado. Se o arquivo mudou na origem e você confia nele, informe a nova soma com --sha256.',
	},
	voices_no_space: {
		status: 507,
		message: 'Falta espaço em disco: são necessários {needed} e há {free} livres em {folder}.',
	},
	voices_not_a_model: {
		status: 422,
		message: 'Isto não é um modelo de vozes conhecido (Supertonic, Kokoro ou Piper, na forma do sherpa-onnx): {from}',
	},
	voices_archive: { status: 422, message: 'O arquivo não pôde ser aberto: {reason}. Nada foi instalado.' },
	document_unreadable: { status: 422, message: 'Não encontramos texto para narrar neste documento.' },
	pronunciations_full: { status: 422, message: 'O dicionário já tem {most} pronúncias. Remova alguma antes.' },
	speech_failed: { status: 502, message: 'A voz não pôde ser gerada: o áudio veio vazio ou incompleto.' },
	speech_unusable: {
		status: 502,
		message:
			'A voz foi interrompida para não gastar mais: {useless} de {asked} respostas do serviço de voz não serviam. Escolha outra voz ou outro modelo, ou tente de novo mais tarde.',
	},
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

	wrong_password: { status: 422, message: 'A senha atual está incorreta.' },
	unknown_host: {
		status: 421,
		message:
			'Este servidor não atende pelo nome "{host}". Quem o administra pode incluir esse nome em ALLOWED_HOSTS, ou no endereço de PUBLIC_URL.',
	},
	cross_site: { status: 403, message: 'Este pedido veio de outro site e foi recusado.' },
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
	document_in_use: {
		status: 409,
		message: 'Este documento está sendo usado por uma geração em andamento. Espere ela terminar ou cancele-a.',
	},
	document_cleaned: {
		status: 410,
		message: 'O arquivo deste documento foi removido por uma limpeza. Envie-o novamente.',
	},
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
	source_gone: {
		status: 410,
		message: 'O documento deste podcast foi removido: o trecho de origem não pode mais ser mostrado.',
	},
	audio_too_long: { status: 422, message: 'Este áudio é longo demais para um arquivo WAV. Baixe o MP3.' },
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
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorValues = Record<string, string | number>;

/** The Portuguese message of a code, its places filled from `values`. */
export function errorMessage(code: ErrorCode, values: ErrorValues = {}): string {
	return ERRORS[code].message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
