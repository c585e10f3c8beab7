import { parseArgs } from 'node:util';
import { restartDatabase } from './database-restarts.ts';

// npm run soak:database [-- --restarts 15]
const { values } = parseArgs({ options: { restarts: { type: 'string', default: '15' } } });
const restarts = Number(values.restarts);
const outside = await restartDatabase('outside', Array(restarts).fill('SIGINT'));
console.log('outside PostgreSQL, restarted:', outside);
const embedded = await restartDatabase('embedded', Array(restarts).fill('SIGKILL'));
console.log('embedded PostgreSQL, killed:', embedded);
process.exit(outside.deaths + embedded.deaths === 0 ? 0 : 1);
