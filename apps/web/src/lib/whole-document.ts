import type { Source } from '@nexus/contract';
import { SOURCE_CHARACTERS_MAX } from '@nexus/contract/source-constants';
import { queryOptions } from '@tanstack/react-query';
import { read } from './api.ts';
import { sliceOf } from './passages.ts';

/** The longest document that is fetched as a whole, in characters. */
const WHOLE_MAX = 1_000_000;

/** The text of a podcast's document; null for one that is too long to be fetched as a whole. */
export const wholeDocumentQuery = (podcastId: string) =>
	queryOptions({
		queryKey: ['whole-document', podcastId],
		queryFn: async ({ signal }) => {
			const piece = (from: number) =>
				read<Source>('source', {
					params: { id: podcastId },
					query: { from, to: from + SOURCE_CHARACTERS_MAX },
					signal,
				});
			const first = await piece(0);
			if (first.characters > WHOLE_MAX) return null;
			const starts: number[] = [];
			for (let from = SOURCE_CHARACTERS_MAX; from < first.characters; from += SOURCE_CHARACTERS_MAX) starts.push(from);
			return sliceOf([first, ...(await Promise.all(starts.map(piece)))], 0, first.characters);
		},
	});
