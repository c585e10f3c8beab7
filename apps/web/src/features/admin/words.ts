import type { SystemGeminiStatus, VoicesOverview } from '@nexus/contract';
import { voicesName } from '../../lib/engine-words.ts';

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('pt-BR')} MB`;

const STAGES = { downloading: 'Baixando', extracting: 'Abrindo o arquivo', checking: 'Conferindo o modelo' } as const;

/** What an installation is at. */
export function stageWords({ stage, bytes, total }: NonNullable<VoicesOverview['installation']>): string {
	if (stage !== 'downloading') return STAGES[stage];
	return total === null ? `Baixando: ${megabytes(bytes)}` : `Baixando: ${megabytes(bytes)} de ${megabytes(total)}`;
}

/** The configuration names a model that is not there. */
export const missingWords = (name: string) => ({
	title: `O modelo ${name} não está instalado`,
	text: 'A configuração deste servidor (VOICES_MODEL) pede essas vozes. Até que sejam instaladas, as vozes naturais não narram os episódios.',
});

/** Who speaks the administrator's next episode, once a model was installed. */
export function nextSpeaker(speech: SystemGeminiStatus['engines']['speech'], installed: string | undefined): string {
	const isIt = speech.engine === 'natural' && speech.model?.replace(/:[^:]*$/, '') === installed;
	if (isIt) return 'O próximo episódio já será narrado por elas.';
	return `O próximo episódio continua com o que está em uso: ${voicesName(speech)}.`;
}
