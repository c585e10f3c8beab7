import type { RouteName } from '../routes.ts';
import type { Operation } from './operation.ts';
import { GENERATION, SPEAKING } from './shared-errors.ts';

/** What keeps a section from being added. */
const ADDING = ['script_missing', 'section_not_offered', 'section_empty', 'section_needs_model'] as const;

/** Podcasts and series, their scripts and what they rest on. */
export const podcastsOperations = {
	presets: {
		tag: 'Podcasts',
		summary: 'Listar duplas de apresentadores',
		description: 'As duplas prontas, com nomes, vozes e estilos no idioma pedido.',
	},
	search: {
		tag: 'Podcasts',
		summary: 'Buscar em tudo',
		description:
			'Procura nos títulos, nos roteiros e nos documentos de quem chama, em português e em inglês. Uma fala traz o instante em que se ouve. Documentos são indexados na primeira busca.',
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
			'import_too_complex',
			'import_timeout',
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
			'Escreve as falas da seção, onde ela fica na ordem do documento, e dá voz só ao que muda: as outras falas ficam como estão, e até o fim o áudio é o da versão anterior. `version` é a que a estimativa devolveu. Devolve o identificador do processamento, para acompanhar com `job`.',
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
	source: {
		tag: 'Podcasts',
		summary: 'Trecho do documento',
		description:
			'O texto do documento `document_id` (sem ele, do primeiro do podcast) de `from` até antes de `to`: as `passages` das falas do roteiro e da transcrição contam nele. Em `markup`, o que nele são marcas de Markdown.',
		errors: ['source_gone', 'storage_unavailable'],
	},
} satisfies Partial<Record<RouteName, Operation>>;
