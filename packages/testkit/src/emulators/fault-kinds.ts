/** What goes wrong before any answer is made. Their status and body are those of the service that is emulated. */
export const REFUSALS = [
	'http-401',
	'http-403',
	'http-404',
	'http-500',
	'http-502',
	'http-503',
	'http-504',
	'key-invalid',
	'region',
	'quota-minute',
	'quota-day',
] as const;

/**
 * What goes wrong on the wire.
 * - `hang`: never an answer; `stall`: half an answer, then nothing more
 * - `reset`: the connection is broken before the answer, `broken-body` in the middle of it
 * - `cut-json`: half the body, ended as if it were whole; `html`: a page of a proxy with status 200
 * - `endless`: a body that never ends
 * - `sse-error`: a streamed answer's second chunk carries an error; where nothing is streamed, a 500
 */
export const WIRE_FAULTS = [
	'hang',
	'stall',
	'reset',
	'broken-body',
	'cut-json',
	'html',
	'endless',
	'sse-error',
] as const;

/**
 * Answers of status 200 that are no success by their finish reason. `max-tokens` and `continuation` (Gemini 4: sent
 * again with `continuationToken`, it goes on) have the beginning of the answer, the others have nothing.
 */
export const FINISH_FAULTS = [
	'other-empty',
	'safety-as-other',
	'safety',
	'prompt-blocked',
	'recitation',
	'language',
	'blocklist',
	'prohibited-content',
	'spii',
	'malformed',
	'max-tokens',
	'continuation',
] as const;

/**
 * What is wrong with a text that is called finished.
 * - `invalid-json`: stopped in the middle; `prose`: no JSON at all; `wrong-shape`: JSON that the schema forbids
 * - `third-host`, `obedient` (does what an instruction in a document would ask for), `markup`, `empty-lines`
 * - `european-portuguese`, `other-language` (English for pt-BR, Portuguese for en-US)
 * - `invented-numbers`, `unknown-passages`, `repeated-lines`, `few-lines` (the first two only), `one-line` (one and the same, always)
 */
export const SCRIPT_FAULTS = [
	'invalid-json',
	'prose',
	'wrong-shape',
	'third-host',
	'obedient',
	'markup',
	'empty-lines',
	'european-portuguese',
	'other-language',
	'invented-numbers',
	'unknown-passages',
	'repeated-lines',
	'few-lines',
	'one-line',
] as const;

/**
 * What is wrong with audio that is called finished.
 * - `cut-audio`: 13 to 46 % of it; `empty-wav`: the header only; `text-part`: words in its place
 * - `near-silence`: at -70 dB; `fading`: falls to nothing towards its end; `style-aloud`: the style note is read first
 * - `rambling`: goes on for three times its length; `said-twice`: all of it is said twice
 * - `white-noise`: as loud and long as the speech would be; `clipped`: amplified forty times
 * - `other-text`: as long, about something else; `missing-third`: the last third lacks
 * - `slow-header`: says that it has 16 kHz; `fast-header`: has 16 kHz, and says 24
 */
export const AUDIO_FAULTS = [
	'cut-audio',
	'empty-wav',
	'text-part',
	'near-silence',
	'fading',
	'style-aloud',
	'rambling',
	'said-twice',
	'white-noise',
	'clipped',
	'other-text',
	'missing-third',
	'slow-header',
	'fast-header',
] as const;

export const FAULTS = [...REFUSALS, ...WIRE_FAULTS, ...FINISH_FAULTS, ...SCRIPT_FAULTS, ...AUDIO_FAULTS] as const;

export type Refusal = (typeof REFUSALS)[number];
export type WireFault = (typeof WIRE_FAULTS)[number];
export type FinishFault = (typeof FINISH_FAULTS)[number];
export type ScriptFault = (typeof SCRIPT_FAULTS)[number];
export type AudioFault = (typeof AUDIO_FAULTS)[number];
export type Fault = (typeof FAULTS)[number];
export type CallKind = 'text' | 'speech' | 'count' | 'models';

/** What every call of a later time would meet again, so that a product does well to stop at once. */
export const LASTING_FAULTS: readonly Fault[] = [
	'http-401',
	'http-403',
	'http-404',
	'key-invalid',
	'region',
	'quota-day',
];

const ON_SHORT_ANSWERS: readonly Fault[] = [...REFUSALS, 'hang', 'reset', 'broken-body', 'cut-json', 'html'];

/** The faults that calls of Gemini can meet. */
export const GEMINI_FAULTS: Record<CallKind, readonly Fault[]> = {
	text: [...REFUSALS, ...WIRE_FAULTS, ...FINISH_FAULTS, ...SCRIPT_FAULTS],
	speech: [...REFUSALS, ...WIRE_FAULTS, ...FINISH_FAULTS.filter((fault) => fault !== 'continuation'), ...AUDIO_FAULTS],
	count: ON_SHORT_ANSWERS,
	models: ON_SHORT_ANSWERS,
};

/** The faults that calls of OpenAI-compatible servers can meet. */
export const OPENAI_FAULTS: Record<CallKind, readonly Fault[]> = {
	text: [...REFUSALS, ...WIRE_FAULTS, 'other-empty', 'safety', 'max-tokens', ...SCRIPT_FAULTS],
	speech: [
		...REFUSALS,
		...WIRE_FAULTS.filter((fault) => fault !== 'sse-error'),
		...AUDIO_FAULTS.filter((fault) => fault !== 'style-aloud'),
	],
	count: [],
	models: ON_SHORT_ANSWERS,
};

export const isRefusal = (fault: Fault | null): fault is Refusal => within(REFUSALS, fault);
export const isWireFault = (fault: Fault | null): fault is WireFault => within(WIRE_FAULTS, fault);
export const isFinishFault = (fault: Fault | null): fault is FinishFault => within(FINISH_FAULTS, fault);
export const isScriptFault = (fault: Fault | null): fault is ScriptFault => within(SCRIPT_FAULTS, fault);
export const isAudioFault = (fault: Fault | null): fault is AudioFault => within(AUDIO_FAULTS, fault);

function within(list: readonly Fault[], fault: Fault | null): boolean {
	return fault !== null && list.includes(fault);
}
