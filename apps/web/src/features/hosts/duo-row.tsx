import type { CustomDuo } from '@nexus/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { DuoCard } from './duo-card.tsx';
import { DuoDialog } from './duo-dialog.tsx';

interface DuoRowProps {
	duo: CustomDuo;
	chosen: boolean;
	onChoose: () => void;
	onChange: (duo: CustomDuo) => void;
	onRemove: () => void;
}

/** A duo of the user's own, to be chosen, changed or removed. */
export function DuoRow({ duo, chosen, onChoose, onChange, onRemove }: DuoRowProps) {
	const [editing, setEditing] = useState(false);
	const [asking, setAsking] = useState(false);
	return (
		<div className="flex items-start gap-1 sm:gap-2">
			<div className="min-w-0 flex-1">
				<DuoCard name={duo.name} hostA={duo.host_a} hostB={duo.host_b} chosen={chosen} onChoose={onChoose} />
			</div>
			<div className="flex flex-col sm:flex-row">
				<Tooltip text="Editar duo">
					<Button variant="quiet" size="icon" aria-label={`Editar o duo ${duo.name}`} onClick={() => setEditing(true)}>
						<Pencil className="size-4.5" aria-hidden="true" />
					</Button>
				</Tooltip>
				<Tooltip text="Remover duo">
					<Button variant="quiet" size="icon" aria-label={`Remover o duo ${duo.name}`} onClick={() => setAsking(true)}>
						<Trash2 className="size-4.5" aria-hidden="true" />
					</Button>
				</Tooltip>
			</div>
			<DuoDialog
				open={editing}
				onOpenChange={setEditing}
				edited={duo}
				onSave={(next) => {
					setEditing(false);
					onChange(next);
				}}
			/>
			<Dialog
				open={asking}
				onOpenChange={setAsking}
				role="alertdialog"
				title={`Remover o duo ${duo.name}?`}
				description="Ele está guardado só neste navegador. Os podcasts já feitos com ele ficam como estão."
				actions={
					<>
						<Button onClick={() => setAsking(false)}>Cancelar</Button>
						<Button
							variant="danger"
							onClick={() => {
								setAsking(false);
								onRemove();
							}}
						>
							Remover
						</Button>
					</>
				}
			/>
		</div>
	);
}
