import { useSyncExternalStore } from 'react';
import { toast } from './toast.ts';

/** Milliseconds between two attempts. */
const RETRY_MILLISECONDS = 2_000;

/**
 * Code that is needed now: where the server does not answer it is waited for, so that nothing of the screen is lost.
 * @throws what the import threw where the server answers without it: it is gone since an update
 */
export async function fetchCode<Code>(fetchIt: () => Promise<Code>): Promise<Code> {
	for (let told = false; ; told = true) {
		try {
			const code = await fetchIt();
			setWaiting(false);
			return code;
		} catch {
			if (await isServerThere()) {
				setWaiting(false);
				return await fetchIt();
			}
			setWaiting(true);
			// A screen that stands in for the code says so in its place.
			if (!told && listeners.size === 0)
				toast({ title: 'Sem conexão', description: 'Isto abre assim que o servidor responder.', destructive: true });
			await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
		}
	}
}

const isServerThere = (): Promise<boolean> =>
	fetch('/healthz', { cache: 'no-store' }).then(
		() => true,
		() => false,
	);

let waiting = false;
const listeners = new Set<() => void>();

function setWaiting(next: boolean): void {
	if (waiting === next) return;
	waiting = next;
	for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** Whether code that is needed now is waited for because the server does not answer. */
export const useWaitsForServer = (): boolean => useSyncExternalStore(subscribe, () => waiting);
