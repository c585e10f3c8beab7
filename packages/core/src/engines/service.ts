import { createHash } from 'node:crypto';
import { NexusError } from '../errors/index.ts';
import type {
	ChosenEngine,
	EngineName,
	Engines,
	LocalModel,
	ScriptWriter,
	SpeechSynthesizer,
	UsageListener,
} from '../ports/index.ts';
import type { SettingsServices } from '../settings/service.ts';
import { chooseEngines, type InstalledEngines, modelsOf, type WantedEngines } from './choose.ts';

/** A Gemini model with the key that it is called with. */
export interface GeminiAccount {
	apiKey: string;
	model: string;
}

/** The natural voices on this machine. */
export interface NaturalVoices {
	/** Those that speak by default, as model and quality; null where none is installed. */
	current(): Promise<string | null>;
	/** `SpeechSynthesizer.voices` of a model; null where it is not installed. */
	voices(model: string): Promise<string | null>;
	/** @returns null where the model is not installed (any more) */
	speech(model: string): Promise<SpeechSynthesizer | null>;
}

/** Makes engines. */
export interface EngineMakers {
	script: {
		embedded: ScriptWriter;
		gemini(account: GeminiAccount): ScriptWriter;
		/** Those that the operator configured. */
		providers: Partial<Record<EngineName, ScriptWriter>>;
		/** On this machine; known as `openai`, whose protocol it speaks. */
		local(model: LocalModel): ScriptWriter;
	};
	speech: {
		embedded: SpeechSynthesizer;
		gemini(account: GeminiAccount): SpeechSynthesizer;
		providers: Partial<Record<EngineName, SpeechSynthesizer>>;
		natural: NaturalVoices | null;
	};
}

/** Adds to what an engine tells of its usage that the installation's key was used. */
const onSystemKey = (used: UsageListener | undefined): { used?: UsageListener } =>
	used ? { used: (usage) => used({ ...usage, systemKey: true }) } : {};

const writerOnSystemKey = (writer: ScriptWriter): ScriptWriter => ({
	...writer,
	prepare: (request) => writer.prepare({ ...request, ...onSystemKey(request.used) }),
	writePart: (request) => writer.writePart({ ...request, ...onSystemKey(request.used) }),
	writeSection: (request) => writer.writeSection({ ...request, ...onSystemKey(request.used) }),
});

const speechOnSystemKey = (speech: SpeechSynthesizer): SpeechSynthesizer => ({
	...speech,
	synthesize: (request) => speech.synthesize({ ...request, ...onSystemKey(request.used) }),
});

/** Engines of so many keys and models are kept, so that their calls share connections and places. */
const MOST_KEPT = 100;

export function createEngines(deps: {
	installed: InstalledEngines;
	settings: Pick<SettingsServices, 'geminiKeyFor' | 'enginesOf'>;
	makers: EngineMakers;
	/** The model on this machine that an administrator chose. It counts where the configuration names no server. */
	localModel: () => Promise<LocalModel | null>;
	/** Whether the installation's key may be used for the user. @throws NexusError account_money_limit */
	checkSystemKey: (userId: string) => Promise<void>;
}): Engines {
	const { installed, settings, makers, checkSystemKey } = deps;
	const localModel = async () => (makers.script.providers.openai ? null : await deps.localModel());
	async function wantedBy(userId: string): Promise<WantedEngines> {
		const naturalModel = (await makers.speech.natural?.current()) ?? null;
		const voices = naturalModel === null ? null : await makers.speech.natural?.voices(naturalModel);
		return {
			...(await settings.enginesOf(userId)),
			...{ naturalModel, naturalVoices: voices ?? null },
			localModel: (await localModel())?.model ?? null,
		};
	}
	const writers = new Map<string, ScriptWriter>();
	const voices = new Map<string, SpeechSynthesizer>();

	/** @throws NexusError gemini_key_required, engine_unavailable, account_money_limit, and as `geminiKeyFor` */
	async function geminiAccount(
		userId: string,
		model: string | null,
	): Promise<GeminiAccount & { isSystemKey: boolean }> {
		const own = await settings.geminiKeyFor(userId);
		const apiKey = own ?? installed.systemKey;
		if (apiKey === undefined) throw new NexusError('gemini_key_required');
		if (model === null) throw new NexusError('engine_unavailable', { engine: 'gemini' });
		if (own === null) await checkSystemKey(userId);
		return { apiKey, model, isSystemKey: own === null };
	}

	async function pick<Engine>(
		userId: string,
		{ engine, model }: ChosenEngine,
		from: {
			embedded: Engine;
			gemini(account: GeminiAccount): Engine;
			providers: Partial<Record<EngineName, Engine>>;
		},
		kept: Map<string, Engine>,
		asSystem: (engine: Engine) => Engine,
	): Promise<Engine> {
		if (engine !== 'gemini') {
			const found = engine === 'embedded' ? from.embedded : from.providers[engine];
			if (!found) throw new NexusError('engine_unavailable', { engine });
			return found;
		}
		const { isSystemKey, ...account } = await geminiAccount(userId, model);
		const made = remember(kept, [account.apiKey, account.model], () => from.gemini(account));
		return isSystemKey ? asSystem(made) : made;
	}

	const writerFor: Engines['writerFor'] = async (userId, chosen) =>
		chosen.engine === 'openai' && !makers.script.providers.openai
			? await localWriter(chosen)
			: await pick(userId, chosen, makers.script, writers, writerOnSystemKey);

	/** An episode keeps the model that it was begun with, on the server that is chosen now. @throws NexusError engine_unavailable */
	async function localWriter({ engine, model }: ChosenEngine): Promise<ScriptWriter> {
		const chosen = await localModel();
		if (!chosen) throw new NexusError('engine_unavailable', { engine });
		const wanted = { server: chosen.server, model: model ?? chosen.model };
		return remember(writers, [wanted.server, wanted.model], () => makers.script.local(wanted));
	}

	const speechFor: Engines['speechFor'] = async (userId, chosen) =>
		chosen.engine === 'natural'
			? await naturalSpeech(chosen)
			: await pick(userId, chosen, makers.speech, voices, speechOnSystemKey);

	/** @throws NexusError voices_none, natural_voices_missing, natural_voices_changed */
	async function naturalSpeech({ model, voices: wanted }: ChosenEngine): Promise<SpeechSynthesizer> {
		if (model === null) throw new NexusError('voices_none');
		const speech = await makers.speech.natural?.speech(model);
		if (!speech) throw new NexusError('natural_voices_missing', { model });
		if (wanted !== undefined && speech.voices !== wanted) throw new NexusError('natural_voices_changed', { model });
		return speech;
	}

	return {
		async chosenFor(userId) {
			return chooseEngines(installed, await wantedBy(userId));
		},
		async offeredTo(userId) {
			const wanted = await wantedBy(userId);
			const { script, speech } = modelsOf(installed, wanted);
			const google = wanted.hasKey || installed.systemKey !== undefined ? (['gemini'] as const) : [];
			const natural = wanted.naturalModel === null ? [] : (['natural'] as const);
			const local = wanted.localModel === null ? [] : (['openai'] as const);
			const configured = (makers: object) => Object.keys(makers) as EngineName[];
			return {
				script: ['embedded' as const, ...google, ...configured(makers.script.providers), ...local].map(script),
				speech: ['embedded' as const, ...natural, ...google, ...configured(makers.speech.providers)].map(speech),
			};
		},
		async check(userId, { script, speech }) {
			await writerFor(userId, script);
			await speechFor(userId, speech);
		},
		writerFor,
		speechFor,
		async keyOwner(userId) {
			if ((await settings.enginesOf(userId)).hasKey) return 'user';
			return installed.systemKey === undefined ? null : 'system';
		},
	};
}

/** By the hash of key or server and model: the key, which is not kept longer than what is made with it; the longest unused goes first. */
function remember<Engine>(kept: Map<string, Engine>, identity: readonly string[], make: () => Engine): Engine {
	const name = createHash('sha256').update(JSON.stringify(identity)).digest('base64');
	const engine = kept.get(name) ?? make();
	kept.delete(name);
	kept.set(name, engine);
	const [oldest] = kept.keys();
	if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
	return engine;
}
