import type { TranscriptLine } from '@nexus/contract';
import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { SourcePassages } from '../../ui/source-passages.tsx';

interface SourceProps {
	podcastId: string;
	line: TranscriptLine | undefined;
}

/** Milliseconds for which a line must be looked at before its source takes the place of another. */
const SETTLED = 120;

/** Follows a value once it has stayed the same for a moment; what is passed over on the way is never shown. */
function useSettled<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), SETTLED);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

/** Beside the transcript, where there is room: what the line looked at, or being spoken, rests on. */
export function SourceAside({ podcastId, line }: SourceProps) {
	const settled = useSettled(line);
	return (
		<aside aria-label="Fonte da fala" className="hidden xl:block">
			<div className="sticky top-4 max-h-[calc(100dvh-3rem-var(--dock,0px))] overflow-y-auto border-l border-hairline pt-1 pb-2 pl-6">
				<h2 className="mb-3 text-note text-soft">No documento</h2>
				{settled ? (
					<SourcePassages podcastId={podcastId} line={settled} />
				) : (
					<p className="text-soft">Passe o mouse ou o foco por uma fala para ver o trecho em que ela se apoia.</p>
				)}
			</div>
		</aside>
	);
}

/** The same over the page, on a tap, where there is not. */
export function SourceSheet({ podcastId, line, onClose }: SourceProps & { onClose: () => void }) {
	return (
		<Dialog
			open={line !== undefined}
			onOpenChange={(open) => !open && onClose()}
			title="No documento"
			description={line && `“${line.text}”`}
		>
			{line && <SourcePassages podcastId={podcastId} line={line} />}
		</Dialog>
	);
}
