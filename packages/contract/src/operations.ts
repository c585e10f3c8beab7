import type { ErrorCode } from './errors.ts';
import type { RouteName } from './routes.ts';

/** The groups of the API's documentation, in the order in which they are shown. */
export const OPERATION_TAGS = {
	Conta: 'Cadastro, entrada, sessões e quem está chamando.',
	Configurações: 'Preferências da pessoa e estado do Gemini nesta instalação.',
	Documentos: 'Envio e lista dos textos que viram podcast.',
	Podcasts: 'Criação, roteiro, geração e consulta dos podcasts.',
	Áudio: 'Som, transcrição, capítulos e forma de onda.',
	Processamentos: 'Andamento, cancelamento e nova tentativa das gerações.',
	'Chaves de API': 'Chaves para chamar a API a partir de outros programas.',
	Armazenamento: 'Arquivos guardados, seus detalhes, downloads e exclusão.',
	Administração: 'O que diz respeito à instalação inteira, para quem a administra.',
	Limpeza: 'Remoção de áudios antigos: estatísticas, execução, histórico e configuração.',
} as const;

export interface Operation {
	tag: keyof typeof OPERATION_TAGS;
	summary: string;
	description: string;
	/** Errors of this call alone, beyond those that every call of its kind may answer with. */
	errors?: readonly ErrorCode[];
	/** Takes a file in the multipart field `file`; `or-json`: or a body of JSON in its place. */
	upload?: true | 'or-json';
	/** Sends bytes rather than JSON: their media types. With `ranges`, single ranges of them too. */
	media?: { types: readonly string[]; ranges?: true; redirects?: true };
	/** When it answers 204, where that is not its usual answer. */
	nothing?: string;
}

const GENERATION = [
	'generation_running',
	'monthly_limit',
	'account_episodes_limit',
	'account_storage_limit',
	'account_jobs_limit',
	'account_money_limit',
	'gemini_key_unreadable',
	'engine_unavailable',
	'natural_voices_missing',
	'document_missing',
	'document_unreadable',
] as const;
/** What keeps a section from being added. */
const ADDING = ['script_missing', 'section_not_offered', 'section_empty', 'section_needs_model'] as const;
/** What keeps an engine from speaking at once. */
const SPEAKING = [
	'account_money_limit',
	'gemini_key_required',
	'gemini_key_unreadable',
	'engine_unavailable',
	'natural_voices_missing',
	'natural_voices_failed',
	'natural_voices_language',
	'speech_failed',
	'provider_key_invalid',
	'provider_refused',
	'provider_model_missing',
	'provider_request_refused',
	'provider_quota_day',
	'provider_quota_minute',
	'provider_credit_spent',
	'provider_unavailable',
	'provider_timeout',
	'provider_answer_unusable',
] as const;
const READING = ['audio_missing', 'storage_unavailable'] as const;
const SENDING = ['range_not_satisfiable', 'too_many_downloads'] as const;
const AUDIO = { types: ['audio/mpeg', 'audio/wav'], ranges: true } as const;

/** What the documentation says of every call. The call's name is its `operationId`. */
export const OPERATIONS: Record<RouteName, Operation> = {
	register: {
		tag: 'Conta',
		summary: 'Criar conta',
		description:
			'Cria uma conta. A primeira conta da instalação é a administradora. Com o cadastro fechado, só o convite que o servidor mostra ao iniciar cria a primeira; as outras são criadas no terminal do servidor.',
		errors: [
			'account_taken',
			'common_password',
			'too_many_attempts',
			'server_busy',
			'registration_closed',
			'admin_email_reserved',
			'link_ended',
		],
	},
	registration: {
		tag: 'Conta',
		summary: 'Se o cadastro está aberto',
		description: 'Se qualquer pessoa pode criar uma conta (`open`) ou só quem administra a instalação (`closed`).',
	},
	login: {
		tag: 'Conta',
		summary: 'Entrar',
		description:
			'Devolve o token de acesso e o de renovação. Também grava um cookie que só serve para ler áudio, para que o player do navegador funcione.',
		errors: ['invalid_credentials', 'account_disabled', 'too_many_attempts', 'server_busy'],
	},
	refresh: {
		tag: 'Conta',
		summary: 'Renovar a sessão',
		description:
			'Troca o token de renovação por um novo par. Cada token vale uma vez: reapresentar um token antigo encerra a sessão inteira.',
		errors: ['unauthenticated', 'too_many_attempts'],
	},
	logout: { tag: 'Conta', summary: 'Sair', description: 'Encerra a sessão atual.' },
	authMe: { tag: 'Conta', summary: 'Quem está na sessão', description: 'A pessoa que está na sessão.' },
	changePassword: {
		tag: 'Conta',
		summary: 'Trocar a senha',
		description: 'Troca a senha e encerra as outras sessões.',
		errors: ['wrong_password', 'common_password', 'too_many_attempts', 'server_busy'],
	},
	checkPasswordLink: {
		tag: 'Conta',
		summary: 'Conferir um link de nova senha',
		description: 'De quem é a conta cuja senha o link permite definir. O link continua valendo.',
		errors: ['link_ended'],
	},
	resetPassword: {
		tag: 'Conta',
		summary: 'Definir uma nova senha',
		description:
			'Define a senha com um link que vale uma vez, por uma hora, criado no terminal do servidor. Encerra todas as sessões da conta.',
		errors: ['link_ended', 'common_password', 'server_busy'],
	},
	sessions: { tag: 'Conta', summary: 'Listar sessões', description: 'As sessões abertas da pessoa.' },
	endSession: { tag: 'Conta', summary: 'Encerrar uma sessão', description: 'Encerra uma das sessões da pessoa.' },

	me: { tag: 'Conta', summary: 'Meus dados', description: 'Os dados da própria pessoa.' },
	settings: {
		tag: 'Configurações',
		summary: 'Ler as configurações',
		description: 'As configurações da pessoa. A chave Gemini nunca é devolvida: só se sabe se existe.',
	},
	saveSettings: {
		tag: 'Configurações',
		summary: 'Salvar as configurações',
		description: 'Salva as configurações. O que não for enviado fica como está.',
		errors: ['gemini_key_required'],
	},
	checkGeminiKey: {
		tag: 'Configurações',
		summary: 'Testar uma chave Gemini',
		description:
			'Pergunta ao Google, com uma chamada gratuita, se a chave funciona. Nada é salvo. No máximo 30 testes por hora em cada conta.',
		errors: ['too_many_attempts'],
	},
	accountUsage: {
		tag: 'Conta',
		summary: 'Ver o uso da conta',
		description:
			'Quanto a conta usa e quanto ainda pode usar: armazenamento em bytes, podcasts do mês, processamentos em andamento e gasto em dólares com a chave do servidor. `limit` e `remaining` são nulos quando não há limite.',
	},
	geminiStatus: {
		tag: 'Configurações',
		summary: 'Estado do Gemini',
		description:
			'Se a instalação tem uma chave Gemini própria, se é preciso informar a sua, e o que escreve e narra os podcasts de quem pergunta.',
	},

	presets: {
		tag: 'Podcasts',
		summary: 'Listar duplas de apresentadores',
		description: 'As duplas prontas, com nomes, vozes e estilos no idioma pedido.',
	},
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
	search: {
		tag: 'Podcasts',
		summary: 'Buscar em tudo',
		description:
			'Procura nos títulos, nos roteiros e nos documentos de quem chama, em português e em inglês. Uma fala traz o instante em que se ouve. Documentos são indexados na primeira busca.',
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
	estimate: {
		tag: 'Podcasts',
		summary: 'Estimar custo e duração',
		description:
			'Calcula partes, tokens, custo e duração de um podcast sem gerá-lo. Aceita os mesmos pedidos que a criação (`target_minutes`, `format`, `focus`, `audience`, `effort`); `recommendations` diz o que deles não se aplica.',
		errors: ['not_found', 'documents_too_large', 'unknown_preset', 'document_missing', 'document_unreadable'],
	},
	createPodcast: {
		tag: 'Podcasts',
		summary: 'Criar um podcast',
		description:
			'Registra um podcast a partir de um documento enviado (`document_id`), de vários, na ordem em que são contados (`document_ids`, de 2 a 20, até 10 MB de texto juntos), ou do próprio texto (`text`). `preset` é outro nome de `personality_preset`. `target_minutes`, `format`, `focus`, `audience` e `effort` dizem quanto o episódio dura, de que tipo é, no que se demora, para quem é e com quanto cuidado é escrito por um modelo de linguagem. A geração começa com a chamada `generate`.',
		errors: [
			'not_found',
			'documents_too_large',
			'document_missing',
			'unknown_preset',
			'upload_empty',
			'upload_not_text',
			'upload_too_large',
			'document_unreadable',
			'account_storage_limit',
			'too_many_uploads',
			'storage_unavailable',
			'storage_full',
		],
	},
	podcasts: { tag: 'Podcasts', summary: 'Listar podcasts', description: 'Os podcasts da pessoa, o mais novo antes.' },
	podcast: {
		tag: 'Podcasts',
		summary: 'Ver um podcast',
		description: 'Um podcast com roteiro, partes, arquivos de áudio e o último processamento.',
	},
	renamePodcast: {
		tag: 'Podcasts',
		summary: 'Renomear um podcast',
		description:
			'Dá outro título ao podcast, que é também o nome dos arquivos baixados. O som e o roteiro ficam como estão.',
	},
	deletePodcast: {
		tag: 'Podcasts',
		summary: 'Excluir um podcast',
		description: 'Exclui o podcast e os seus arquivos. Uma geração em andamento é cancelada.',
	},
	series: { tag: 'Podcasts', summary: 'Listar séries', description: 'As séries da pessoa, a mais nova antes.' },
	createSeries: {
		tag: 'Podcasts',
		summary: 'Criar uma série',
		description:
			'Registra um podcast de cada documento (`document_ids`, de 2 a 20, na ordem dos episódios), todos com os mesmos pedidos que a criação de um podcast aceita e reunidos sob um título. Cada episódio tem o título do seu documento. A geração começa com a chamada `generateSeries`.',
		errors: ['not_found', 'unknown_preset', 'document_unreadable'],
	},
	estimateSeries: {
		tag: 'Podcasts',
		summary: 'Estimar custo e duração de uma série',
		description: 'Soma o que `estimate` diz de cada documento, sem gerar nada.',
		errors: ['not_found', 'unknown_preset', 'document_missing', 'document_unreadable'],
	},
	oneSeries: { tag: 'Podcasts', summary: 'Ver uma série', description: 'Uma série com os seus episódios, na ordem.' },
	changeSeries: {
		tag: 'Podcasts',
		summary: 'Renomear ou reordenar uma série',
		description: 'Dá outro título à série, outra ordem aos seus episódios (`podcast_ids`), ou os dois.',
	},
	deleteSeries: {
		tag: 'Podcasts',
		summary: 'Excluir uma série',
		description:
			'Exclui a série com todos os seus podcasts e os arquivos deles. Gerações em andamento são canceladas. Os documentos ficam.',
	},
	generateSeries: {
		tag: 'Podcasts',
		summary: 'Gerar os episódios de uma série',
		description:
			'Começa, na ordem, a geração de todos os episódios que ainda não têm áudio nem geração em andamento, ou de nenhum. Cada um conta nos limites mensais; os que passam do limite de gerações simultâneas esperam a sua vez.',
		errors: GENERATION.filter((code) => code !== 'generation_running'),
	},
	voiceSample: {
		tag: 'Podcasts',
		summary: 'Ouvir uma voz',
		description:
			'Uma frase na voz, como o próximo podcast da conta a teria. É feita uma vez para cada motor e idioma, e depois guardada.',
		errors: [...SPEAKING, 'too_many_attempts', 'storage_unavailable', 'range_not_satisfiable', 'too_many_downloads'],
		media: { types: ['audio/mpeg'], ranges: true },
	},
	ownVoices: {
		tag: 'Podcasts',
		summary: 'As vozes próprias do modelo',
		description:
			'As vozes do modelo que narraria o próximo podcast da conta, para `model_voice` de um duo; vazio onde só há as seis.',
		errors: SPEAKING,
	},
	podcastVoices: {
		tag: 'Podcasts',
		summary: 'As vozes de um podcast',
		description: 'Com que vozes ele foi narrado, e o que custaria e levaria narrá-lo com outras.',
	},
	generate: {
		tag: 'Podcasts',
		summary: 'Gerar o áudio',
		description: 'Começa a geração e devolve o identificador do processamento, para acompanhar com `job`.',
		errors: GENERATION,
	},
	sectionEstimate: {
		tag: 'Podcasts',
		summary: 'Estimar uma seção a acrescentar',
		description:
			'O que muda, quanto custa e quanto leva acrescentar ao podcast uma seção do documento que ele deixou de fora ou contou em poucas palavras (`sections` do podcast). Nada é escrito.',
		errors: [...ADDING, 'document_missing', 'engine_unavailable', 'gemini_key_unreadable'],
	},
	addSection: {
		tag: 'Podcasts',
		summary: 'Acrescentar uma seção',
		description:
			'Escreve as falas da seção, onde ela fica na ordem do documento, e dá voz só ao que muda: as outras falas ficam como estão, e até o fim ouve-se a versão anterior. `version` é a que a estimativa devolveu. Devolve o identificador do processamento, para acompanhar com `job`.',
		errors: [...ADDING, 'script_changed', ...GENERATION],
	},
	preview: {
		tag: 'Podcasts',
		summary: 'Prévia do roteiro',
		description:
			'Escreve o roteiro, se ainda não existir, e espera que fique pronto. Pedir de novo devolve o mesmo roteiro na hora.',
		errors: [...GENERATION, 'cancelled', 'script_missing', 'speech_failed', 'too_many_waits'],
	},
	script: {
		tag: 'Podcasts',
		summary: 'Ler o roteiro',
		description: 'As falas do roteiro, na ordem.',
		errors: ['script_missing'],
	},
	saveScript: {
		tag: 'Podcasts',
		summary: 'Salvar o roteiro',
		description: 'Substitui o roteiro. O formato é conferido e cada erro diz a fala em que está.',
		errors: ['script_missing', 'script_changed', 'generation_running', 'document_missing'],
	},
	changeScript: {
		tag: 'Podcasts',
		summary: 'Mudar falas do roteiro',
		description:
			'Troca trechos do roteiro e deixa o resto como está: as `remove` falas depois da fala `after` (`null`: as primeiras) dão lugar a `lines`. Responde com o que mudou.',
		errors: ['script_missing', 'script_changed', 'generation_running', 'document_missing'],
	},
	audio: {
		tag: 'Áudio',
		summary: 'Ouvir um arquivo de áudio',
		description: 'O arquivo de número `index`, a partir de 0, em MP3, inteiro ou em trechos (`Range`), ou em WAV.',
		errors: [...READING, 'audio_too_long', ...SENDING],
		media: AUDIO,
	},
	partAudio: {
		tag: 'Áudio',
		summary: 'Ouvir uma parte',
		description:
			'Uma parte pronta, a partir de 1, mesmo enquanto as outras ainda são geradas. Da que não está pronta, o início (`opening`), quando já existe.',
		errors: [...READING, ...SENDING],
		media: AUDIO,
	},
	transcript: {
		tag: 'Áudio',
		summary: 'Transcrição',
		description: 'As falas com o tempo de cada palavra em JSON, legendas em WebVTT ou SRT, ou texto para ler.',
		errors: READING,
	},
	chapters: {
		tag: 'Áudio',
		summary: 'Capítulos',
		description: 'Título e início de cada capítulo.',
		errors: READING,
	},
	peaks: {
		tag: 'Áudio',
		summary: 'Forma de onda',
		description: 'Os picos de um arquivo de áudio e quem fala em cada um.',
		errors: READING,
	},
	source: {
		tag: 'Podcasts',
		summary: 'Trecho do documento',
		description:
			'O texto do documento `document_id` (sem ele, do primeiro do podcast) de `from` até antes de `to`: as `passages` das falas do roteiro e da transcrição contam nele.',
		errors: ['source_gone', 'storage_unavailable'],
	},

	job: { tag: 'Processamentos', summary: 'Ver um processamento', description: 'Andamento, etapas e resultado.' },
	jobs: {
		tag: 'Processamentos',
		summary: 'Listar processamentos',
		description: 'Os processamentos da pessoa, o mais novo antes, com filtros por estado e por podcast.',
		errors: ['not_found'],
	},
	jobEvents: {
		tag: 'Processamentos',
		summary: 'Acompanhar um processamento',
		description: 'Eventos do servidor (SSE) com o andamento até o fim. Com `Last-Event-ID`, continua de onde parou.',
		errors: ['too_many_streams'],
		media: { types: ['text/event-stream'] },
		nothing: 'O processamento terminou e quem chama já sabe.',
	},
	cancelJob: {
		tag: 'Processamentos',
		summary: 'Cancelar um processamento',
		description: 'Cancela um processamento que ainda não terminou.',
		errors: ['job_not_cancellable'],
	},
	retryJob: {
		tag: 'Processamentos',
		summary: 'Tentar de novo',
		description: 'Retoma um processamento que falhou ou foi cancelado. O que ficou pronto não é refeito.',
		errors: ['job_not_retryable', ...GENERATION],
	},
	resumeJob: {
		tag: 'Processamentos',
		summary: 'Continuar um processamento que espera',
		description:
			'Tenta agora o que espera (`waiting_for`), ou continua com outro mecanismo. O roteiro pronto fica; com outra voz, tudo o que já foi narrado é narrado de novo por ela. Serve também para o que falhou ou foi cancelado.',
		errors: ['job_not_waiting', 'engine_unavailable', ...GENERATION],
	},
	jobEngines: {
		tag: 'Processamentos',
		summary: 'Ver os mecanismos de um processamento',
		description: 'Quem escreve e quem narra este processamento, e quem mais poderia: para `resume`.',
	},

	pronunciations: {
		tag: 'Áudio',
		summary: 'Ler o dicionário de pronúncias',
		description: 'Como palavras são ditas: as da conta e as da instalação. As da conta valem antes.',
	},
	savePronunciations: {
		tag: 'Áudio',
		summary: 'Salvar pronúncias',
		description:
			'Cada uma substitui a que já existe para a mesma palavra, idioma e caixa. Ao gerar de novo, só as falas que contêm a palavra são narradas outra vez.',
		errors: ['forbidden', 'pronunciations_full'],
	},
	removePronunciation: {
		tag: 'Áudio',
		summary: 'Remover uma pronúncia',
		description: 'A palavra volta a ser dita como as vozes a leem.',
	},
	pronunciationSample: {
		tag: 'Áudio',
		summary: 'Ouvir uma pronúncia',
		description: 'A palavra como seria dita, antes de salvar. Não é guardada.',
		errors: [...SPEAKING, 'too_many_attempts'],
		media: { types: ['audio/mpeg'] },
	},

	apiKeys: {
		tag: 'Chaves de API',
		summary: 'Listar chaves',
		description: 'As chaves da pessoa, só com o começo de cada uma.',
	},
	createApiKey: {
		tag: 'Chaves de API',
		summary: 'Criar uma chave',
		description: 'Cria uma chave. A chave inteira (`key_full`) aparece só nesta resposta. Uma conta tem no máximo 20.',
		errors: ['api_keys_max'],
	},
	deleteApiKey: {
		tag: 'Chaves de API',
		summary: 'Excluir uma chave',
		description: 'A chave deixa de valer na hora.',
	},

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

	voices: {
		tag: 'Administração',
		summary: 'Vozes naturais desta máquina',
		description: 'Os modelos instalados, os que podem ser instalados e a instalação em andamento.',
		errors: ['forbidden'],
	},
	installVoices: {
		tag: 'Administração',
		summary: 'Instalar vozes naturais',
		description: 'Começa a baixar e instalar um modelo, ou continua de onde parou, e responde logo.',
		errors: ['forbidden', 'voices_unknown', 'voices_licence', 'voices_installing'],
	},
	cancelVoices: {
		tag: 'Administração',
		summary: 'Interromper a instalação de vozes',
		description: 'O que já foi baixado fica guardado para a próxima vez.',
		errors: ['forbidden'],
	},
	removeVoices: {
		tag: 'Administração',
		summary: 'Remover vozes naturais',
		description: 'Remove um modelo desta máquina. Episódios feitos com ele continuam a tocar.',
		errors: ['forbidden', 'voices_unknown', 'voices_installing'],
	},
	localModels: {
		tag: 'Administração',
		summary: 'Modelos de linguagem nesta máquina',
		description:
			'Procura o Ollama e o LM Studio nos endereços que eles têm nesta máquina e lista os modelos de cada um, com o que escreve os roteiros.',
		errors: ['forbidden'],
	},
	chooseLocalModel: {
		tag: 'Administração',
		summary: 'Escrever com um modelo desta máquina',
		description:
			'A partir do próximo episódio, é este modelo que escreve os roteiros de quem não tem chave. Variáveis de ambiente vêm antes desta escolha.',
		errors: ['forbidden', 'local_model_missing'],
	},
	forgetLocalModel: {
		tag: 'Administração',
		summary: 'Deixar de escrever com o modelo desta máquina',
		description: 'O próximo roteiro volta a ser uma leitura guiada.',
		errors: ['forbidden'],
	},
};
