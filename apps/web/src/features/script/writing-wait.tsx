import type { Job } from '@nexus/contract';
import { Progress } from 'radix-ui';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/spinner.tsx';

interface WritingWaitProps {
	/** The job that writes; undefined while it is not known. */
	job: Job | undefined;
	/** Why there will be no script; null while there may be one. */
	failure: string | null;
	onCancel: () => void;
	onRetry: () => void;
	onClose: () => void;
}

const LINES = ['w-11/12', 'w-4/5', 'w-full', 'w-3/5', 'w-10/12', 'w-2/3'];

/** While the script is being written, or when it could not be. */
export default function WritingWait({ job, failure, onCancel, onRetry, onClose }: WritingWaitProps) {
	if (failure !== null)
		return (
			<>
				<DialogBody>
					<Panel tone="alarm" title="O roteiro não foi escrito">
						{failure}
					</Panel>
				</DialogBody>
				<DialogActions>
					<Button onClick={onClose}>Fechar</Button>
					<Button variant="primary" onClick={onRetry}>
						Tentar novamente
					</Button>
				</DialogActions>
			</>
		);
	const percent = Math.round(job?.progress_percentage ?? 0);
	return (
		<>
			<DialogBody>
				<div role="status" className="flex justify-between gap-4 font-medium">
					{job?.current_step || 'Escrevendo o roteiro...'}
				</div>
				<Progress.Root
					value={job ? percent : null}
					aria-label="Progresso do roteiro"
					className="mt-3 h-1.5 overflow-hidden rounded-full bg-hairline"
				>
					<Progress.Indicator
						className="h-full rounded-full bg-linear-to-r from-ember to-lagoon transition-[width] duration-250 ease-out"
						style={{ width: `${percent}%` }}
					/>
				</Progress.Root>
				<div className="mt-8 flex max-w-[60ch] flex-col gap-5" aria-hidden="true">
					{LINES.map((width, index) => (
						<div key={width} className={`border-l-2 pl-4 ${index % 2 ? 'border-lagoon/40' : 'border-ember/40'}`}>
							<Skeleton className={`h-5 ${width}`} />
							<Skeleton className="mt-2 h-5 w-1/2" />
						</div>
					))}
				</div>
			</DialogBody>
			<DialogActions>
				<Button onClick={onCancel}>Cancelar</Button>
			</DialogActions>
		</>
	);
}
