import { setPriority } from 'node:os';

/**
 * Gives this thread a lower priority than those that answer requests, before it loads its dictionaries, which takes a
 * second. On Linux, id 0 is the calling thread; elsewhere it would be the whole process.
 */
if (process.platform === 'linux') setPriority(0, 10);
