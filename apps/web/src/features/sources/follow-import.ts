import type { DocumentImport } from '@nexus/contract';
import { call } from '../../lib/api.ts';
import { uploadsKey } from '../../lib/queries.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Milliseconds between two looks how far it is. */
const POLL_MILLISECONDS = 700;

const pause = (signal: AbortSignal) =>
	new Promise<void>((resolve, reject) => {
		const timer = setTimeout(resolve, POLL_MILLISECONDS);
		signal.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});

/**
 * Looks at an import until it has ended, one way or another.
 * @throws the signal's reason
 */
export async function followImport(
	id: string,
	{ signal, onProgress }: { signal: AbortSignal; onProgress?: (share: number) => void },
): Promise<DocumentImport> {
	for (;;) {
		const result = await call('documentImport', { params: { id }, signal });
		signal.throwIfAborted();
		if (result.status === 'completed') void queryClient.invalidateQueries({ queryKey: uploadsKey });
		if (['completed', 'failed', 'cancelled'].includes(result.status)) return result;
		onProgress?.(result.progress / 100);
		await pause(signal);
	}
}
