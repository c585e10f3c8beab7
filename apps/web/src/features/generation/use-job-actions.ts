import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { jobQuery, podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';

/** What can be done about a podcast's generation. `onStarted` gets the id of the job that began. */
export function useJobActions(onStarted: (jobId: string) => void) {
	const queries = useQueryClient();
	const refresh = (jobId: string) =>
		Promise.all([
			queries.invalidateQueries({ queryKey: jobQuery(jobId).queryKey }),
			queries.invalidateQueries({ queryKey: podcastsKey }),
		]);
	const started = (jobId: string) => {
		onStarted(jobId);
		return refresh(jobId);
	};
	const failed = (fallback: string) => (error: Error) =>
		toast({ title: 'Erro', description: reasonOf(error, fallback), destructive: true });

	const cancel = useMutation({
		mutationFn: (jobId: string) => call('cancelJob', { params: { id: jobId } }),
		onSuccess: (_, jobId) => {
			toast({ title: 'Cancelado', description: 'Geração do podcast foi cancelada.' });
			return refresh(jobId);
		},
		onError: failed('Falha ao cancelar job'),
	});
	const retry = useMutation({
		mutationFn: (jobId: string) => call('retryJob', { params: { id: jobId } }),
		onSuccess: ({ id }) => started(id),
		onError: failed('Não foi possível tentar de novo.'),
	});
	return { cancel, retry };
}
