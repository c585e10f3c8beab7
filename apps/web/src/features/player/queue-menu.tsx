import { ListVideo, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { dismissShownToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import type { Player } from './player-context.ts';

/** What is played next, in order; nothing while nothing is. */
export function QueueMenu({ player }: { player: Player }) {
	const { queue, playQueued } = player;
	const { queued } = queue;
	if (queued.length === 0) return null;
	return (
		<DropdownMenu.Root modal={false} onOpenChange={(open) => open && dismissShownToast()}>
			<DropdownMenu.Trigger asChild>
				<Button variant="quiet" size="icon" aria-label={`A seguir: ${queued.length}`} className="relative">
					<ListVideo className="size-5" aria-hidden="true" />
					<span
						className="figures absolute top-1 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 text-[0.625rem] leading-none font-semibold text-paper"
						aria-hidden="true"
					>
						{queued.length}
					</span>
				</Button>
			</DropdownMenu.Trigger>
			<MenuContent side="top" align="end" className="w-80 max-w-[calc(100vw-2rem)]">
				<DropdownMenu.Label className="px-3 pt-2 pb-1 text-note text-soft">A seguir</DropdownMenu.Label>
				{queued.map(({ id, title }) => (
					<DropdownMenu.Group key={id} className="flex items-center">
						<DropdownMenu.Item onSelect={() => playQueued(id)} className={`${MENU_ITEM} min-w-0 flex-1`}>
							<span className="truncate">{title}</span>
						</DropdownMenu.Item>
						<DropdownMenu.Item
							onSelect={(event) => {
								if (queued.length > 1) event.preventDefault();
								queue.remove(id);
							}}
							aria-label={`Tirar da fila: ${title}`}
							className={MENU_ITEM}
						>
							<X className="size-4" aria-hidden="true" />
						</DropdownMenu.Item>
					</DropdownMenu.Group>
				))}
			</MenuContent>
		</DropdownMenu.Root>
	);
}
