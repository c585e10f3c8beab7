import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
	['Ana Souza Lima', ['Ana', 'Souza Lima']],
	['  Ana  ', ['Ana', '']],
	['', ['', '']],
])('"%s" is split at its first space', (name, parts) => {
	expect(splitName(name)).toEqual(parts);
});
