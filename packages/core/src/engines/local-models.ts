import type { LocalModelsOverview, LocalServerName } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Database, FindLocalServers, LocalModel } from '../ports/index.ts';

/** Language models on the installation's own machine, for those who administer it. */
export interface LocalModelServices {
	/** What is found now, and what was chosen. @throws NexusError forbidden */
	overview(actor: Actor): Promise<LocalModelsOverview>;
	/** From the next episode on it writes for whoever has no key. @throws NexusError forbidden, local_model_missing */
	choose(actor: Actor, wanted: LocalModel): Promise<LocalModelsOverview>;
	/** @throws NexusError forbidden */
	forget(actor: Actor): Promise<LocalModelsOverview>;
}

const TITLES: Record<LocalServerName, string> = { ollama: 'Ollama', 'lm-studio': 'LM Studio' };

export function createLocalModelServices({
	database: { installation },
	find,
	configured,
}: {
	database: Pick<Database, 'installation'>;
	find: FindLocalServers;
	/** The operator's configuration says who writes. */
	configured: boolean;
}): LocalModelServices {
	async function overview(): Promise<LocalModelsOverview> {
		const [chosen, servers] = await Promise.all([installation.localModel(), configured ? [] : find()]);
		return {
			configured,
			chosen: chosen && {
				...chosen,
				title: TITLES[chosen.server],
				available: servers.some(({ server, models }) => server === chosen.server && models.includes(chosen.model)),
			},
			servers: servers.map((found) => ({ ...found, title: TITLES[found.server] })),
		};
	}

	return {
		async overview(actor) {
			expectAdministrator(actor);
			return await overview();
		},
		async choose(actor, { server, model }) {
			expectAdministrator(actor);
			const found = await find();
			if (!found.some((one) => one.server === server && one.models.includes(model))) {
				throw new NexusError('local_model_missing', { model, server: TITLES[server] });
			}
			await installation.setLocalModel({ server, model });
			return await overview();
		},
		async forget(actor) {
			expectAdministrator(actor);
			await installation.setLocalModel(null);
			return await overview();
		},
	};
}

function expectAdministrator({ isAdmin, sessionId }: Actor): void {
	if (!isAdmin || sessionId === null) throw new NexusError('forbidden');
}
