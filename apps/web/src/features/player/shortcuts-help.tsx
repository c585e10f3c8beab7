import { Keyboard } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { SHORTCUTS } from './controls.ts';

/** What the keyboard does while something is on; the question mark opens it as well. */
export function ShortcutsHelp() {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
			setOpen((now) => !now);
		};
		window.addEventListener('keydown', pressed);
		return () => window.removeEventListener('keydown', pressed);
	}, []);
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<Tooltip text="Atalhos do teclado (?)">
				<Popover.Trigger asChild>
					<Button variant="quiet" size="icon" aria-label="Atalhos do teclado" className="max-lg:hidden">
						<Keyboard className="size-5" aria-hidden="true" />
					</Button>
				</Popover.Trigger>
			</Tooltip>
			<Popover.Portal>
				<Popover.Content
					sideOffset={10}
					collisionPadding={8}
					aria-label="Atalhos do teclado"
					className="z-50 w-80 animate-enter max-sm:m-4 rounded-surface border border-hairline bg-raised p-4 shadow-[0_12px_40px_-12px_oklch(0.16_0.01_55/0.35)] focus:outline-none"
				>
					<p className="mb-2 font-semibold">Atalhos do teclado</p>
					<dl className="space-y-1.5">
						{SHORTCUTS.map(([keys, effect]) => (
							<div key={effect} className="flex items-baseline justify-between gap-4">
								<dt className="text-soft">{effect}</dt>
								<dd className="flex shrink-0 gap-1">
									{keys.map((key) => (
										<kbd
											key={key}
											className="rounded-[4px] border border-outline/60 bg-sunk px-1.5 font-sans text-note leading-5"
										>
											{key}
										</kbd>
									))}
								</dd>
							</div>
						))}
					</dl>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
