import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import type { SeriesOfPodcast } from '../../lib/podcast-series.ts';
import { podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { DeleteQuestion } from '../../ui/delete-question.tsx';

interface DeleteSeriesProps {
	series: SeriesOfPodcast;
	onClose: () => void;
	onDeleted: () => void;
}

/** Tells what goes with a series, and deletes it. */
export default function DeleteSeries({ series: { id, title, episodes }, onClose, onDeleted }: DeleteSeriesProps) {
	const queries = useQueryClient();
	const removal = useMutation({
		mutationFn: () => call('deleteSeries', { params: { id } }),
		onSuccess: () => {
			toast({ title: 'Série excluída com sucesso.' });
			onDeleted();
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao excluir a série'), destructive: true }),
		// Broken off in the middle, it may have lost some of its episodes.
		onSettled: () => {
			onClose();
			return queries.invalidateQueries({ queryKey: [...podcastsKey, 'list'] });
		},
	});
	const what = episodes === 1 ? 'o seu único episódio' : `os seus ${episodes} episódios`;
	return (
		<DeleteQuestion
			open
			title="Excluir esta série?"
			description={`“${title}” e ${what}, com áudio, roteiro e transcrição, serão apagados. Os documentos ficam. Não é possível desfazer.`}
			deleting={removal.isPending}
			onDelete={() => removal.mutate()}
			onClose={onClose}
		/>
	);
}
