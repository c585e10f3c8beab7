import type { Language } from '@nexus/contract';
import type { Hosts } from '../scripts/types.ts';

export interface ForecastRequest {
	/** The whole document, UTF-8. */
	bytes: Uint8Array;
	filename: string;
	language: Language;
	presetId: string;
	hosts: Hosts;
	customStyle: string | null;
}

/** What an episode of a document will come to. JSON-safe. */
export interface ScriptForecast {
	/** Words of the document. */
	words: number;
	/** BCP 47 of the document, or null when it cannot be told. */
	sourceLanguage: string | null;
	/** Script parts, exactly as the writer plans them. */
	parts: number;
	/** Turns of the script. */
	lines: number;
	/** Characters that the hosts say. */
	characters: number;
	/** Seconds of the finished audio. */
	seconds: number;
}

/** Tells what the embedded engines will make of a document, without making it. */
export interface ScriptForecaster {
	/** @throws NexusError document_unreadable when there is nothing to talk about. */
	forecast(request: ForecastRequest): Promise<ScriptForecast>;
}
