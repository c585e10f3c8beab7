import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, postgresMajor } from './binaries.ts';
import { EmbeddedDatabaseError, failureOf } from './errors.ts';
import { launch, type SystemAccount } from './system-account.ts';
import type { DatabaseLog } from './types.ts';

/** Name of the application's database. */
export const databaseName = 'nexus';
/** Made with the cluster. It is for the care of the cluster alone. */
export const superuserName = 'nexus';

export interface Cluster {
	/** PostgreSQL's data directory. */
	folder: string;
	password: string;
}

const clusterName = 'cluster';
const passwordName = 'password';

/** The uid and gid that own the cluster's files; undefined when there is no cluster yet. */
export async function ownerOfCluster(home: string): Promise<{ uid: number; gid: number } | undefined> {
	const found = await stat(join(home, clusterName)).catch(() => undefined);
	return found && { uid: found.uid, gid: found.gid };
}

/** The cluster in `home`, as far as its files tell; undefined when none was made yet. */
export async function readCluster(home: string): Promise<Cluster | undefined> {
	const password = (await readFile(join(home, passwordName), 'utf8').catch(() => '')).trim();
	return password ? { folder: join(home, clusterName), password } : undefined;
}

/**
 * Opens the cluster in `home` (the data folder's `postgres`), or makes it. It is made beside its place and moved there
 * whole, with its password, so that what stands there was completed once; what an interrupted attempt left is
 * removed. A folder in its place that never was a cluster is moved aside, not deleted.
 * @throws EmbeddedDatabaseError when `initdb` fails, or the cluster is damaged or of another PostgreSQL version
 */
export async function openCluster(
	home: string,
	binaries: Binaries,
	account: SystemAccount,
	logger: DatabaseLog,
	endNow?: AbortSignal,
): Promise<Cluster> {
	await removeLeftovers(home, logger);
	if (await isMissing(home)) await makeCluster(home, binaries, account, logger, endNow);
	const folder = join(home, clusterName);
	const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
	const password = (await readFile(join(home, passwordName), 'utf8').catch(() => '')).trim();
	if (!version || !password) {
		throw new EmbeddedDatabaseError(
			`O banco de dados em ${home} está danificado: falta ${version ? 'o arquivo "password"' : 'o arquivo "PG_VERSION"'}. Restaure uma cópia de segurança da pasta de dados.`,
		);
	}
	if (version !== postgresMajor) {
		throw new EmbeddedDatabaseError(
			`O banco de dados em ${home} foi criado pelo PostgreSQL ${version}, e esta versão do Nexus traz o ${postgresMajor}. Veja em docs/operations.md como migrá-lo.`,
		);
	}
	return { folder, password };
}

async function isMissing(home: string): Promise<boolean> {
	const entries = await readdir(home).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return undefined;
		throw error;
	});
	if (!entries) return true;
	const control = await stat(join(home, clusterName, 'global', 'pg_control')).catch(() => undefined);
	if (control) return false;
	await rename(home, `${home}.incomplete-${randomBytes(4).toString('hex')}`);
	return true;
}

async function removeLeftovers(home: string, logger: DatabaseLog): Promise<void> {
	const parent = join(home, '..');
	for (const name of await readdir(parent)) {
		if (/^postgres\.new-[0-9a-f]+$/.test(name)) await removeLeftover(join(parent, name), logger);
	}
}

/**
 * The `initdb` of a start that was killed may live on and write into its folder while it is removed: that is tried
 * again for three seconds, and then left to the next start rather than hindering this one.
 */
async function removeLeftover(folder: string, logger: DatabaseLog): Promise<void> {
	const deadline = performance.now() + 3_000;
	for (;;) {
		try {
			return await rm(folder, { recursive: true, force: true });
		} catch (error) {
			if (performance.now() > deadline) {
				return logger.warn(
					{ err: error, folder },
					'Um banco de dados inacabado não pôde ser removido; fica para depois',
				);
			}
			await pause(100);
		}
	}
}

async function makeCluster(
	home: string,
	binaries: Binaries,
	account: SystemAccount,
	logger: DatabaseLog,
	endNow?: AbortSignal,
): Promise<void> {
	const started = performance.now();
	const workshop = `${home}.new-${randomBytes(4).toString('hex')}`;
	const passwordFile = join(workshop, passwordName);
	await mkdir(workshop, { mode: 0o700 });
	await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
	if (account.ids) {
		await chown(passwordFile, account.ids.uid, account.ids.gid);
		await chown(workshop, account.ids.uid, account.ids.gid);
	}
	const args = [
		`--pgdata=${join(workshop, clusterName)}`,
		`--username=${superuserName}`,
		`--pwfile=${passwordFile}`,
		'--auth=scram-sha-256',
		'--encoding=UTF8',
		'--locale=C',
		'--locale-provider=builtin',
		'--builtin-locale=C.UTF-8',
		'--no-instructions',
	];
	await runInitdb(binaries, account, args, endNow);
	await rename(workshop, home);
	logger.info({ milliseconds: Math.round(performance.now() - started) }, 'database created');
}

function runInitdb(binaries: Binaries, account: SystemAccount, args: string[], endNow?: AbortSignal): Promise<void> {
	const { command, args: line, options } = launch(account, binaries.initdb, args);
	return new Promise((resolve, reject) => {
		const child = spawn(command, line, {
			...options,
			cwd: '/',
			env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
			detached: true,
			stdio: ['ignore', 'ignore', 'pipe'],
			...(endNow && { signal: endNow, killSignal: 'SIGKILL' }),
		});
		let errors = '';
		child.stderr.setEncoding('utf8').on('data', (text: string) => {
			errors += text;
		});
		child.on('error', reject);
		child.on('close', (code) => {
			if (code === 0) resolve();
			else reject(failureOf('O banco de dados não pôde ser criado', errors.trim() || `código ${code}`));
		});
	});
}
