import { expect, it } from 'vitest';
import { runCli } from './cli.ts';

async function run(...args: string[]) {
	const printed = { out: '', error: '' };
	const code = await runCli(args, {
		openVoices: () => Promise.reject(new Error('opened for a wrong command line')),
		open: () => Promise.reject(new Error('opened for a wrong command line')),
		out: (text) => {
			printed.out += text;
		},
		error: (text) => {
			printed.error += text;
		},
	});
	return { code, ...printed };
}

it('explains itself in Portuguese without opening the installation', async () => {
	const all = await run('--help');
	expect([all.code, all.error]).toEqual([0, '']);
	expect(all.out).toContain('npm run nexus -- user <comando>');
	const create = await run('user', 'create', '--help');
	expect([create.code, create.error]).toEqual([0, '']);
	expect(create.out).toContain('Cria uma conta e mostra o link em que a pessoa define a senha');
});

it.each([
	'',
	'user',
	'user lst',
	'user create',
	'user list --nada',
	'user disable',
	'sessions',
	'voices',
	'voices remove',
	'import',
	'import nada.pdf',
])('tells that "%s" is no right command line with exit code 2, before anything is opened', async (line) => {
	const { code, out, error } = await run(...line.split(' ').filter(Boolean));
	expect([code, out]).toEqual([2, '']);
	expect(error).toContain('Ajuda: npm run nexus -- --help');
});

it('tells it as JSON where JSON is wanted', async () => {
	const { code, error } = await run('user', 'create', '--json');
	expect([code, JSON.parse(error).error.code]).toEqual([2, 'usage']);
});
