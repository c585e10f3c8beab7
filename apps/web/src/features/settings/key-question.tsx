import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { KeyProblem } from './key-check.ts';

interface KeyQuestionProps {
	problem: KeyProblem | null;
	onCorrect: () => void;
	onSave: () => void;
}

/** Says why a key does not work, or was not tried, and asks whether to store it all the same. */
export function KeyQuestion({ problem, onCorrect, onSave }: KeyQuestionProps) {
	return (
		<Dialog
			open={problem !== null}
			onOpenChange={(open) => !open && onCorrect()}
			role="alertdialog"
			title={problem?.title}
			description={problem?.text}
			actions={
				<>
					<Button onClick={onCorrect}>Voltar à chave</Button>
					<Button variant="primary" onClick={onSave}>
						Salvar mesmo assim
					</Button>
				</>
			}
		/>
	);
}
