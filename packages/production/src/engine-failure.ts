import { NexusError } from '@nexus/core/errors';

export type Stage = 'script' | 'speech';

/** A provider's failure, with what it was to make: one provider may do both, with models of their own. */
export class EngineFailure extends NexusError {
	readonly stage: Stage;

	constructor(stage: Stage, error: NexusError) {
		super(error.code, error.values, { cause: error.cause });
		this.stage = stage;
	}
}

/** The error of an engine's call as it leaves production: a provider's says what it was asked for. */
export function atStage(stage: Stage, error: unknown): unknown {
	return error instanceof NexusError && error.code.startsWith('provider_') ? new EngineFailure(stage, error) : error;
}
