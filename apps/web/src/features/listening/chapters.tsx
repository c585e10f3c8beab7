import type { Transcript } from '@nexus/contract';
import clsx from 'clsx';
import { ListTree } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { clock } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';

interface ChaptersProps {
	chapters: Transcript['chapters'];
	/** Index of the chapter being heard; -1 for none. */
	active: number;
	onChoose: (seconds: number) => void;
}

/** Scrolls the list, and nothing else, to the chapter that is being heard. */
function bringIntoView(list: HTMLElement): void {
	const current = list.querySelector<HTMLElement>('[aria-current]');
	if (!current) return;
	const { offsetTop: top, offsetHeight: height } = current;
	const { scrollTop, clientHeight } = list;
	if (top < scrollTop || top + height > scrollTop + clientHeight) list.scrollTo({ top: top - clientHeight / 2 });
}

/** The chapters beside the transcript, where there is room. */
export function ChapterList({ chapters, active, onChoose }: ChaptersProps) {
	const list = useRef<HTMLElement>(null);
	useEffect(() => {
		const nav = list.current;
		if (active < 0 || !nav) return;
		// The player, when it comes, takes room from the list.
		const observer = new ResizeObserver(() => bringIntoView(nav));
		observer.observe(nav);
		return () => observer.disconnect();
	}, [active]);
	return (
		<nav
			ref={list}
			aria-label="Capítulos"
			className="sticky top-4 max-h-[calc(100dvh-2rem-var(--dock,0px))] overflow-y-auto pt-1 pr-1"
		>
			<h2 className="mb-2 text-note text-soft">Capítulos</h2>
			<ol className="border-t border-hairline pb-8">
				{chapters.map(({ title, start }, index) => (
					<li key={start} className="border-b border-hairline">
						<button
							type="button"
							onClick={() => onChoose(start)}
							aria-current={index === active || undefined}
							className={clsx(
								'flex min-h-11 w-full items-baseline justify-between gap-3 py-2.5 text-left transition-colors hover:bg-ink/4 focus-visible:-outline-offset-2',
								index === active ? 'font-semibold' : 'text-soft hover:text-ink',
							)}
						>
							<span className="line-clamp-3 min-w-0 break-words">{title}</span>
							<span className="figures text-note font-normal text-soft">{clock(start)}</span>
						</button>
					</li>
				))}
			</ol>
			<div
				aria-hidden="true"
				className="pointer-events-none sticky bottom-0 -mt-8 h-8 bg-linear-to-t from-paper to-transparent"
			/>
		</nav>
	);
}

/** The chapters in a menu, where there is not. */
export function ChapterMenu({ chapters, active, onChoose }: ChaptersProps) {
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>
				<Button size="icon" aria-label="Capítulos" className="sm:w-auto! sm:px-3.5">
					<ListTree className="size-5 sm:mr-2" aria-hidden="true" />
					<span className="max-sm:sr-only">Capítulos</span>
				</Button>
			</DropdownMenu.Trigger>
			<MenuContent className="max-w-[calc(100vw-2.5rem)]" align="end">
				{chapters.map(({ title, start }, index) => (
					<DropdownMenu.Item
						key={start}
						onSelect={() => onChoose(start)}
						className={`${MENU_ITEM} justify-between gap-6`}
					>
						<span className={clsx('min-w-0', index === active && 'font-semibold')}>{title}</span>
						<span className="figures text-note text-soft">{clock(start)}</span>
					</DropdownMenu.Item>
				))}
			</MenuContent>
		</DropdownMenu.Root>
	);
}
