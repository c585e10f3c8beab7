import type { Language } from '@nexus/contract';

/** What whoever installs a model must agree to. */
export interface Licence {
	name: string;
	/** Where it can be read; null where nobody told. */
	address: string | null;
}

/** A model of natural voices that we know where to get. */
export interface OfferedVoiceModel {
	/** Of the folder that it is installed in, and of the command line. */
	name: string;
	title: string;
	/** That are fetched. */
	bytes: number;
	licence: Licence;
	/** What to fetch by hand, where this machine has no network. */
	addresses: readonly string[];
}

export interface InstalledVoiceModel {
	name: string;
	title: string;
	family: string;
	voices: number;
	languages: readonly Language[];
	/** On the disk. */
	bytes: number;
	licence: Licence;
	/** Changes when any of its files does. */
	fingerprint: string;
	/** ISO 8601. */
	installedAt: string;
}

export interface InstallProgress {
	stage: 'downloading' | 'extracting' | 'checking';
	/** Bytes that are there, of so many; null where their number is not known. */
	bytes: number;
	total: number | null;
}

export interface InstallRequest {
	/** Of an offered model, or the name that one from elsewhere is to have. */
	name: string;
	/** An archive or folder on this machine, or the address of an archive or of a mirror; by default where we know it is. */
	from?: string | undefined;
	/** Of the archive, in hexadecimal; it replaces the one that was held to so far. */
	sha256?: string | undefined;
	signal: AbortSignal;
	progress?: ((progress: InstallProgress) => void) | undefined;
}

/** The models of natural voices on this machine. */
export interface VoiceModels {
	readonly offered: readonly OfferedVoiceModel[];
	/** In the order that they were installed in. */
	list(): Promise<InstalledVoiceModel[]>;
	/**
	 * Fetches a model, or goes on fetching it, checks it and puts it in place of one of that name. What was fetched stays
	 * when it fails or is broken off, for the next time.
	 * @throws NexusError voices_unknown, voices_source_unreachable, voices_sources_unreachable, voices_source_refused,
	 * voices_checksum, voices_checksum_unused, voices_no_space, voices_not_a_model, voices_archive,
	 * voices_installing, natural_voices_failed
	 */
	install(request: InstallRequest): Promise<InstalledVoiceModel>;
	/** @throws NexusError voices_unknown, voices_installing */
	remove(name: string): Promise<void>;
}
