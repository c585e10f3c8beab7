import type { DocumentSection, Language } from '@nexus/contract';
import type { JoinedDocument } from '@nexus/document-text';
import type { ScriptOptions } from '../scripts/script-options.ts';
import type { Hosts } from '../scripts/types.ts';

export interface ForecastRequest {
	/** The whole document, UTF-8; or several, joined. */
	bytes: Uint8Array;
	filename: string;
	/** Where each of several stands. */
	documents?: readonly JoinedDocument[] | undefined;
	/** The document's parts of at most PART_CHARACTERS, as found when it was uploaded. */
	parts: number;
	language: Language;
	presetId: string;
	hosts: Hosts;
	customStyle: string | null;
	/** What was asked of the script. */
	options?: ScriptOptions | undefined;
	/** The episode's: the same seed gives the same script. */
	seed: number;
}

/** What an episode of a document will come to. JSON-safe. */
export interface ScriptForecast {
	document: {
		/** UTF-16 code units. */
		characters: number;
		words: number;
		/** Parts of at most PART_CHARACTERS, whoever writes the script. */
		parts: number;
		/** BCP 47, or null when it cannot be told. */
		language: string | null;
		/** The headings to choose among. Left out of what is kept with an episode. */
		sections?: DocumentSection[] | undefined;
	};
	/** What the embedded engines make of it. */
	embedded: {
		parts: number;
		/** Turns of the script. */
		lines: number;
		/** Characters that the hosts say. */
		characters: number;
		/** Seconds of the finished audio. */
		seconds: number;
		/** Some parts stand for others that were not written. Absent from forecasts made before this was told. */
		sampled?: boolean | undefined;
		/**
		 * Seconds for a character of a conversation, whose words are shorter and turns more than a reading's. Absent from
		 * forecasts made before this was told.
		 */
		conversationPace?: number | undefined;
	};
}

/** Tells what will be made of a document, without making it. */
export interface ScriptForecaster {
	/** @throws NexusError document_unreadable when there is nothing to talk about. */
	forecast(request: ForecastRequest): Promise<ScriptForecast>;
}
