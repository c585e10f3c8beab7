import { setPriority } from 'node:os';

/**
 * Puts this thread behind those that answer requests, before its dictionaries are loaded, which takes a second. On Linux,
 * id 0 is the calling thread; elsewhere it would be the whole process.
 */
if (process.platform === 'linux') setPriority(0, 10);
