import type { ProductionRepository } from '@nexus/core/ports';
import type { ClipRecord } from '@nexus/core/records';

/**
 * Clips that are in the object store but not yet in the database. They are saved in batches, one per part, because
 * saving a single clip takes about as long as synthesizing it with the embedded voices. Until then, other work in this
 * process finds them here.
 */
export class UnsavedClips {
	readonly #clips = new Map<string, Map<string, ClipRecord>>();
	#saving: Promise<void> = Promise.resolve();

	add(clip: ClipRecord): void {
		const own = this.#clips.get(clip.userId) ?? new Map<string, ClipRecord>();
		this.#clips.set(clip.userId, own.set(clip.key, clip));
	}

	find(userId: string, keys: readonly string[]): ClipRecord[] {
		const own = this.#clips.get(userId);
		return own ? keys.flatMap((key) => own.get(key) ?? []) : [];
	}

	/**
	 * Saves all of the user's clips. Clips that the database refuses are dropped, to be made again.
	 * @throws what kept the user's own clips from being saved
	 */
	save(production: Pick<ProductionRepository, 'saveClips'>, userId: string): Promise<void> {
		const saved = this.#saving.then(() => this.#saveNow(production, userId));
		this.#saving = saved.catch(() => undefined);
		return saved;
	}

	async #saveNow(production: Pick<ProductionRepository, 'saveClips'>, userId: string): Promise<void> {
		const own = this.#clips.get(userId);
		if (!own) return;
		const clips = [...own.values()];
		try {
			await production.saveClips(clips);
		} finally {
			for (const clip of clips) if (own.get(clip.key) === clip) own.delete(clip.key);
			if (own.size === 0 && this.#clips.get(userId) === own) this.#clips.delete(userId);
		}
	}
}
