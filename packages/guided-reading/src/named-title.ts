import type { EpisodeOutline } from '@nexus/core/planning';

/** The title by which the welcome names a document; null where it names several documents by their topic. */
export const namedTitle = ({ documents, topic }: EpisodeOutline): string | null => (documents ? null : topic);
