import clsx from 'clsx';
import { CircleHelp, Pencil, PenLine } from 'lucide-react';
import { memo } from 'react';
import { INK } from '../../ui/host.tsx';
import { SourcePassages } from '../../ui/source-passages.tsx';
import type { DraftLine } from './draft-lines.ts';

interface LineRowProps {
	line: DraftLine;
	name: string;
	/** Whether the name is written: not when the line before has the same host. */
	named: boolean;
	active: boolean;
	editable: boolean;
	/**
	 * Of the podcast, to show what the active line rests on under it, where there is no room beside it. Not while lines
	 * can be opened: what opens under one must not move the next from under the finger.
	 */
	podcastId: string;
	problem: string | undefined;
	onActivate: (key: string) => void;
	onOpen: (key: string) => void;
}

/** One line of the script, to be read. The active one shows what it rests on. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
	const { line, name, named, active, editable, podcastId, problem, onActivate, onOpen } = props;
	const ink = INK[line.speaker];
	return (
		<li
			className={clsx(
				named ? 'pt-4' : 'pt-1',
				'first:pt-0 [contain-intrinsic-size:auto_76px] [content-visibility:auto]',
			)}
		>
			<button
				type="button"
				data-line={line.key}
				tabIndex={active ? 0 : -1}
				aria-current={active || undefined}
				onMouseEnter={() => !editable && onActivate(line.key)}
				onFocus={() => onActivate(line.key)}
				onClick={() => (editable ? onOpen(line.key) : onActivate(line.key))}
				className={clsx(
					'group relative block w-full rounded-r-control border-l-2 py-1.5 pl-4 text-left transition-colors duration-150',
					editable ? 'pr-10' : 'pr-3',
					'hover:bg-ink/4 focus-visible:-outline-offset-2',
					ink.edge,
					active && 'bg-ink/4',
				)}
			>
				{named && <span className={clsx('block text-note font-semibold', ink.text)}>{name}</span>}
				<span className="block break-words">{line.text || <em className="text-soft">Fala vazia</em>}</span>
				{line.unsupported && (
					<span className="mt-1 flex items-center gap-1.5 text-note text-alarm">
						<CircleHelp className="size-3.5 shrink-0" aria-hidden="true" />
						Sem apoio no documento
					</span>
				)}
				{line.edited && (
					<span className="mt-1 flex items-center gap-1.5 text-note text-soft">
						<PenLine className="size-3.5 shrink-0" aria-hidden="true" />
						Editada
					</span>
				)}
				{problem && <span className="mt-1 block text-note text-alarm">{problem}</span>}
				{editable && (
					<>
						<span className="sr-only">Editar fala</span>
						<Pencil
							className={clsx(
								'absolute top-2.5 right-3 size-4 text-soft transition-opacity duration-150',
								'group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100',
								!active && 'opacity-0',
							)}
							aria-hidden="true"
						/>
					</>
				)}
			</button>
			{active && !editable && line.passages.length > 0 && (
				<div className="mt-2 mb-1 ml-4 rounded-control bg-sunk p-3 text-note lg:hidden">
					<SourcePassages podcastId={podcastId} line={line} />
				</div>
			)}
		</li>
	);
});
