/** The operator's limits of each account; null for none. */
export interface AccountLimits {
	/** Documents, audio and clips together. */
	bytes: number | null;
	/** Episodes in a calendar month, UTC. */
	episodesPerMonth: number | null;
	/** Jobs that are worked on at the same time, previews included. */
	runningJobs: number | null;
	/** Jobs that wait behind those; means nothing where `runningJobs` is null. */
	waitingJobs: number;
	/** US dollars of the installation's provider key in a calendar month, UTC. */
	usdPerMonth: number | null;
}
