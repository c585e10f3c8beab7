import type { OwnedId } from '@nexus/core/ownership';
import type { Database, PaidAnswers } from '@nexus/core/ports';

/** Where the answers are kept that an episode's script is made of. */
export const paidAnswers = (
	{ production }: Pick<Database, 'production'>,
	episodeId: OwnedId<'episode'>,
): PaidAnswers => ({
	find: (key) => production.findAnswer(episodeId, key),
	keep: (key, answer) => production.keepAnswer(episodeId, key, answer),
});
