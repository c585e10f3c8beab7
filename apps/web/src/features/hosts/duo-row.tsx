import type { CustomDuo } from '@nexus/contract';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Stage } from './stage.tsx';

interface DuoRowProps {
	duo: CustomDuo;
	chosen: boolean;
	onChoose: () => void;
	onRemove: () => void;
}

export function DuoRow({ duo, chosen, onChoose, onRemove }: DuoRowProps) {
	return (
		<div className="flex items-start gap-2">
			<div className="min-w-0 flex-1">
				<Stage name={duo.name} hostA={duo.host_a} hostB={duo.host_b} chosen={chosen} onChoose={onChoose} />
			</div>
			<Tooltip text="Remover duo">
				<Button variant="quiet" size="icon" aria-label={`Remover o duo ${duo.name}`} onClick={onRemove}>
					<Trash2 className="size-4.5" aria-hidden="true" />
				</Button>
			</Tooltip>
		</div>
	);
}
