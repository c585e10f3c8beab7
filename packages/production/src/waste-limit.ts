import { SPEECH_WASTE } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { CallOutcome, WasteLimit } from '@nexus/core/ports';

/**
 * A breaker over all clips of a job. A call is begun only when the limit holds even if all that are under way come to
 * nothing: a model that is always bad costs `SPEECH_WASTE.answers` calls, however many clips there are.
 */
export class SpeechWaste implements WasteLimit {
	readonly #waiting = new Set<() => void>();
	#heard = 0;
	#useless = 0;
	#open = 0;

	async enter(signal: AbortSignal): Promise<(outcome: CallOutcome) => void> {
		while (this.#useless + this.#open >= this.#limit) {
			if (this.#useless >= this.#limit) throw this.#refusal();
			await this.#change(signal);
		}
		signal.throwIfAborted();
		this.#open++;
		return (outcome) => {
			this.#open--;
			if (outcome === 'heard') this.#heard++;
			if (outcome === 'useless') this.#useless++;
			for (const look of [...this.#waiting]) look();
		};
	}

	get #limit(): number {
		return SPEECH_WASTE.answers + Math.floor(this.#heard / SPEECH_WASTE.everyHeard);
	}

	#refusal(): NexusError {
		return new NexusError('speech_unusable', { useless: this.#useless, asked: this.#useless + this.#heard });
	}

	/** Until a call ends. @throws the signal's reason */
	#change(signal: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			if (signal.aborted) return reject(signal.reason);
			const look = () => {
				this.#waiting.delete(look);
				signal.removeEventListener('abort', abort);
				resolve();
			};
			const abort = () => {
				this.#waiting.delete(look);
				reject(signal.reason);
			};
			signal.addEventListener('abort', abort, { once: true });
			this.#waiting.add(look);
		});
	}
}

/** More jobs than one process works on at a time. */
const JOBS_MOST = 1_000;

/** The limits of the jobs that this process works on, each job's for all of its parts and as often as they are begun. */
export class WasteLimits {
	readonly #limits = new Map<string, SpeechWaste>();

	/** A retry, which somebody asks for, has a limit of its own. */
	of({ id, run }: { id: string; run: number }): WasteLimit {
		const name = `${id} ${run}`;
		const known = this.#limits.get(name) ?? new SpeechWaste();
		this.#limits.delete(name);
		this.#limits.set(name, known);
		const [oldest] = this.#limits.keys();
		if (this.#limits.size > JOBS_MOST && oldest !== undefined) this.#limits.delete(oldest);
		return known;
	}
}
