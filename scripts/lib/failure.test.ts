import { expect, it } from 'vitest';
import { explainFailure } from './failure.js';

it.each([
	['npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/zod failed', 'internet'],
	['npm error code ENOSPC\nnpm error syscall write', 'disco está cheio'],
	['npm error code EACCES\nnpm error path /srv/nexus/node_modules', 'permissão'],
	['npm error code E403\nnpm error 403 Forbidden', 'recusou'],
	['npm error code EINTEGRITY', 'package-lock.json'],
	['npm error code EBADENGINE', 'antiga'],
])('explains %j', (output, words) => {
	expect(explainFailure(output)).toContain(words);
});

it('explains nothing that it does not know', () => {
	expect(explainFailure('npm error something else')).toBeUndefined();
});
