import type { PriceBook } from '@nexus/core/costs';
import type { ChosenEngine, Database, ModelUsage, UsageEntry, UsageListener } from '@nexus/core/ports';
import type { EpisodeRecord } from '@nexus/core/records';

interface Origin {
	job: { id: string };
	/** `id` null for what is done for none. */
	episode: { id: EpisodeRecord['id'] | null; userId: string };
	/** Null for what is done for the whole episode. */
	partId: string | null;
}

interface MeterDependencies {
	database: Pick<Database, 'usage'>;
	prices: PriceBook;
	now: () => Date;
}

type Tally = Pick<UsageEntry, 'kind' | 'engine' | 'characters' | 'audioSeconds'>;

/** What making something used; the embedded engines take no tokens and cost nothing. */
export function usageOf(
	{ job, episode, partId }: Origin,
	used: Pick<UsageEntry, 'kind' | 'engine'> & Partial<UsageEntry>,
): UsageEntry {
	return {
		userId: episode.userId,
		episodeId: episode.id,
		jobId: job.id,
		partId,
		model: null,
		inputTokens: 0,
		outputTokens: 0,
		wastedTokens: 0,
		characters: 0,
		audioSeconds: 0,
		costUsd: 0,
		wastedUsd: 0,
		systemUsd: 0,
		...used,
	};
}

export const charactersOf = (lines: readonly { text: string }[]): number =>
	lines.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Writes down what calls of models used as soon as their providers tell it, at the prices of that instant, so that it is
 * known also of work that fails or is stopped afterwards.
 */
export class UsageMeter {
	readonly #deps: MeterDependencies;
	readonly #origin: Origin;
	readonly #writing = new Set<Promise<void>>();
	readonly #tallies = new Map<string, Tally>();
	#isOver = false;

	constructor(deps: MeterDependencies, origin: Origin) {
		this.#deps = deps;
		this.#origin = origin;
	}

	listener(kind: UsageEntry['kind'], chosen: ChosenEngine, engine: string): UsageListener {
		return (usage) => this.add({ ...tokensOf(this.#deps.prices, kind, chosen, usage, this.#deps.now()), kind, engine });
	}

	add(used: Pick<UsageEntry, 'kind' | 'engine'> & Partial<UsageEntry>): void {
		const writing = this.#deps.database.usage.add(usageOf(this.#origin, used));
		writing.catch(() => undefined);
		this.#writing.add(writing);
	}

	/** Writes down what costs nothing in one entry with its like, when the work is over; what ends later, at once. */
	tally(used: Tally): void {
		if (this.#isOver) {
			this.add(used);
			return;
		}
		const { characters, audioSeconds, ...like } = used;
		const name = JSON.stringify(like);
		const before = this.#tallies.get(name);
		this.#tallies.set(name, {
			...like,
			characters: characters + (before?.characters ?? 0),
			audioSeconds: audioSeconds + (before?.audioSeconds ?? 0),
		});
	}

	/** All is written. @throws what kept something from being written */
	async settled(): Promise<void> {
		this.#isOver = true;
		for (const tally of this.#tallies.values()) this.add(tally);
		this.#tallies.clear();
		const outcomes = await Promise.allSettled(this.#writing);
		this.#writing.clear();
		for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
	}

	/** Does the work, and waits until all that it used is written, however it ends. */
	async around<Result>(work: () => Promise<Result>): Promise<Result> {
		let result: Result;
		try {
			result = await work();
		} catch (error) {
			await this.settled().catch(() => undefined);
			throw error;
		}
		await this.settled();
		return result;
	}
}

function tokensOf(
	prices: PriceBook,
	kind: UsageEntry['kind'],
	{ engine }: ChosenEngine,
	{ model, inputTokens, outputTokens, wasted, systemKey }: ModelUsage,
	now: Date,
): Partial<UsageEntry> {
	const costUsd = prices.cost(kind, { engine, model }, { input: inputTokens, output: outputTokens }, now);
	return {
		model,
		inputTokens,
		outputTokens,
		costUsd,
		...(systemKey && { systemUsd: costUsd }),
		...(wasted && { wastedTokens: inputTokens + outputTokens, wastedUsd: costUsd }),
	};
}
