import { expect, test } from 'vitest';
import { scriptLines } from './script-lines.ts';

test('turns are told apart by their marks, and what has none goes on', () => {
	expect(scriptLines('[HOST_A]: Oi!\n[HOST_B]: Olá.\nTudo bem?\n\n[HOST_A]: Tudo.')).toEqual([
		{ speaker: 'A', text: 'Oi!' },
		{ speaker: 'B', text: 'Olá. Tudo bem?' },
		{ speaker: 'A', text: 'Tudo.' },
	]);
});
