import type { OwnedId } from '../ownership/index.ts';
import type { Repositories } from '../ports/index.ts';

/** Whether every part of the episode has its script: then its document is needed no more. */
export async function isWritten(
	{ production }: Pick<Repositories, 'production'>,
	episodeId: OwnedId<'episode'>,
): Promise<boolean> {
	const parts = await production.parts(episodeId);
	return parts.length > 0 && parts.every(({ scriptWritten }) => scriptWritten);
}
