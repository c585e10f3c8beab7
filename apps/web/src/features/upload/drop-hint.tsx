import { Upload } from 'lucide-react';
import { ACCEPTED_FILES } from './accepted-file.ts';

/** Covers the window while files are dragged over it. */
export default function DropHint() {
	return (
		<div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/95 p-4 backdrop-blur-md">
			<div className="grid size-full place-items-center rounded-surface border-[1.5px] border-dashed border-ink text-center">
				<div>
					<Upload className="mx-auto mb-3 size-8" strokeWidth={1.6} aria-hidden="true" />
					<p className="serif text-head font-semibold">Solte para enviar</p>
					<p className="mt-1.5 text-soft">{ACCEPTED_FILES}</p>
				</div>
			</div>
		</div>
	);
}
