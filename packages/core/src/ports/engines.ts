import type { EpisodeRecord } from '../episodes/types.ts';
import type { ScriptWriter } from './script-writer.ts';
import type { SpeechSynthesizer } from './speech.ts';

/** Which engines make an episode: what the operator configured and the episode's owner has keys for. */
export interface Engines {
	/** @throws NexusError engine_unavailable */
	writerFor(episode: EpisodeRecord): Promise<ScriptWriter>;
	/** @throws NexusError engine_unavailable */
	speechFor(episode: EpisodeRecord): Promise<SpeechSynthesizer>;
}
