import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireInstanceLock } from './instance-lock.ts';
import { StartupError } from './startup-error.ts';
import { startupFailure } from './startup-failure.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined).catch((error) => error);

it('tells that the disk is full, and what could not be written', async () => {
	const error = await failureOf(writeFile('/dev/full', 'x'));
	expect(startupFailure(new Error('while starting', { cause: error }))).toMatch(/: o disco está cheio/);
});

it('tells that a file stands where the data folder should be', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-start-'));
	try {
		await writeFile(join(folder, 'data'), '');
		const error = await failureOf(acquireInstanceLock(join(folder, 'data')));
		expect(error).toBeInstanceOf(StartupError);
		expect(startupFailure(error)).toBe(
			`A pasta de dados ${folder}/data não pode ser usada: um arquivo está no lugar de uma pasta.`,
		);
	} finally {
		await rm(folder, { recursive: true });
	}
});

it('says nothing of what nobody foresaw, nor of a database that is not the operator’s own', () => {
	expect(startupFailure(new TypeError('x is undefined'))).toBeUndefined();
	expect(startupFailure(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))).toBeUndefined();
});
