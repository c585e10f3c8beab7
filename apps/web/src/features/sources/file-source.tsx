import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { fileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { OFFERED_FILES } from './offered-files.ts';
import type { ImportSource } from './use-import.ts';

export interface SourceProps {
	/** Why the last import failed. */
	problem: string | null;
	last: ImportSource | null;
	/** Of a file. */
	maxBytes: number;
	onImport: (source: ImportSource) => void;
}

export function Problem({ text }: { text: string | null }) {
	return (
		text && (
			<p role="alert" className="mt-3 flex items-start gap-2 text-alarm">
				<CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
				{text}
			</p>
		)
	);
}

/** Takes a file by click, drop or paste. */
export function FileSource({ problem, maxBytes, onImport }: SourceProps) {
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);
	const take = (files: FileList | null | undefined) => {
		const file = files?.[0];
		if (file) onImport({ file });
	};
	const drag = (event: DragEvent) => {
		if (!event.dataTransfer.types.includes('Files')) return;
		event.preventDefault();
		event.dataTransfer.dropEffect = 'copy';
		setOver(true);
	};
	return (
		<DialogBody>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped or pasted on it can be chosen by the button, too */}
			<div
				className={clsx(
					'rounded-surface border-[1.5px] border-dashed px-6 py-10 text-center',
					over ? 'border-ink bg-ink/5' : 'border-outline/60',
				)}
				onDragOver={drag}
				onDragLeave={() => setOver(false)}
				onDrop={(event) => {
					event.preventDefault();
					setOver(false);
					take(event.dataTransfer.files);
				}}
				onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
			>
				<p className="serif text-head font-semibold">
					<span className="max-sm:hidden pointer-coarse:hidden">Arraste, cole ou escolha um arquivo</span>
					<span className="hidden max-sm:inline pointer-coarse:inline">Escolha um arquivo</span>
				</p>
				<p className="mx-auto mt-1.5 max-w-[46ch] text-soft">
					PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, HTML, Markdown ou texto, até {fileSize(maxBytes)}
				</p>
				<input
					ref={input}
					type="file"
					accept={OFFERED_FILES}
					className="sr-only"
					tabIndex={-1}
					aria-label="Arquivo a trazer"
					onChange={({ target }) => {
						take(target.files);
						target.value = '';
					}}
				/>
				<Button variant="primary" className="mt-6" onClick={() => input.current?.click()}>
					Escolher
				</Button>
			</div>
			<Problem text={problem} />
		</DialogBody>
	);
}
