import { type DocumentImport, ROUTES } from '@nexus/contract';
import { StartupError } from '@nexus/server/runtime/startup-error';

/** Seconds that one call waits for the end; then the next one does. */
const WAIT = 60;

/** The calls of an import to a server that runs. They throw StartupError with what it says when it refuses. */
export function createServerCalls({ server, key, signal }: { server: string; key: string; signal: AbortSignal }) {
	async function send<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
		const headers = { ...init.headers, authorization: `Bearer ${key}`, accept: 'application/json' };
		const response = await fetch(new URL(path, server), { ...init, headers, signal }).catch((error: Error) => {
			signal.throwIfAborted();
			throw new StartupError(`O servidor ${server} não responde: ${error.message}`, { cause: error });
		});
		const body = (await response.json().catch(() => null)) as (Answer & { message?: string }) | null;
		if (!response.ok || body === null) {
			throw new StartupError(body?.message ?? `O servidor ${server} respondeu ${response.status}.`);
		}
		return body;
	}

	return {
		bring(body: FormData | { url: string }): Promise<{ id: string }> {
			const [method, path] = ROUTES.importDocument;
			if (body instanceof FormData) return send(path, { method, body });
			return send(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
		},
		/** What it came to. */
		async end(id: string): Promise<DocumentImport> {
			for (;;) {
				const read = await send<DocumentImport>(`${ROUTES.documentImport[1].replace(':id', id)}?wait=${WAIT}`);
				if (read.status === 'completed') return read;
				if (read.status === 'failed' || read.status === 'cancelled') {
					throw new StartupError(read.error?.message ?? 'A leitura do documento foi cancelada.');
				}
			}
		},
	};
}
