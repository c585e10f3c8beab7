import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DeleteQuestionProps {
	open: boolean;
	title: string;
	/** What will be gone, and what stays. */
	description: string;
	deleting: boolean;
	/** What the button says, before and while it is done. */
	words?: readonly [todo: string, doing: string];
	onDelete: () => void;
	onClose: () => void;
}

/** Asks before something is deleted for good. */
export function DeleteQuestion({
	open,
	title,
	description,
	deleting,
	words: [todo, doing] = ['Excluir', 'Excluindo...'],
	onDelete,
	onClose,
}: DeleteQuestionProps) {
	return (
		<Dialog
			role="alertdialog"
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={title}
			description={description}
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					<Button variant="danger" disabled={deleting} onClick={onDelete}>
						{deleting ? doing : todo}
					</Button>
				</>
			}
		/>
	);
}
