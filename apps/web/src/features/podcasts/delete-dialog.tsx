import type { Podcast } from '@nexus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
		<Dialog
			role="alertdialog"
			open={podcast !== null}
			onOpenChange={(open) => !open && onClose()}
			title="Excluir este podcast?"
			description={`“${podcast?.title ?? ''}” e seu áudio, roteiro e transcrição serão apagados. Não é possível desfazer.`}
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					<Button variant="danger" disabled={removal.isPending} onClick={() => podcast && removal.mutate(podcast)}>
						{removal.isPending ? 'Excluindo...' : 'Excluir'}
					</Button>
				</>
			}
		/>
	);
}
