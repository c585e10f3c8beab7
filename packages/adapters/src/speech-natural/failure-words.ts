import { NexusError } from '@nexus/core/errors';
import { ModelFailure } from './errors.ts';

/** In Portuguese, after a colon. */
const REASONS: Record<ModelFailure['reason'], string> = {
	unreadable: 'os arquivos do modelo estão danificados ou não são de um modelo conhecido',
	crashed: 'o processo que fala terminou de repente, duas vezes',
	no_voice: 'o modelo não tem todas as vozes que os seus arquivos prometem',
	memory: 'falta memória nesta máquina para o modelo',
	no_runtime: 'falta o programa que executa o modelo neste sistema',
};

/** A model's failure as the product knows it; any other error as it is. */
export function asNexusError(error: unknown): unknown {
	if (!(error instanceof ModelFailure)) return error;
	return new NexusError('natural_voices_failed', { reason: REASONS[error.reason] }, { cause: error });
}
