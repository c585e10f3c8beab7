/** A lock per name within this process. */
export class KeyedLock {
	readonly #underWay = new Map<string, Promise<unknown>>();

	/** @param work receives whether it had to wait */
	async run<Result>(name: string, work: (waited: boolean) => Promise<Result>): Promise<Result> {
		let waited = false;
		for (let other = this.#underWay.get(name); other; other = this.#underWay.get(name)) {
			waited = true;
			await other.catch(() => undefined);
		}
		const mine = work(waited);
		this.#underWay.set(name, mine);
		try {
			return await mine;
		} finally {
			this.#underWay.delete(name);
		}
	}
}
