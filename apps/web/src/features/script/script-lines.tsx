import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { SourcePassages } from '../../ui/source-passages.tsx';
import { LineEditor } from './line-editor.tsx';
import { LineRow } from './line-row.tsx';
import type { ScriptEditor } from './use-script-editor.ts';

interface ScriptLinesProps {
	editor: ScriptEditor;
	names: Record<'A' | 'B', string>;
	/** Whether the lines can be opened for writing. */
	editable: boolean;
	podcastId: string;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The script's lines under one another; beside them, where there is room, what the active one rests on. */
export function ScriptLines({ editor, names, editable, podcastId }: ScriptLinesProps) {
	const { lines, problems, apply } = editor;
	const list = useRef<HTMLOListElement>(null);
	const [wanted, setActive] = useState<string | null>(null);
	const [open, setOpen] = useState<string | null>(null);
	const active = lines.some(({ key }) => key === wanted) ? wanted : (lines[0]?.key ?? null);
	const activeLine = lines.find(({ key }) => key === active);

	const wasEditable = useRef(editable);
	useEffect(() => {
		// Whoever begins to edit is led to the lines.
		if (editable && !wasEditable.current)
			list.current?.querySelector<HTMLElement>('[data-line][tabindex="0"]')?.focus();
		wasEditable.current = editable;
	}, [editable]);

	const focus = (key: string) =>
		requestAnimationFrame(() => {
			list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus();
		});
	const openLine = (key: string | null) => {
		setOpen(key);
		if (key) setActive(key);
		else if (open) focus(open);
	};
	const openFromRow = useCallback((key: string) => {
		setOpen(key);
		setActive(key);
	}, []);
	const step = (event: KeyboardEvent) => {
		const by = STEPS[event.key];
		if (!by || !(event.target instanceof HTMLButtonElement) || !event.target.dataset.line) return;
		const next = lines[lines.findIndex(({ key }) => key === active) + by];
		if (!next) return;
		event.preventDefault();
		setActive(next.key);
		focus(next.key);
	};

	return (
		<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
			<ol ref={list} aria-label="Falas do roteiro" onKeyDown={step} className="min-w-0 max-w-[68ch]">
				{lines.map((line, index) =>
					editable && line.key === open ? (
						<LineEditor
							key={line.key}
							line={line}
							names={names}
							previous={lines[index - 1]?.key ?? null}
							next={lines[index + 1]?.key ?? null}
							problem={problems.get(line.key)}
							podcastId={podcastId}
							apply={apply}
							onOpen={openLine}
						/>
					) : (
						<LineRow
							key={line.key}
							line={line}
							name={names[line.speaker]}
							named={lines[index - 1]?.speaker !== line.speaker}
							active={line.key === active}
							editable={editable}
							podcastId={podcastId}
							problem={problems.get(line.key)}
							onActivate={setActive}
							onOpen={openFromRow}
						/>
					),
				)}
			</ol>
			<aside aria-label="Trecho do documento" className="hidden lg:block">
				<div className="sticky top-0 max-h-[60dvh] overflow-y-auto border-l border-hairline pl-5 text-note">
					<p className="mb-2 font-semibold">No documento</p>
					{activeLine && <SourcePassages podcastId={podcastId} line={activeLine} />}
				</div>
			</aside>
		</div>
	);
}
