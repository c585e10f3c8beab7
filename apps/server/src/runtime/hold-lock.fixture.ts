import { acquireInstanceLock } from './instance-lock.ts';

// Holds the lock on the folder given until it is killed.
await acquireInstanceLock(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
