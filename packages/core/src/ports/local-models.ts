import type { LocalServerName } from '@nexus/contract';

/** A language model that a program on the worker's own machine serves. */
export interface LocalModel {
	server: LocalServerName;
	/** By the server's own name for it. */
	model: string;
}

export interface FoundServer {
	server: LocalServerName;
	address: string;
	models: string[];
}

/** Looks for servers of language models on this machine; what does not answer soon is not there. */
export type FindLocalServers = () => Promise<FoundServer[]>;

/** What was chosen for the whole installation. */
export interface InstallationRepository {
	/** Which model writes where the configuration names none. */
	localModel(): Promise<LocalModel | null>;
	/** Null: none. */
	setLocalModel(chosen: LocalModel | null): Promise<void>;
}
