import type { StandIn } from './answers/stand-in.ts';
import type { Faults } from './faults.ts';
import type { Counts, EmulatedCall } from './ledger.ts';

export interface EmulatorOptions {
	/** 0, the default, for a free one. */
	port?: number;
	/** The only key that is taken; empty for none needed. */
	apiKey?: string;
	/** Threads of its own that make speech; this process's unless given. */
	threads?: number;
	/** Whoever answers what language models are asked, whatever these are called; answers are made up unless given. */
	answers?: StandIn | undefined;
	/** Milliseconds between two signs of life while an answer is awaited there. */
	keepAliveMs?: number | undefined;
}

/** A provider's service that runs in this process, on the loopback address. */
export interface Emulator {
	/** Without a path or a slash at its end. */
	url: string;
	apiKey: string;
	faults: Faults;
	/** Every call since the start or the last reset, in the order in which they came. */
	calls: readonly EmulatedCall[];
	counts(): Counts;
	/** Forgets the calls. */
	reset(): void;
	close(): Promise<void>;
}
