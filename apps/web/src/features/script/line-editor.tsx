import { LINE_CHARACTERS_MAX } from '@nexus/contract/script-constants';
import clsx from 'clsx';
import { ArrowDown, ArrowLeftRight, ArrowUp, Merge, Plus, Scissors, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { INK } from '../../ui/host.tsx';
import { SourcePassages } from '../../ui/source-passages.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import {
	addAfter,
	type DraftLine,
	joinToPrevious,
	move,
	remove,
	setText,
	split,
	switchSpeaker,
} from './draft-lines.ts';
import type { ScriptEditor } from './use-script-editor.ts';

interface LineEditorProps {
	line: DraftLine;
	names: Record<'A' | 'B', string>;
	/** Keys of the lines before and after it. */
	previous: string | null;
	next: string | null;
	problem: string | undefined;
	/** Of the podcast, to show what the line rests on, where there is no room beside it. */
	podcastId: string;
	apply: ScriptEditor['apply'];
	/** Opens another line; null closes this one. */
	onOpen: (key: string | null) => void;
}

function Tool({
	label,
	disabled,
	onClick,
	children,
}: {
	label: string;
	disabled?: boolean;
	onClick: () => void;
	children: ReactNode;
}) {
	return (
		<Tooltip text={label}>
			<Button
				variant="quiet"
				size="icon"
				className="max-sm:w-10"
				aria-label={label}
				disabled={disabled}
				onClick={onClick}
			>
				{children}
			</Button>
		</Tooltip>
	);
}

const ICON = { className: 'size-4.5', 'aria-hidden': true } as const;

/** One line of the script, to be written: its text, its host, its place. */
export function LineEditor({ line, names, previous, next, problem, podcastId, apply, onOpen }: LineEditorProps) {
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const { key, speaker } = line;

	useEffect(() => {
		const area = field.current;
		area?.focus();
		area?.setSelectionRange(area.value.length, area.value.length);
		area?.closest('li')?.scrollIntoView({ block: 'nearest' });
	}, []);

	const cut = () => {
		const [change, piece] = split(key, field.current?.selectionStart ?? 0);
		apply(change);
		onOpen(piece);
	};
	const add = () => {
		const [change, added] = addAfter(key);
		apply(change);
		onOpen(added);
	};
	const drop = () => {
		apply(remove(key));
		onOpen(next ?? previous);
	};
	const join = () => {
		apply(joinToPrevious(key));
		onOpen(previous);
	};
	const shift = (by: 1 | -1) => {
		apply(move(key, by));
		requestAnimationFrame(() => field.current?.focus());
	};
	const keys = (event: KeyboardEvent) => {
		const { altKey, ctrlKey, metaKey } = event;
		const command = ctrlKey || metaKey;
		if (event.key === 'Escape') onOpen(null);
		else if (altKey && event.key === 'ArrowUp') shift(-1);
		else if (altKey && event.key === 'ArrowDown') shift(1);
		else if (command && event.key === 'Enter') add();
		else return;
		event.preventDefault();
		event.stopPropagation();
	};

	return (
		<li className="pt-4 pb-1 first:pt-0" onKeyDown={keys} data-escape>
			<div className={clsx('rounded-r-surface border-l-2 bg-ink/4 p-3 pl-4', INK[speaker].edge)}>
				<div className="flex items-center justify-between gap-3">
					<label htmlFor={id} className={clsx('text-note font-semibold', INK[speaker].text)}>
						{names[speaker]}
						<span className="sr-only">: fala</span>
					</label>
					<Button
						variant="quiet"
						size="small"
						className="-my-1 -mr-2 text-note"
						onClick={() => apply(switchSpeaker(key))}
					>
						<ArrowLeftRight className="size-4" aria-hidden="true" />
						Passar para {names[speaker === 'A' ? 'B' : 'A']}
					</Button>
				</div>
				<textarea
					ref={field}
					id={id}
					value={line.text}
					rows={3}
					onChange={({ target }) => apply(setText(key, target.value.replace(/\n/g, ' ')), `text ${key}`)}
					aria-invalid={problem ? true : undefined}
					aria-describedby={`${id}-note`}
					className={clsx(
						'mt-1 block w-full resize-y rounded-control border bg-raised px-3 py-2 [field-sizing:content]',
						'focus-visible:outline-1 focus-visible:outline-offset-0',
						problem ? 'border-alarm outline-alarm' : 'border-outline/60',
					)}
				/>
				<div id={`${id}-note`} className="mt-1 flex justify-between gap-3 text-note">
					<span role={problem ? 'alert' : undefined} className="text-alarm">
						{problem}
					</span>
					<span className="figures text-soft">
						{count(line.text.length)} / {count(LINE_CHARACTERS_MAX)}
					</span>
				</div>
				<div role="toolbar" aria-label="Ações da fala" className="mt-1 -ml-2 flex flex-wrap items-center">
					<Tool label="Mover para cima" disabled={previous === null} onClick={() => shift(-1)}>
						<ArrowUp {...ICON} />
					</Tool>
					<Tool label="Mover para baixo" disabled={next === null} onClick={() => shift(1)}>
						<ArrowDown {...ICON} />
					</Tool>
					<Tool label="Dividir no cursor" onClick={cut}>
						<Scissors {...ICON} />
					</Tool>
					<Tool label="Juntar à fala anterior" disabled={previous === null} onClick={join}>
						<Merge {...ICON} />
					</Tool>
					<Tool label="Nova fala abaixo" onClick={add}>
						<Plus {...ICON} />
					</Tool>
					<Tool label="Excluir fala" onClick={drop}>
						<Trash2 {...ICON} />
					</Tool>
					<Button size="small" className="ml-auto" onClick={() => onOpen(null)}>
						Pronto
					</Button>
				</div>
				{line.passages.length > 0 && (
					<div className="mt-3 border-t border-hairline pt-3 text-note lg:hidden">
						<SourcePassages podcastId={podcastId} line={line} />
					</div>
				)}
			</div>
		</li>
	);
}
