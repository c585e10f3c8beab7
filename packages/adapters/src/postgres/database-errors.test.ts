import { NexusError } from '@nexus/core/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseError, inDomainWords } from './database-errors.ts';

function refused(code: string): Error {
	const refusal = new pg.DatabaseError('refused', 0, 'error');
	refusal.code = code;
	return new DrizzleQueryError('select 1', [], refusal);
}

it.each(['57P01', '57P03', '53300', '08006', '25006'])('tells SQLSTATE %s as unavailable', (code) => {
	expect(databaseError(refused(code))).toMatchObject({ code: 'unavailable' });
});

it('tells a full disk, and a connection that is gone', () => {
	expect(databaseError(refused('53100'))).toMatchObject({ code: 'storage_full' });
	const gone = new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'));
	expect(databaseError(gone)).toMatchObject({ code: 'unavailable', cause: gone });
});

it('leaves everything else as it is', () => {
	const others = [refused('23505'), new NexusError('not_found'), new TypeError('no'), new Error('of the program')];
	for (const other of others) expect(databaseError(other)).toBe(other);
	const mistaken = new DrizzleQueryError('select 1', [], new TypeError('circular'));
	expect(databaseError(mistaken)).toBe(mistaken);
});

it('translates what a repository throws, also where one of its calls makes another', async () => {
	const repository = inDomainWords({
		async find() {
			throw refused('57P01');
		},
		async twice() {
			return await this.find();
		},
	});
	await expect(repository.twice()).rejects.toMatchObject({ code: 'unavailable' });
});
