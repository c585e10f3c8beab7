import { toast } from './toast.ts';

/** Milliseconds between two attempts. */
const AGAIN = 2_000;

/**
 * Code that is needed now: where the server does not answer it is waited for, so that nothing of the screen is lost.
 * @throws what the import threw where the server answers without it: it is gone since an update
 */
export async function fetchCode<Code>(fetchIt: () => Promise<Code>): Promise<Code> {
	for (let told = false; ; told = true) {
		try {
			return await fetchIt();
		} catch {
			if (await isServerThere()) return await fetchIt();
			if (!told)
				toast({ title: 'Sem conexão', description: 'Isto abre assim que o servidor responder.', destructive: true });
			await new Promise((resolve) => setTimeout(resolve, AGAIN));
		}
	}
}

const isServerThere = (): Promise<boolean> =>
	fetch('/healthz', { cache: 'no-store' }).then(
		() => true,
		() => false,
	);
