import { describe, expect, it } from 'vitest';
import { NexusError } from '../errors/index.ts';
import type {
	ClipRequest,
	LocalModel,
	ModelUsage,
	PrepareRequest,
	ScriptWriter,
	SpeechSynthesizer,
} from '../ports/index.ts';
import { chooseEngines, type InstalledEngines } from './choose.ts';
import { createEngines, type GeminiAccount } from './service.ts';

const INSTALLED: InstalledEngines = {
	script: 'auto',
	speech: 'auto',
	systemKey: undefined,
	models: { script: {}, speech: {} },
};
const NOBODY = {
	hasKey: false,
	scriptModel: null,
	ttsModel: null,
	naturalModel: null,
	naturalVoices: null,
	localModel: null,
};

describe('chooseEngines', () => {
	it('takes the embedded engines on auto without any key', () => {
		const none = { engine: 'embedded', model: null };
		expect(chooseEngines(INSTALLED, NOBODY)).toEqual({ script: none, speech: none });
	});

	it('takes Gemini on auto where the user or the installation has a key, with the user’s models', () => {
		const wanted = { ...NOBODY, hasKey: true, scriptModel: 'gemini-4-argon' };
		const chosen = {
			script: { engine: 'gemini', model: 'gemini-4-argon' },
			speech: { engine: 'gemini', model: 'gemini-3.8-flash-tts' },
		};
		expect(chooseEngines(INSTALLED, wanted)).toEqual(chosen);
		expect(chooseEngines({ ...INSTALLED, systemKey: 'k' }, { ...wanted, hasKey: false })).toEqual(chosen);
	});

	it('takes natural voices on auto where they are installed and there is no key', () => {
		const wanted = { ...NOBODY, naturalModel: 'supertonic-3:balanced' };
		const natural = { engine: 'natural', model: 'supertonic-3:balanced' };
		expect(chooseEngines(INSTALLED, wanted).speech).toEqual(natural);
		const known = chooseEngines(INSTALLED, { ...wanted, naturalVoices: 'these' });
		expect(known).toMatchObject({ script: { engine: 'embedded' }, speech: { ...natural, voices: 'these' } });
		expect(chooseEngines(INSTALLED, { ...wanted, hasKey: true }).speech.engine).toBe('gemini');
		expect(chooseEngines({ ...INSTALLED, speech: 'embedded' }, wanted).speech.engine).toBe('embedded');
		expect(chooseEngines({ ...INSTALLED, systemKey: 'k', speech: 'natural' }, wanted).speech).toEqual(natural);
	});

	it('takes the model on this machine on auto where nobody has a key, and the configuration before it', () => {
		const wanted = { ...NOBODY, localModel: 'qwen3:8b' };
		expect(chooseEngines(INSTALLED, wanted)).toEqual({
			script: { engine: 'openai', model: 'qwen3:8b' },
			speech: { engine: 'embedded', model: null },
		});
		expect(chooseEngines(INSTALLED, { ...wanted, hasKey: true }).script.engine).toBe('gemini');
		expect(chooseEngines({ ...INSTALLED, systemKey: 'k' }, wanted).script.engine).toBe('gemini');
		expect(chooseEngines({ ...INSTALLED, script: 'embedded' }, wanted).script.engine).toBe('embedded');
	});

	it('takes what the operator names, whoever has keys', () => {
		const installed: InstalledEngines = {
			...INSTALLED,
			script: 'openai',
			speech: 'embedded',
			models: { script: { openai: 'qwen3:14b' }, speech: {} },
		};
		expect(chooseEngines(installed, { ...NOBODY, hasKey: true, scriptModel: 'gemini-4-argon' })).toEqual({
			script: { engine: 'openai', model: 'qwen3:14b' },
			speech: { engine: 'embedded', model: null },
		});
		expect(chooseEngines({ ...INSTALLED, script: 'gemini' }, NOBODY).script.engine).toBe('gemini');
	});
});

describe('createEngines', () => {
	const made: GeminiAccount[] = [];
	const keys: Record<string, string> = { ana: 'ana-key', rui: 'rui-key' };
	const told = { model: 'm', inputTokens: 1, outputTokens: 1, cachedTokens: 0, wasted: false };
	const make = (account: GeminiAccount) =>
		made.push(account) &&
		({
			id: account.apiKey,
			prepare: async ({ used }: PrepareRequest) => used?.(told),
			synthesize: async ({ used }: ClipRequest) => used?.(told),
		} as unknown);
	const spent = new Set(['rita']);
	let local: LocalModel | null = null;
	const engines = createEngines({
		installed: { ...INSTALLED, systemKey: 'system-key' },
		settings: {
			geminiKeyFor: async (userId) => keys[userId] ?? null,
			enginesOf: async (userId) => ({ ...NOBODY, hasKey: userId in keys }),
		},
		makers: {
			script: {
				embedded: { id: 'embedded' } as ScriptWriter,
				gemini: (account) => make(account) as ScriptWriter,
				providers: {},
				local: ({ server, model }) => ({ id: `${server}/${model}` }) as unknown as ScriptWriter,
			},
			speech: {
				embedded: { id: 'espeak' } as SpeechSynthesizer,
				gemini: (account) => make(account) as SpeechSynthesizer,
				providers: {},
				natural: {
					current: async () => null,
					voices: async () => null,
					speech: async (model) =>
						model === 'kept:fast' ? ({ id: 'natural', voices: 'these' } as SpeechSynthesizer) : null,
				},
			},
		},
		localModel: async () => local,
		checkSystemKey: async (userId) => {
			if (spent.has(userId)) throw new NexusError('account_money_limit');
		},
	});
	const gemini = { engine: 'gemini', model: 'gemini-3.8-flash' } as const;

	it('calls Gemini with the user’s own key before the installation’s, once made for each', async () => {
		expect((await engines.writerFor('ana', gemini)).id).toBe('ana-key');
		expect((await engines.writerFor('rui', gemini)).id).toBe('rui-key');
		expect((await engines.writerFor('eva', gemini)).id).toBe('system-key');
		expect(await engines.writerFor('ana', gemini)).toBe(await engines.writerFor('ana', gemini));
		expect(made.filter(({ apiKey }) => apiKey === 'ana-key')).toHaveLength(1);
		expect([await engines.keyOwner('ana'), await engines.keyOwner('eva')]).toEqual(['user', 'system']);
	});

	it('tells of usage whether the installation’s key was used, and refuses that key to who has spent enough of it', async () => {
		const told: ModelUsage[] = [];
		const used = (usage: ModelUsage) => told.push(usage);
		for (const user of ['ana', 'eva']) {
			await (await engines.writerFor(user, gemini)).prepare({ used } as unknown as PrepareRequest);
			await (await engines.speechFor(user, gemini)).synthesize({ used } as unknown as ClipRequest);
		}
		expect(told.map(({ systemKey }) => systemKey)).toEqual([undefined, undefined, true, true]);
		await expect(engines.writerFor('rita', gemini)).rejects.toMatchObject({ code: 'account_money_limit' });
		await expect(engines.speechFor('rita', gemini)).rejects.toMatchObject({ code: 'account_money_limit' });
		keys.rita = 'rita-key';
		expect((await engines.writerFor('rita', gemini)).id).toBe('rita-key');
	});

	it('finds the natural voices that an episode is made with, or names them', async () => {
		const kept = { engine: 'natural', model: 'kept:fast' } as const;
		expect((await engines.speechFor('ana', { ...kept, voices: 'these' })).id).toBe('natural');
		const changed = { code: 'natural_voices_changed', values: { model: 'kept:fast' } };
		await expect(engines.speechFor('ana', { ...kept, voices: 'those' })).rejects.toMatchObject(changed);
		const none = engines.speechFor('ana', { engine: 'natural', model: null });
		await expect(none).rejects.toMatchObject({ code: 'voices_none' });
		expect((await engines.speechFor('ana', { engine: 'natural', model: 'kept:fast' })).id).toBe('natural');
		await expect(engines.speechFor('ana', { engine: 'natural', model: 'gone:fast' })).rejects.toMatchObject({
			code: 'natural_voices_missing',
			values: { model: 'gone:fast' },
		});
	});

	it('writes on this machine with the model that an episode was begun with, as long as one is chosen there', async () => {
		local = { server: 'ollama', model: 'qwen3:8b' };
		const begun = { engine: 'openai', model: 'gemma3:12b' } as const;
		expect((await engines.writerFor('ana', begun)).id).toBe('ollama/gemma3:12b');
		expect((await engines.writerFor('ana', { ...begun, model: null })).id).toBe('ollama/qwen3:8b');
		expect((await engines.offeredTo('ana')).script.map(({ engine }) => engine)).toEqual([
			'embedded',
			'gemini',
			'openai',
		]);
		local = null;
		await expect(engines.writerFor('ana', begun)).rejects.toMatchObject({ code: 'engine_unavailable' });
	});

	it('refuses a server that is not configured', async () => {
		await expect(engines.speechFor('ana', { engine: 'openai', model: 'kokoro' })).rejects.toMatchObject({
			code: 'engine_unavailable',
		});
	});
});
