import type { CreatePodcastBody, CreateSeriesBody, GenerateBody, Podcast } from '@nexus/contract';
import { createContext, useContext } from 'react';

export interface Generation {
	/** True from the click until the job is known. */
	starting: boolean;
	/** Whether a job was started or shown since the page was loaded. */
	following: boolean;
	/** Creates the podcast, starts its job and shows its progress. Resolves to whether it started. */
	start: (body: CreatePodcastBody, multipleFiles: boolean) => Promise<boolean>;
	/** Creates a series, starts its jobs and shows the progress of the first. Resolves to whether they started. */
	startSeries: (body: CreateSeriesBody, multipleFiles: boolean) => Promise<boolean>;
	/** Starts the job of a draft. Resolves to whether it started. */
	startDraft: (podcastId: string, options: GenerateBody) => Promise<boolean>;
	/** Makes a podcast's sound anew, into as many files as it has, in other voices on request. Resolves to whether it started. */
	regenerate: (podcast: Podcast, voices?: GenerateBody['speech_engine']) => Promise<boolean>;
	/** Adds a section of the document to a podcast that there is, as was foreseen of that version of its script. Resolves to whether it started. */
	addSection: (podcast: Podcast, section: number, version: string) => Promise<boolean>;
	/** Opens the progress dialog for a job that is known already; its end is news when it began just now. */
	show: (jobId: string, podcastId: string, fresh?: boolean) => void;
}

export const GenerationContext = createContext<Generation | null>(null);

export function useGeneration(): Generation {
	const generation = useContext(GenerationContext);
	if (!generation) throw new Error('useGeneration needs a GenerationProvider above it');
	return generation;
}
