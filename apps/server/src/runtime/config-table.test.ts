import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { configTable, insertConfigTable } from './config-table.ts';
import { environment } from './environment.ts';

it('is in the README as the schema has it (npm run docs:config writes it)', async () => {
	const readme = await readFile(resolve(import.meta.dirname, '../../../../README.md'), 'utf8');
	expect(insertConfigTable(readme)).toBe(readme);
});

it('has a row for every variable, with no cell broken by its text', () => {
	const [heading = '', , ...rows] = configTable().split('\n');
	expect(rows).toHaveLength(Object.keys(environment.shape).length);
	for (const row of rows) expect(row.split('|')).toHaveLength(heading.split('|').length);
});

it('refuses a README without a place for it', () => {
	expect(() => insertConfigTable('# Nexus')).toThrow('markers');
});
