import type { InstallationRepository } from '@nexus/core/ports';
import type { Connection } from './connection.ts';
import { installation } from './schema/index.ts';

export function installationRepository(db: Connection): InstallationRepository {
	return {
		async localModel() {
			const [row] = await db
				.select({ server: installation.localServer, model: installation.localModel })
				.from(installation);
			return row?.server && row.model !== null ? { server: row.server, model: row.model } : null;
		},
		async setLocalModel(chosen) {
			const columns = { localServer: chosen?.server ?? null, localModel: chosen?.model ?? null };
			await db.insert(installation).values(columns).onConflictDoUpdate({ target: installation.onlyRow, set: columns });
		},
	};
}
