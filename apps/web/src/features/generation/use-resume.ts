import type { Job, ResumeBody } from '@nexus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { jobQuery, podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';

/** Goes on with a job that waits or has failed, now or with other engines. */
export function useResume(jobId: string, onResumed?: () => void) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (body: ResumeBody) => call('resumeJob', { params: { id: jobId }, body: body ?? {} }),
		onSuccess: (resumed) => {
			onResumed?.();
			queries.setQueryData<Job>(jobQuery(jobId).queryKey, resumed);
			return queries.invalidateQueries({ queryKey: podcastsKey });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Não foi possível tentar agora.'), destructive: true }),
	});
}
