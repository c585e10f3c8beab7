import type { CleanupTransaction } from '@nexus/core/ports';
import { candidateQueries } from './cleanup/candidates.ts';
import { cleaningStatements } from './cleanup/cleaning.ts';
import { reconcilingStatements } from './cleanup/reconciling.ts';
import { storedFileQueries } from './cleanup/stored-files.ts';
import type { Connection } from './connection.ts';

export const cleanupRepository = (db: Connection): CleanupTransaction => ({
	...storedFileQueries(db),
	...candidateQueries(db),
	...cleaningStatements(db),
	...reconcilingStatements(db),
});
