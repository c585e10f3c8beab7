import type { BodyOf } from '@nexus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { uploadsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';

interface Change {
	id: string;
	changes: BodyOf<'changeDocument'>;
	/** What is said once it is done. */
	done: string;
}

/** Renames a document, or keeps it from cleanups. */
export function useDocumentChange({ onDone }: { onDone?: () => void } = {}) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ id, changes }: Change) => call('changeDocument', { params: { id }, body: changes }),
		onSuccess: async (_, { done }) => {
			toast({ title: done });
			onDone?.();
			await queries.invalidateQueries({ queryKey: uploadsKey });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao mudar o documento'), destructive: true }),
	});
}
