import type { CreatePodcastBody } from '@nexus/contract';
import { createContext, useContext } from 'react';

export interface Generation {
	/** True from the click until the job is known. */
	starting: boolean;
	/** Creates the podcast, starts its job and shows its progress. Resolves to whether it started. */
	start: (body: CreatePodcastBody, multipleFiles: boolean) => Promise<boolean>;
	/** Opens the progress dialog for a job that is known already. */
	show: (jobId: string, podcastId: string) => void;
}

export const GenerationContext = createContext<Generation | null>(null);

export function useGeneration(): Generation {
	const generation = useContext(GenerationContext);
	if (!generation) throw new Error('useGeneration needs a GenerationProvider above it');
	return generation;
}
