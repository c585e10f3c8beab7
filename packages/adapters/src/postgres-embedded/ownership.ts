import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LastingDatabaseError } from './errors.ts';
import type { SystemAccount } from './system-account.ts';

/** Files of a cluster that stand for all of it. Without the first there is no cluster. */
const WITNESSES = [join('global', 'pg_control'), '.', 'PG_VERSION', 'postgresql.conf', 'base', 'global'];
/** What PostgreSQL refuses of the cluster's folder: writing by the group, and anything by others. */
const REFUSED_MODE = 0o027;

/**
 * Checks that the cluster in `home` belongs to the account that runs PostgreSQL, which refuses to start otherwise: a
 * restored copy may have lost its owners. A folder that is open to others is closed.
 * @throws LastingDatabaseError that tells how to give the files back
 */
export async function checkOwner(home: string, { ids }: SystemAccount): Promise<void> {
	const uid = ids?.uid ?? process.getuid?.();
	if (uid === undefined) return;
	const remedy = `Como root, rode: chown -R ${uid} '${home}'`;
	const folder = join(home, 'cluster');
	for (const name of WITNESSES) {
		const path = join(folder, name);
		const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
			if (error.code === 'ENOENT') return undefined;
			throw new LastingDatabaseError(`${path}, do banco de dados, não pode ser lido. ${remedy}`, { cause: error });
		});
		if (!found && name === WITNESSES[0]) return;
		if (found && found.uid !== uid) {
			throw new LastingDatabaseError(
				`Os arquivos do banco de dados em ${folder} pertencem a outro usuário (uid ${found.uid}), e o PostgreSQL só abre os do usuário que o executa (uid ${uid}). ${remedy}`,
			);
		}
		if (name === '.' && found && found.mode & REFUSED_MODE) await chmod(folder, 0o700);
	}
}
