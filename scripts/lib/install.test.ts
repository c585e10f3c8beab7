import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installDependencies, isInstalled } from './install.js';
import { environmentForNpm } from './paths.js';
import { run } from './run.js';

const react = { 'node_modules/react': { version: '19.3.1' } };
const workspace = { 'node_modules/@nexus/core': { resolved: 'packages/core', link: true } };
const otherPlatform = { 'node_modules/esbuild-mac': { version: '1.0.0', optional: true, os: ['darwin'] } };

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-install-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function lock(packages: object) {
	await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

async function installed(packages: object) {
	await mkdir(join(folder, 'node_modules'), { recursive: true });
	await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

async function link(target: string, path: string) {
	await mkdir(join(folder, target), { recursive: true });
	await mkdir(dirname(join(folder, path)), { recursive: true });
	await symlink(join(folder, target), join(folder, path), 'junction');
}

describe('isInstalled', () => {
	it('is false in a fresh clone', async () => {
		await lock(react);
		expect(await isInstalled(folder)).toBe(false);
	});

	it('is true when npm has installed what the lock names, but for other platforms', async () => {
		await lock({ ...react, ...otherPlatform, ...workspace });
		await installed({ ...react, ...workspace });
		await link('packages/core', 'node_modules/@nexus/core');
		expect(await isInstalled(folder)).toBe(true);
	});

	it('is false when the lock names another version, or one more package', async () => {
		await lock(react);
		await installed({ 'node_modules/react': { version: '18.0.0' } });
		expect(await isInstalled(folder)).toBe(false);
		await lock({ ...react, 'node_modules/zod': { version: '4.6.7' } });
		await installed(react);
		expect(await isInstalled(folder)).toBe(false);
	});

	it('is false when a newer Nexus brought a workspace that is not linked yet', async () => {
		await lock({ ...react, ...workspace });
		await installed(react);
		expect(await isInstalled(folder)).toBe(false);
		await link('packages/core', 'node_modules/@nexus/core');
		expect(await isInstalled(folder)).toBe(true);
	});

	it('is told by the stamp until the lock changes', async () => {
		await lock(react);
		await installed(react);
		await isInstalled(folder);
		await rm(join(folder, 'node_modules', '.package-lock.json'));
		expect(await isInstalled(folder)).toBe(true);
		await lock({ ...react, ...otherPlatform });
		expect(await isInstalled(folder)).toBe(false);
	});

	it('leaves no stamp where something is missing', async () => {
		await lock(react);
		await installed({});
		await isInstalled(folder);
		await expect(readFile(join(folder, 'node_modules', '.nexus-installed'))).rejects.toThrow('ENOENT');
	});
});

describe('installDependencies', () => {
	/** Packs a package whose install script leaves a file, and answers what a package.json names it by. */
	async function packed(name: string): Promise<string> {
		const source = join(folder, 'sources', name);
		await mkdir(source, { recursive: true });
		const preinstall = "node -e \"require('fs').writeFileSync('ran', '')\"";
		await writeFile(join(source, 'package.json'), JSON.stringify({ name, version: '1.0.0', scripts: { preinstall } }));
		await npm('pack', source);
		return `file:${name}-1.0.0.tgz`;
	}

	async function npm(...args: string[]) {
		const { code, output } = await run('npm', args, { cwd: folder, env: environmentForNpm() });
		if (code !== 0) throw new Error(output);
	}

	it('runs, where the user’s npm runs no scripts, those alone that are needed, and says so', async () => {
		const told = vi.spyOn(console, 'log').mockReturnValue(undefined);
		try {
			const dependencies = { wanted: await packed('wanted'), other: await packed('other') };
			await writeFile(join(folder, '.npmrc'), 'ignore-scripts=true\noffline=true\n');
			await writeFile(
				join(folder, 'package.json'),
				JSON.stringify({ name: 'root', version: '1.0.0', dependencies, allowScripts: { wanted: true, other: true } }),
			);
			await npm('install', '--package-lock-only');
			await installDependencies(folder, ['wanted', 'of-another-platform']);
			const ran = (name: string) => readFile(join(folder, 'node_modules', name, 'ran'), 'utf8');
			expect(await ran('wanted')).toBe('');
			await expect(ran('other')).rejects.toThrow('ENOENT');
			expect(await isInstalled(folder)).toBe(true);
			expect(told.mock.calls.flat().join('\n')).toMatch(/não roda scripts de instalação.*wanted/);
		} finally {
			told.mockRestore();
		}
	});
});
