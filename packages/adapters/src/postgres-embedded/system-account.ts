import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';

/** How PostgreSQL's programs are started, since they refuse to run as root. */
export interface SystemAccount {
	/** Undefined: as whoever runs this process. */
	ids?: { uid: number; gid: number };
	/** The program that hands the account the right to pass folders that are closed to it, where one is needed. */
	setpriv?: string;
}

export interface Launch {
	command: string;
	args: string[];
	options: { uid?: number; gid?: number };
}

const accountName = 'nexus-postgres';
const accountNames = [accountName, 'postgres'];
const setprivPaths = ['/usr/bin/setpriv', '/bin/setpriv'];

/**
 * Decides under which account PostgreSQL runs. For anyone but root: their own. For root: the owner of the existing
 * cluster, else the system account `nexus-postgres` or `postgres`, else a new `nexus-postgres`. The data folder is
 * opened to that account's group for passing through, and to nobody else. Where a folder above is closed to it (a
 * clone in /root), the programs keep the capability to pass it, by util-linux's `setpriv`.
 * @throws EmbeddedDatabaseError when no account can be had, or it cannot reach the files
 */
export async function chooseAccount(binaries: Binaries, dataDir: string, clusterOwner?: Ids): Promise<SystemAccount> {
	if (process.getuid?.() !== 0) return {};
	const ids = clusterOwner && clusterOwner.uid !== 0 ? clusterOwner : await findOrMakeAccount();
	const owner = await stat(dataDir);
	if (owner.uid === 0 && !passes(owner, ids)) {
		await chown(dataDir, 0, ids.gid);
		await chmod(dataDir, (owner.mode & 0o7777) | 0o010);
	}
	if ((await reaches(binaries.postgres, ids)) && (await reaches(dataDir, ids))) return { ids };
	const setpriv = setprivPaths.find((path) => existsSync(path));
	const account: SystemAccount = { ids, ...(setpriv ? { setpriv } : {}) };
	const { command, args, options } = launch(account, binaries.initdb, ['--show', '--pgdata', dataDir]);
	if (!setpriv || spawnSync(command, args, { ...options, cwd: '/', env: {} }).status !== 0) {
		throw new EmbeddedDatabaseError(
			`O PostgreSQL não roda como root, e a conta do sistema que o executa (uid ${ids.uid}) não alcança ${dataDir} ou ${binaries.folder}. Rode o Nexus com um usuário comum, ou fora de pastas fechadas como /root.`,
		);
	}
	return account;
}

/** The command line that runs one of PostgreSQL's programs under the account. */
export function launch({ ids, setpriv }: SystemAccount, program: string, args: string[]): Launch {
	if (!ids) return { command: program, args, options: {} };
	if (!setpriv) return { command: program, args, options: ids };
	const capability = '+dac_override';
	const change = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
	// access(2), by which PostgreSQL looks for its own files, ignores the capability without this security bit.
	const keep = [`--inh-caps=${capability}`, `--ambient-caps=${capability}`, '--securebits=+no_setuid_fixup'];
	return { command: setpriv, args: [...change, ...keep, '--', program, ...args], options: {} };
}

interface Ids {
	uid: number;
	gid: number;
}

async function findOrMakeAccount(): Promise<Ids> {
	const found = await findAccount(accountNames);
	if (found) return found;
	try {
		const shell = ['--no-create-home', '--shell', '/usr/sbin/nologin'];
		execFileSync('useradd', ['--system', '--user-group', ...shell, accountName], { stdio: 'pipe' });
	} catch (error) {
		throw new EmbeddedDatabaseError(
			`O PostgreSQL não roda como root, e a conta do sistema ${accountName} não pôde ser criada. Rode o Nexus com um usuário comum ou crie essa conta.`,
			{ cause: error },
		);
	}
	const made = await findAccount([accountName]);
	if (!made) throw new EmbeddedDatabaseError(`A conta do sistema ${accountName} não foi encontrada em /etc/passwd.`);
	return made;
}

async function findAccount(names: string[]): Promise<Ids | undefined> {
	const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
	for (const name of names) {
		const [, , uid, gid] = lines.find(([candidate]) => candidate === name) ?? [];
		if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
	}
	return undefined;
}

async function reaches(path: string, ids: Ids): Promise<boolean> {
	if (!passes(await stat(path), ids)) return false;
	const above = dirname(path);
	return above === path || reaches(above, ids);
}

function passes(file: { uid: number; gid: number; mode: number }, ids: Ids): boolean {
	if (file.uid === ids.uid) return (file.mode & 0o100) !== 0;
	if (file.gid === ids.gid) return (file.mode & 0o010) !== 0;
	return (file.mode & 0o001) !== 0;
}
