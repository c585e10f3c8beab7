import { expect, it } from 'vitest';
import { KeyedLock } from './keyed-lock.ts';

it('does work of one name one at a time, whatever comes of it, and of others meanwhile', async () => {
	const locks = new KeyedLock();
	const log: string[] = [];
	const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
	const begin = (name: string, index: number) =>
		locks.run(name, async (waited) => {
			log.push(`${name}${index}${waited ? ' waited' : ''}`);
			await gates[index]?.promise;
			return index;
		});
	const all = [begin('a', 0), begin('a', 1), begin('a', 2), begin('b', 3)];
	expect(log).toEqual(['a0', 'b3']);
	gates[0]?.reject(new Error('gone'));
	await expect(all[0]).rejects.toThrow('gone');
	await expect.poll(() => log).toEqual(['a0', 'b3', 'a1 waited']);
	for (const { resolve } of gates) resolve();
	expect(await Promise.all(all.slice(1))).toEqual([1, 2, 3]);
	expect(log.at(-1)).toBe('a2 waited');
	expect(await locks.run('a', async (waited) => waited)).toBe(false);
});
