import type { RouteName } from '../routes.ts';
import type { Operation } from './operation.ts';
import { GENERATION } from './shared-errors.ts';

/** Jobs. */
export const jobsOperations = {
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
			'Tenta agora o que espera (`waiting_for`), ou continua de outra forma (`script_engine`, `speech_engine`). O roteiro pronto fica; com outra voz, tudo o que já foi narrado é narrado de novo por ela. Serve também para o que falhou ou foi cancelado.',
		errors: ['job_not_waiting', 'engine_unavailable', ...GENERATION],
	},
	jobEngines: {
		tag: 'Processamentos',
		summary: 'Ver como um processamento pode continuar',
		description: 'Quem escreve e quem narra este processamento, e quem mais poderia: para `resume`.',
	},
} satisfies Partial<Record<RouteName, Operation>>;
