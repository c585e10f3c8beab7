import { PAGE_SIZE } from '@nexus/contract/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from './api.ts';
import { uploadsKey } from './queries.ts';

const limit = PAGE_SIZE.documents;

/** The documents of the user, page by page. What changes uploads changes these. */
export const libraryQuery = (search: string | undefined) =>
	infiniteQueryOptions({
		queryKey: [...uploadsKey, 'library', search],
		queryFn: ({ signal, pageParam: offset }) => read('libraryDocuments', { query: { limit, offset, search }, signal }),
		initialPageParam: 0,
		getNextPageParam: ({ total, offset }) => (offset + limit < total ? offset + limit : undefined),
		placeholderData: keepPreviousData,
		refetchOnMount: 'always',
	});

/** One document with what was made of it. */
export const libraryDocumentQuery = (id: string) =>
	queryOptions({
		queryKey: [...uploadsKey, 'library', 'document', id],
		queryFn: ({ signal }) => read('libraryDocument', { params: { id }, signal }),
		refetchOnMount: 'always',
	});
