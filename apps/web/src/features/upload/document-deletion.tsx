import type { Upload } from '@nexus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { uploadsKey } from '../../lib/queries.ts';
import { quotedAmong } from '../../lib/sent-words.ts';
import { toast } from '../../lib/toast.ts';
import { DeleteQuestion } from '../../ui/delete-question.tsx';

interface DocumentDeletionProps {
	document: Upload;
	/** What tells it apart from others of its name. */
	apart: string | undefined;
	/** Whether it is asked about. */
	open: boolean;
	onClose: () => void;
}

export default function DocumentDeletion({ document, apart, open, onClose }: DocumentDeletionProps) {
	const queries = useQueryClient();
	const removal = useMutation({
		mutationFn: ({ id }: Upload) => call('deleteDocument', { params: { id } }),
		onSuccess: async () => {
			await queries.invalidateQueries({ queryKey: uploadsKey });
			toast({ title: 'Documento excluído com sucesso.' });
		},
		onError: (error) => {
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao excluir documento'), destructive: true });
		},
		onSettled: onClose,
	});
	return (
		<DeleteQuestion
			open={open}
			title="Excluir este documento?"
			description={`${quotedAmong(document, apart)} será apagado. Os podcasts feitos com ele ficam. Não é possível desfazer.`}
			deleting={removal.isPending}
			onDelete={() => removal.mutate(document)}
			onClose={onClose}
		/>
	);
}
