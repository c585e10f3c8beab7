import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardQuestionProps {
	open: boolean;
	/** What was not saved, in a sentence. */
	description: string;
	onStay: () => void;
	onDiscard: () => void;
}

/** Asks before something is given up that was written and not saved. */
export function DiscardQuestion({ open, description, onStay, onDiscard }: DiscardQuestionProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && onStay()}
			role="alertdialog"
			title="Descartar as alterações?"
			description={description}
			actions={
				<>
					<Button onClick={onStay}>Continuar editando</Button>
					<Button variant="danger" onClick={onDiscard}>
						Descartar
					</Button>
				</>
			}
		/>
	);
}
