import { Keyboard } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { PAGE_SHORTCUTS, SHORTCUTS } from './shortcuts.ts';

function Keys({ keys }: { keys: string[] }) {
	return (
		<span className="inline-flex gap-1 whitespace-nowrap">
			{keys.map((key) => (
				<kbd key={key} className="rounded-[4px] border border-outline/60 bg-sunk px-1.5 font-sans text-note leading-5">
					{key}
				</kbd>
			))}
		</span>
	);
}

/** What the keyboard does while something is on; where its button is, the question mark opens it as well. */
export function ShortcutsHelp() {
	const [open, setOpen] = useState(false);
	const trigger = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
			if (trigger.current?.checkVisibility()) setOpen((now) => !now);
		};
		window.addEventListener('keydown', pressed);
		return () => window.removeEventListener('keydown', pressed);
	}, []);
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<Tooltip text="Atalhos do teclado (?)">
				<Popover.Trigger asChild>
					<Button ref={trigger} variant="quiet" size="icon" aria-label="Atalhos do teclado" className="max-lg:hidden">
						<Keyboard className="size-5" aria-hidden="true" />
					</Button>
				</Popover.Trigger>
			</Tooltip>
			<Popover.Portal>
				<Popover.Content
					sideOffset={24}
					collisionPadding={8}
					aria-label="Atalhos do teclado"
					className="z-50 w-[30rem] max-w-[calc(100vw-2rem)] animate-enter max-sm:m-4 rounded-surface border border-hairline bg-raised p-4 shadow-[0_12px_40px_-12px_oklch(0.16_0.01_55/0.35)] focus:outline-none"
				>
					<table className="w-full text-left">
						<caption className="mb-2 text-left font-semibold">Atalhos do teclado</caption>
						<thead className="text-note text-soft">
							<tr>
								<td />
								<th scope="col" className="pb-1 font-normal">
									Com o foco no player
								</th>
								<th scope="col" className="pb-1 font-normal">
									Fora de campos de texto
								</th>
							</tr>
						</thead>
						<tbody>
							{SHORTCUTS.map(({ effect, inPlayer, anywhere }) => (
								<tr key={effect}>
									<th scope="row" className="py-1 pr-4 font-normal text-soft">
										{effect}
									</th>
									<td className="pr-4">
										<Keys keys={inPlayer} />
									</td>
									<td>
										<Keys keys={anywhere} />
									</td>
								</tr>
							))}
							{PAGE_SHORTCUTS.map(([key, effect]) => (
								<tr key={effect}>
									<th scope="row" className="py-1 pr-4 font-normal text-soft">
										{effect}
									</th>
									<td />
									<td>
										<Keys keys={[key]} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
