import type { Podcast } from '@nexus/contract';
import { TITLE_MAX } from '@nexus/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

export interface RenamingProps {
	/** Given another title when not null. */
	podcast: Podcast | null;
	onClose: () => void;
}

export default function RenameDialog({ podcast, onClose }: RenamingProps) {
	const queries = useQueryClient();
	const form = useId();
	const [title, setTitle] = useState('');
	const [begunFor, setBegunFor] = useState<Podcast | null>(null);
	if (podcast !== begunFor) {
		setBegunFor(podcast);
		if (podcast) setTitle(podcast.title);
	}
	const wanted = title.trim();
	const renaming = useMutation({
		mutationFn: ({ id }: Podcast) => call('renamePodcast', { params: { id }, body: { title: wanted } }),
		onSuccess: () => {
			toast({ title: 'Título alterado.' });
			onClose();
			return queries.invalidateQueries({ queryKey: podcastsKey });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao renomear podcast'), destructive: true }),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!podcast || wanted === '' || renaming.isPending) return;
		if (wanted === podcast.title) onClose();
		else renaming.mutate(podcast);
	};
	return (
		<Dialog
			open={podcast !== null}
			onOpenChange={(open) => !open && onClose()}
			title="Renomear podcast"
			description="O título aparece nas listas e dá nome aos arquivos que você baixar."
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					<Button type="submit" form={form} variant="primary" disabled={wanted === '' || renaming.isPending}>
						{renaming.isPending ? 'Salvando...' : 'Salvar'}
					</Button>
				</>
			}
		>
			<form id={form} onSubmit={submit} noValidate>
				<TextField
					label="Título"
					value={title}
					maxLength={TITLE_MAX}
					autoComplete="off"
					error={wanted === '' ? 'Digite um título' : undefined}
					onFocus={({ target }) => target.select()}
					onChange={({ target }) => setTitle(target.value)}
				/>
			</form>
		</Dialog>
	);
}
