import { describe, expect, it } from 'vitest';
import { NexusError } from '../errors/index.ts';
import { formatScript, parseScript } from './script-format.ts';

const refusal = async (text: string) => {
	try {
		await parseScript(text);
	} catch (error) {
		if (error instanceof NexusError) return error;
		throw error;
	}
	return null;
};

describe('the script format', () => {
	it('gives each turn one line that names its host', async () => {
		const text = await formatScript([
			{ speaker: 'A', text: 'Oi,\ntudo bem?' },
			{ speaker: 'B', text: 'Tudo: [risos] vamos lá.' },
		]);
		expect(text).toBe('[HOST_A]: Oi, tudo bem?\n[HOST_B]: Tudo: [risos] vamos lá.');
	});

	it('reads back what it wrote', async () => {
		const lines = [
			{ speaker: 'A' as const, text: 'Quanto custa?' },
			{ speaker: 'B' as const, text: 'R$ 1.234,56.' },
		];
		expect(await parseScript(await formatScript(lines))).toEqual(lines);
	});

	it('passes over empty lines and Windows line ends', async () => {
		expect(await parseScript('\r\n[HOST_A]: Um.\r\n\r\n[HOST_B]:Dois.\r\n')).toHaveLength(2);
	});

	it('names the line without a host', async () => {
		const error = await refusal('[HOST_A]: Um.\n\nsolto\n');
		expect(error?.code).toBe('validation');
		expect(error?.message).toContain('linha 3');
	});

	it('refuses other hosts, turns without words and empty scripts', async () => {
		expect((await refusal('[HOST_C]: Um.'))?.message).toContain('linha 1');
		expect((await refusal('[HOST_A]: Um.\n[HOST_B]:  '))?.message).toContain('linha 2');
		expect((await refusal(' \n'))?.message).toContain('vazio');
		expect((await refusal('\n'.repeat(500_000)))?.message).toContain('linhas');
	});
});
