import type { EnginePrices } from '@nexus/core/costs';
import type { CpuPool, EngineName, ScriptWriter, SpeechListener, SpeechSynthesizer } from '@nexus/core/ports';
import type { z } from 'zod';
import type { CallTimeouts, HttpFetch, RetryPolicy } from '../calls/index.ts';
import type { Variable } from './variables.ts';

type Variables = Readonly<Record<string, Variable>>;
export type ValuesOf<Names extends Variables> = { [Name in keyof Names]: z.output<Names[Name]['schema']> };
type Kind = 'script' | 'speech';

/** How long providers are waited for, and how often they are asked; by default as they need it. */
export interface ProviderTimings {
	retry?: Partial<RetryPolicy>;
	timeouts?: Partial<CallTimeouts>;
}

/** What engines are made with. */
export interface EngineTools {
	pool: CpuPool;
	fetch: HttpFetch;
	timings: ProviderTimings;
	listener: SpeechListener;
}

/** An engine as the operator configured it. */
export interface ConfiguredEngine<Engine> {
	model: string;
	make(tools: EngineTools): Engine;
}

/** All that the program knows of a provider: how it is configured, made and paid. */
export interface Provider<Names extends Variables = Variables> {
	/** In the API, in `SCRIPT_ENGINE` and in `SPEECH_ENGINE`. */
	engine: EngineName;
	/** What it can be chosen for. */
	kinds: readonly Kind[];
	/** What configures it. */
	variables: Names;
	/** Variables without which it cannot be chosen, with what each is, in Portuguese. */
	needs: Readonly<Partial<Record<Kind, Partial<Record<keyof Names & string, string>>>>>;
	/** Null where what it takes is not known here. */
	prices: EnginePrices | null;
	/** Null where the variables configure none. Left out by who writes with a key of the user's own, or not at all. */
	script?(values: ValuesOf<Names>): ConfiguredEngine<ScriptWriter> | null;
	/** The same for speech. */
	speech?(values: ValuesOf<Names>): ConfiguredEngine<SpeechSynthesizer> | null;
}

export const defineProvider = <const Names extends Variables>(provider: Provider<Names>): Provider<Names> => provider;
