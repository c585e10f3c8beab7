import type { LibraryDocument } from '@nexus/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { libraryDocumentQuery } from '../../lib/library-queries.ts';
import { uploadsKey } from '../../lib/queries.ts';
import { quotedAmong } from '../../lib/sent-words.ts';
import { toast } from '../../lib/toast.ts';
import { DeleteQuestion } from '../../ui/delete-question.tsx';

/** What is asked about a document of the library. */
export interface DocumentQuestionProps {
	document: LibraryDocument;
	/** What tells it apart from others of its name. */
	apart: string | undefined;
	onClose: () => void;
}

/** Titles that are told of those made of it. */
const NAMED = 3;

/** Asks whether to delete it, having told what depends on it. */
export default function DeleteDocument({ document, apart, onClose }: DocumentQuestionProps) {
	const queries = useQueryClient();
	const removal = useMutation({
		mutationFn: () => call('deleteDocument', { params: { id: document.id } }),
		onSuccess: async () => {
			await queries.invalidateQueries({ queryKey: uploadsKey });
			toast({ title: 'Documento excluído com sucesso.' });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao excluir documento'), destructive: true }),
		onSettled: onClose,
	});
	// One that is gone is not asked about again.
	const { data } = useQuery({ ...libraryDocumentQuery(document.id), enabled: !removal.isPending });
	return (
		<DeleteQuestion
			open
			title="Excluir este documento?"
			description={`${quotedAmong(document, apart)} será apagado. ${dependentWords(data ?? document)} Não é possível desfazer.`}
			deleting={removal.isPending}
			onDelete={() => removal.mutate()}
			onClose={onClose}
		/>
	);
}

function dependentWords({
	podcast_count,
	podcasts = [],
}: Pick<LibraryDocument, 'podcast_count'> & { podcasts?: { title: string }[] }): string {
	if (podcast_count === 0) return 'Nenhum podcast depende dele.';
	const titles = podcasts.slice(0, NAMED).map(({ title }) => `“${title}”`);
	const more = podcast_count - titles.length;
	const names = titles.length === 0 ? '' : ` (${titles.join(', ')}${more > 0 ? ` e mais ${more}` : ''})`;
	return podcast_count === 1
		? `O podcast feito com ele${names} fica, sem os trechos da fonte, e não poderá ser gerado de novo.`
		: `Os ${podcast_count} podcasts feitos com ele${names} ficam, sem os trechos da fonte, e não poderão ser gerados de novo.`;
}
