import type { Script } from '@nexus/contract';
import { type ReactNode, useState } from 'react';
import { minutes } from '../../lib/format.ts';
import { storeInTab } from '../../lib/tab-storage.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DiscardQuestion } from '../../ui/discard-question.tsx';
import { ScriptWorkspace, type ScriptWorkspaceProps, scriptSummary } from './script-workspace.tsx';

interface ScriptDialogProps extends Omit<ScriptWorkspaceProps, 'script' | 'onChanged'> {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: string;
	script: Script | undefined;
	/** There will be no script: what is shown needs little room. */
	failed: boolean;
	/** Shown until there is a script. */
	waiting: ReactNode;
}

/** A script over the screen. What was written in it is not given up without a question. */
export default function ScriptDialog({
	open,
	onOpenChange,
	title,
	script,
	failed,
	waiting,
	...workspace
}: ScriptDialogProps) {
	const [changed, setChanged] = useState(false);
	const [asking, setAsking] = useState(false);

	const change = (next: boolean) => {
		if (!next && changed) setAsking(true);
		else onOpenChange(next);
	};
	const discard = () => {
		if (script) storeInTab(`script-${script.podcast_id}`, null);
		setAsking(false);
		setChanged(false);
		onOpenChange(false);
	};

	return (
		<>
			<Dialog
				open={open}
				onOpenChange={change}
				full
				compact={script === undefined && failed}
				title={title}
				description={script && `${scriptSummary(script)}, ${minutes(script.estimated_duration)} de áudio`}
			>
				{script ? (
					<ScriptWorkspace key={script.podcast_id} script={script} onChanged={setChanged} {...workspace} />
				) : (
					waiting
				)}
			</Dialog>
			<DiscardQuestion
				open={asking}
				description="O que você mudou no roteiro ainda não foi salvo."
				onStay={() => setAsking(false)}
				onDiscard={discard}
			/>
		</>
	);
}
