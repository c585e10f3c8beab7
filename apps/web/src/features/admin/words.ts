import type { VoicesOverview } from '@nexus/contract';

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('pt-BR')} MB`;

const STAGES = { downloading: 'Baixando', extracting: 'Abrindo o arquivo', checking: 'Conferindo o modelo' } as const;

/** What an installation is at. */
export function stageWords({ stage, bytes, total }: NonNullable<VoicesOverview['installation']>): string {
	if (stage !== 'downloading') return STAGES[stage];
	return total === null ? `Baixando: ${megabytes(bytes)}` : `Baixando: ${megabytes(bytes)} de ${megabytes(total)}`;
}
