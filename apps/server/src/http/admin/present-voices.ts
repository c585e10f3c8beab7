import type { VoicesOverview as VoicesAnswer } from '@nexus/contract';
import type { VoicesOverview } from '@nexus/core/voices';

export const presentVoices = ({ installed, missing, offered, installation }: VoicesOverview): VoicesAnswer => ({
	installed: installed.map(({ name, title, family, voices, languages, bytes, licence, installedAt, isInUse }) => ({
		...{ name, title, family, voices, languages: [...languages], bytes, licence },
		...{ installed_at: installedAt, in_use: isInUse },
	})),
	missing,
	offered: offered.map((model) => ({ ...model, addresses: [...model.addresses] })),
	installation,
});
