import type { InstalledVoiceModel, InstallRequest } from '@nexus/core/ports';
import type { OpenVoices } from '@nexus/server/runtime/open-voices';
import { expect, it } from 'vitest';
import { runCli } from '../../cli.ts';

const LICENCE = { name: 'OpenRAIL-M', address: 'https://example.com/licence' };
const OFFERED = { name: 'supertonic-3', title: 'Supertonic 3', bytes: 123e6, licence: LICENCE, addresses: [] };
const INSTALLED: InstalledVoiceModel = {
	...{ name: 'supertonic-3', title: 'Supertonic 3', family: 'supertonic', voices: 10, languages: ['pt-BR', 'en-US'] },
	...{ bytes: 130e6, licence: LICENCE, fingerprint: '0'.repeat(16), installedAt: '2026-01-02T03:04:05.000Z' },
};

/** Runs a command on a machine with these models; `answer` is what whoever sits there says to a question. */
async function run(
	line: string,
	{
		installed = [] as InstalledVoiceModel[],
		answer = null as string | null,
		wanted: configured = undefined as string | undefined,
	} = {},
) {
	const wanted: Pick<InstallRequest, 'name' | 'from' | 'sha256'>[] = [];
	const removed: string[] = [];
	const asked: string[] = [];
	const voices: OpenVoices = {
		models: {
			offered: [OFFERED],
			list: async () => installed,
			async install({ name, from, sha256 }) {
				wanted.push({ name, from, sha256 });
				return { ...INSTALLED, name };
			},
			remove: async (name) => void removed.push(name),
		},
		wanted: configured,
		current: async () => (installed[0] ? `${installed[0].name}:balanced` : null),
		...{ speech: async () => null, pace: async () => null, close: async () => undefined },
	};
	let out = '';
	let error = '';
	const code = await runCli(line.split(' '), {
		open: () => Promise.reject(new Error('these commands need no database')),
		openVoices: async () => voices,
		async ask(question) {
			asked.push(question);
			return answer;
		},
		out: (text) => {
			out += text;
		},
		error: (text) => {
			error += text;
		},
	});
	return { code, out, error, wanted, removed, asked };
}

it('shows the licence and installs once somebody agrees', async () => {
	const { code, out, error, wanted, asked } = await run('voices install', { answer: 'sim' });
	expect([code, asked]).toEqual([0, ['Aceita a licença? (s/n) ']]);
	expect(error).toContain('Licença: OpenRAIL-M\n  https://example.com/licence');
	expect(wanted).toEqual([{ name: 'supertonic-3', from: undefined, sha256: undefined }]);
	expect(out).toContain('Supertonic 3 instalado: 10 vozes (pt-BR, en-US), 130 MB.');
});

it.each([
	['não', 'Nada foi instalado.'],
	['', 'Nada foi instalado.'],
	[null, 'use --accept-licence'],
])('installs nothing when the answer to the licence is %j', async (answer, words) => {
	const { code, error, wanted } = await run('voices install', { answer });
	expect([code, wanted]).toEqual([2, []]);
	expect(error).toContain(words);
});

it('asks nothing where the licence is accepted on the command line, and hands over source and checksum', async () => {
	const sha256 = 'a'.repeat(64);
	const { code, wanted, asked, error } = await run(
		`voices install meu --accept-licence --from ./meu.tar --sha256 ${sha256}`,
	);
	expect([code, asked, wanted]).toEqual([0, [], [{ name: 'meu', from: './meu.tar', sha256 }]]);
	expect(error).toContain('Licença: desconhecida');
});

it('refuses a checksum that is none before anything is asked', async () => {
	const { code, error, asked } = await run('voices install --sha256 abc');
	expect([code, asked]).toEqual([2, []]);
	expect(error).toContain('64 dígitos');
});

it('lists what is installed and in use, and what can be installed', async () => {
	const none = await run('voices list');
	expect(none.out).toContain('Ainda não há vozes naturais nesta máquina.');
	expect(none.out).toContain('supertonic-3: Supertonic 3, 123 MB');
	const some = await run('voices list', { installed: [INSTALLED, { ...INSTALLED, name: 'kokoro' }] });
	const [, first, second] = some.out.split('\n');
	expect(first).toMatch(/^supertonic-3 .* 10 .*pt-BR, en-US.*130 MB.*sim\s*$/);
	expect(second).toMatch(/^kokoro .*/);
	expect(second).not.toContain('sim');
	expect(some.out).not.toContain('Para instalar');
	const { out } = await run('voices list --json', { installed: [INSTALLED] });
	expect(JSON.parse(out)).toMatchObject({ installed: [{ name: 'supertonic-3', in_use: true }], offered: [] });
});

it('removes a model', async () => {
	const { code, removed, out } = await run('voices remove kokoro', { installed: [INSTALLED] });
	expect([code, removed]).toEqual([0, ['kokoro']]);
	expect(out).toContain('Modelo kokoro removido');
});

it('says that there is nothing to test', async () => {
	const { code, error } = await run('voices test');
	expect(code).toBe(1);
	expect(error).toContain('Ainda não há vozes naturais nesta máquina.');
	const other = await run('voices test outro', { installed: [INSTALLED] });
	expect([other.code, other.error]).toEqual([1, 'Não há vozes naturais com o nome "outro".\n']);
});

it('says that the configuration names a model that is not installed', async () => {
	const words = 'VOICES_MODEL pede kokoro, que não está instalado';
	expect((await run('voices list', { installed: [INSTALLED], wanted: 'kokoro' })).out).toContain(words);
	expect((await run('voices list', { installed: [INSTALLED], wanted: 'supertonic-3' })).out).not.toContain('pede');
});
