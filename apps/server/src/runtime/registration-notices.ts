import type { AdministrationServices } from '@nexus/core/administration';
import { isReachableFromElsewhere, linkTo } from './address.ts';
import type { Config } from './config.ts';

/** Lines that tell the operator, when the server starts, who may create an account. */
export async function registrationNotices({
	config,
	address,
	administration,
}: {
	config: Pick<Config, 'registration' | 'host' | 'publicUrl'>;
	/** Where browsers reach the server. */
	address: string;
	administration: Pick<AdministrationServices, 'createFirstAccountLink'>;
}): Promise<string[]> {
	if (config.registration === 'open') {
		return isReachableFromElsewhere(config)
			? ['Cadastro aberto: quem alcança este endereço pode criar uma conta. Para fechá-lo, use REGISTRATION=closed.']
			: [];
	}
	const link = await administration.createFirstAccountLink();
	if (link === null) return [];
	return [
		`Cadastro fechado. Crie a primeira conta (vale uma vez, por 24 horas): ${linkTo(address, 'invitation', link.token)}`,
	];
}
