import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartupError } from './startup-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Checks that the address can be listened on, before anything that takes long is started.
 * @throws StartupError in one line when it cannot
 */
export async function checkListenAddress(address: Address): Promise<void> {
	const server = createServer();
	try {
		await once(server.listen(address), 'listening');
	} catch (error) {
		throw listenFailure(address, error);
	}
	server.close();
	await once(server, 'close');
}

/** The reason in plain words why an address cannot be listened on. */
export function listenFailure({ host, port }: Address, error: unknown): StartupError {
	const { code = '', message = String(error) } = (error ?? {}) as { code?: string; message?: string };
	const reasons: Record<string, string> = {
		EADDRINUSE: `A porta ${port} já está em uso em ${host}, talvez por outro Nexus. Encerre o programa que a usa ou escolha outra com PORT.`,
		EACCES: `A porta ${port} só pode ser usada pelo administrador do sistema. Escolha uma acima de 1023 com PORT.`,
		EADDRNOTAVAIL: `O endereço ${host}, de HOST, não é desta máquina. Use 127.0.0.1, ou 0.0.0.0 para todas as redes.`,
		EAFNOSUPPORT: `Esta máquina não tem o tipo de endereço de ${host}, de HOST. Use 127.0.0.1, ou 0.0.0.0 para todas as redes.`,
		ENOTFOUND: `O nome ${host}, de HOST, não foi encontrado. Use 127.0.0.1, ou 0.0.0.0 para todas as redes.`,
		EAI_AGAIN: `O nome ${host}, de HOST, não pôde ser consultado: a rede não responde. Use um endereço IP.`,
	};
	return new StartupError(reasons[code] ?? `O Nexus não pôde atender em ${host}:${port}: ${message}`, { cause: error });
}
