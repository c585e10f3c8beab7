import { z } from 'zod';
import { runChild } from './index.ts';

// Has a child that never ends by itself, until it is killed.
await runChild({
	program: new URL('./spinning.fixture.ts', import.meta.url),
	args: [],
	input: new Uint8Array(1),
	result: z.null(),
	signal: new AbortController().signal,
	milliseconds: 600_000,
	sessionNiceness: 5,
	errors: { timeout: 'import_timeout', ended: 'import_too_complex', garbled: 'import_damaged' },
});
