import type { Podcast } from '@nexus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { DeleteQuestion } from '../../ui/delete-question.tsx';

export interface DeletionProps {
	/** Asked about when not null. */
	podcast: Podcast | null;
	onClose: () => void;
	onDeleted: (podcast: Podcast) => void;
}

export default function DeleteDialog({ podcast, onClose, onDeleted }: DeletionProps) {
	const queries = useQueryClient();
	const removal = useMutation({
		mutationFn: (doomed: Podcast) => call('deletePodcast', { params: { id: doomed.id } }),
		onSuccess: (_, doomed) => {
			toast({ title: 'Podcast excluído com sucesso.' });
			onDeleted(doomed);
			onClose();
			return queries.invalidateQueries({ queryKey: [...podcastsKey, 'list'] });
		},
		onError: (error) => {
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao excluir podcast'), destructive: true });
			onClose();
		},
	});
	return (
		<DeleteQuestion
			open={podcast !== null}
			title="Excluir este podcast?"
			description={`“${podcast?.title ?? ''}” e seu áudio, roteiro e transcrição serão apagados. Não é possível desfazer.`}
			deleting={removal.isPending}
			onDelete={() => podcast && removal.mutate(podcast)}
			onClose={onClose}
		/>
	);
}
