import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** How a document begins. */
export const beginningQuery = (id: string) =>
	queryOptions({
		queryKey: ['document-beginning', id],
		queryFn: ({ signal }) => read('documentBeginning', { params: { id }, signal }),
	});
