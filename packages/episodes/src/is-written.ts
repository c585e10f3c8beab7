import type { OwnedId } from '@nexus/core/ownership';
import type { Repositories } from '@nexus/core/ports';

/** Whether every part of the episode has its script: then its document is needed no more. */
export async function isWritten(
	{ production }: Pick<Repositories, 'production'>,
	episodeId: OwnedId<'episode'>,
): Promise<boolean> {
	const parts = await production.parts(episodeId);
	return parts.length > 0 && parts.every(({ scriptWritten }) => scriptWritten);
}
