import type { PronunciationList, SavePronunciationsBody } from '@nexus/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';

export const pronunciationsQuery = queryOptions({
	queryKey: ['pronunciations'],
	queryFn: ({ signal }) => read('pronunciations', { signal }),
	refetchOnMount: 'always',
});

/** Changes of the dictionary. */
export function usePronunciationChanges() {
	const queries = useQueryClient();
	const options = (failed: string) => ({
		onSuccess: (list: PronunciationList) => {
			queries.setQueryData(pronunciationsQuery.queryKey, list);
			// What is to be voiced again has changed with it.
			void queries.invalidateQueries({ queryKey: ['script'] });
		},
		onError: (error: unknown) => toast({ title: 'Erro', description: reasonOf(error, failed), destructive: true }),
	});
	const save = useMutation({
		mutationFn: (body: SavePronunciationsBody) => call('savePronunciations', { body }),
		...options('Falha ao salvar a pronúncia'),
	});
	const remove = useMutation({
		mutationFn: (id: string) => call('removePronunciation', { params: { id } }),
		...options('Falha ao remover a pronúncia'),
	});
	return { save, remove };
}
