import type { ClipRecord } from '@nexus/core/records';
import { expect, it } from 'vitest';
import { UnsavedClips } from './unsaved-clips.ts';

const clip = (userId: string, key: string): ClipRecord => ({
	...{ userId, key, engine: 'espeak', objectKey: `users/${userId}/clips/${key}.wav`, size: 1, duration: 1, lines: [] },
});

/** A database that takes its time, or refuses. */
function database() {
	const asked: { keys: string[]; answer: PromiseWithResolvers<void> }[] = [];
	const saveClips = (clips: ClipRecord[]) => {
		const answer = Promise.withResolvers<void>();
		asked.push({ keys: clips.map(({ key }) => key), answer });
		return answer.promise;
	};
	return { asked, saveClips };
}

it('saves a user’s clips together, and finds them until the database can', async () => {
	const unsaved = new UnsavedClips();
	const production = database();
	for (const key of ['a', 'b', 'a']) unsaved.add(clip('one', key));
	unsaved.add(clip('two', 'a'));
	const saved = unsaved.save(production, 'one');
	const again = unsaved.save(production, 'one');
	await expect.poll(() => production.asked.map(({ keys }) => keys)).toEqual([['a', 'b']]);
	unsaved.add(clip('one', 'c'));
	expect(unsaved.find('one', ['b', 'x', 'c']).map(({ key }) => key)).toEqual(['b', 'c']);
	production.asked[0]?.answer.resolve();
	await saved;
	expect(unsaved.find('one', ['a', 'b', 'c']).map(({ key }) => key)).toEqual(['c']);
	await expect.poll(() => production.asked.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c']]);
	production.asked[1]?.answer.resolve();
	await again;
	expect(unsaved.find('one', ['c'])).toEqual([]);
	expect(unsaved.find('two', ['a'])).toHaveLength(1);
	await unsaved.save(production, 'one');
	expect(production.asked).toHaveLength(2);
});

it('keeps a clip that was made again while it was saved', async () => {
	const unsaved = new UnsavedClips();
	const production = database();
	unsaved.add(clip('one', 'a'));
	const saved = unsaved.save(production, 'one');
	await expect.poll(() => production.asked).toHaveLength(1);
	const second = clip('one', 'a');
	unsaved.add(second);
	production.asked[0]?.answer.resolve();
	await saved;
	expect(unsaved.find('one', ['a'])).toEqual([second]);
});

it('tells of a refusal and forgets what was refused, others’ clips aside', async () => {
	const unsaved = new UnsavedClips();
	const production = database();
	unsaved.add(clip('one', 'a'));
	unsaved.add(clip('two', 'a'));
	const refused = unsaved.save(production, 'one');
	const other = unsaved.save(production, 'two');
	await expect.poll(() => production.asked).toHaveLength(1);
	production.asked[0]?.answer.reject(new Error('no such user'));
	await expect(refused).rejects.toThrow('no such user');
	expect(unsaved.find('one', ['a'])).toEqual([]);
	await expect.poll(() => production.asked).toHaveLength(2);
	production.asked[1]?.answer.resolve();
	await other;
});
