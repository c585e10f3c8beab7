import type { ChosenEngine, ChosenEngines, EnginesFor } from './engine-choice.ts';
import type { ScriptWriter } from './script-writer.ts';
import type { SpeechSynthesizer } from './speech.ts';

/** Which engines make an episode, by what the operator configured and the episode's owner has keys for. */
export interface Engines {
	chosenFor: EnginesFor;
	/** Every engine that could make the user's episodes now, with the model that it would use. */
	offeredTo(userId: string): Promise<{ script: ChosenEngine[]; speech: ChosenEngine[] }>;
	/** @throws NexusError gemini_key_required, gemini_key_unreadable, engine_unavailable when they could not serve */
	check(userId: string, chosen: ChosenEngines): Promise<void>;
	/** @throws as `check` */
	writerFor(userId: string, chosen: ChosenEngine): Promise<ScriptWriter>;
	/** @throws as `check` */
	speechFor(userId: string, chosen: ChosenEngine): Promise<SpeechSynthesizer>;
	/** Whose Gemini key the user's jobs work with. */
	keyOwner(userId: string): Promise<'user' | 'system' | null>;
}
