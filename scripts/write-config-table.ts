import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { insertConfigTable } from '../apps/server/src/runtime/config-table.ts';

const readme = resolve(import.meta.dirname, '../README.md');
await writeFile(readme, insertConfigTable(await readFile(readme, 'utf8')));
