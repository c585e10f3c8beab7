import { Suspense } from 'react';
import { useGeneration } from '../features/generation/generation-context.ts';
import { lazyWhenIdle } from '../ui/lazy-component.tsx';
import { ScriptDialog } from './lazy-script-dialog.ts';
import type { Generator } from './use-generator.ts';

const WritingWait = lazyWhenIdle(() => import('../features/script/writing-wait.tsx'));

/** While there is no script whose lines anybody says. */
const NO_NAMES = { A: '', B: '' };

/** The script before anything is voiced: read, edited, approved. */
export default function PreviewDialog({ generator }: { generator: Generator }) {
	const { preview, estimate } = generator;
	const { starting } = useGeneration();
	const close = () => preview.setOpen(false);
	return (
		<Suspense>
			<ScriptDialog
				open={preview.open}
				onOpenChange={preview.setOpen}
				title="Roteiro"
				script={preview.script}
				names={preview.names ?? NO_NAMES}
				estimate={estimate.data ?? null}
				voiced={false}
				approveLabel="Approve & Generate"
				approving={starting}
				onApprove={() => void generator.approve()}
				failed={preview.phase.step === 'failed'}
				waiting={
					<WritingWait
						job={preview.job}
						failure={preview.phase.step === 'failed' ? preview.phase.message : null}
						onCancel={() => void preview.cancel()}
						onRetry={generator.showScript}
						onClose={close}
					/>
				}
			/>
		</Suspense>
	);
}
