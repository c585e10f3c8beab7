import type { CreatedApiKey } from '@nexus/contract';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { apiExample } from './api-example.ts';

interface NewKeyDialogProps {
	/** Shown when not null, and forgotten when closed. */
	created: CreatedApiKey | null;
	onClose: () => void;
}

/** The one time that a key is shown whole: a click beside the dialog does not close it, and Escape asks first. */
export function NewKeyDialog({ created, onClose }: NewKeyDialogProps) {
	const field = useRef<HTMLInputElement>(null);
	const [asking, setAsking] = useState(false);
	const close = () => {
		setAsking(false);
		onClose();
	};
	const [first] = created ? apiExample(window.location.origin, created.key_full) : [];
	return (
		<Dialog
			open={created !== null}
			onOpenChange={(open) => !open && setAsking(true)}
			keepOpen
			wide
			title="Sua nova chave de API"
			description="Copie a chave agora. Por segurança, ela não será mostrada novamente."
			actions={<Button onClick={close}>Já guardei a chave</Button>}
		>
			{created && (
				<>
					<div className="rounded-surface border border-ink p-4">
						<label htmlFor="chave-nova" className="mb-1.5 block font-medium">
							{created.name}
						</label>
						<div className="flex flex-col gap-2.5 sm:flex-row">
							<input
								id="chave-nova"
								ref={field}
								readOnly
								value={created.key_full}
								onFocus={() => field.current?.select()}
								className="h-11 w-full min-w-0 sm:flex-1 rounded-control border border-outline/60 bg-sunk px-3.5 font-mono text-note"
							/>
							<CopyButton
								variant="primary"
								size="normal"
								text={created.key_full}
								label="Copiar chave"
								copied="Chave copiada!"
							/>
						</div>
					</div>
					{first && (
						<div className="mt-5">
							<CodeBlock title="Experimente agora em um terminal" code={first.code} label="Exemplo com a sua chave" />
						</div>
					)}
					<Dialog
						open={asking}
						onOpenChange={setAsking}
						role="alertdialog"
						title="Fechar sem guardar a chave?"
						description="Ela não será mostrada novamente."
						actions={
							<>
								<Button onClick={() => setAsking(false)}>Voltar à chave</Button>
								<Button variant="danger" onClick={close}>
									Fechar
								</Button>
							</>
						}
					/>
				</>
			)}
		</Dialog>
	);
}
