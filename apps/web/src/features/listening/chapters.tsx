import type { Transcript } from '@nexus/contract';
import clsx from 'clsx';
import { ListTree } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { clock } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';

interface ChaptersProps {
	chapters: Transcript['chapters'];
	/** Index of the chapter being heard; -1 for none. */
	active: number;
	onChoose: (seconds: number) => void;
}

/** The chapters beside the transcript, where there is room. */
export function ChapterList({ chapters, active, onChoose }: ChaptersProps) {
	return (
		<nav
			aria-label="Capítulos"
			className="sticky top-24 max-h-[calc(100dvh-8rem-var(--dock,0px))] overflow-y-auto pr-1"
		>
			<h2 className="mb-2 text-note text-soft">Capítulos</h2>
			<ol className="border-t border-hairline">
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
							<span className="min-w-0 break-words">{title}</span>
							<span className="figures text-note font-normal text-soft">{clock(start)}</span>
						</button>
					</li>
				))}
			</ol>
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
