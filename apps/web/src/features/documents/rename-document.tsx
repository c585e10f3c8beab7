import { TITLE_MAX } from '@nexus/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import type { DocumentQuestionProps } from './delete-document.tsx';
import { useDocumentChange } from './use-document-change.ts';

export default function RenameDocument({ document, onClose }: DocumentQuestionProps) {
	const form = useId();
	const [name, setName] = useState(document.filename);
	const change = useDocumentChange({ onDone: onClose });
	const wanted = name.trim();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (wanted === '' || change.isPending) return;
		if (wanted === document.filename) onClose();
		else change.mutate({ id: document.id, changes: { filename: wanted }, done: 'Nome alterado.' });
	};
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title="Renomear documento"
			description="O nome aparece nas listas e ao lado das falas que vêm dele."
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					<Button type="submit" form={form} variant="primary" disabled={wanted === '' || change.isPending}>
						{change.isPending ? 'Salvando...' : 'Salvar'}
					</Button>
				</>
			}
		>
			<form id={form} onSubmit={submit} noValidate>
				<TextField
					label="Nome"
					value={name}
					maxLength={TITLE_MAX}
					autoComplete="off"
					spellCheck={false}
					error={wanted === '' ? 'Digite um nome' : undefined}
					onFocus={({ target }) => target.select()}
					onChange={({ target }) => setName(target.value)}
				/>
			</form>
		</Dialog>
	);
}
