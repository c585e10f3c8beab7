import { ListVideo, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { dismissShownToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import type { Player } from './player-context.ts';

/** What is played next, in order; nothing while nothing is. */
export function QueueMenu({ player }: { player: Player }) {
	const { queue, playQueued, coming, playing, open } = player;
	const { queued } = queue;
	const count = coming.length + queued.length;
	if (count === 0) return null;
	return (
		<DropdownMenu.Root modal={false} onOpenChange={(open) => open && dismissShownToast()}>
			<DropdownMenu.Trigger asChild>
				<Button variant="quiet" size="icon" aria-label={`A seguir: ${count}`} className="relative">
					<ListVideo className="size-5" aria-hidden="true" />
					<span
						className="figures absolute top-1 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 text-[0.625rem] leading-none font-semibold text-paper"
						aria-hidden="true"
					>
						{count}
					</span>
				</Button>
			</DropdownMenu.Trigger>
			<MenuContent side="top" align="end" sideOffset={24} className="w-80 max-w-[calc(100vw-2rem)]">
				{coming.length > 0 && (
					<DropdownMenu.Group>
						<DropdownMenu.Label className="truncate px-3 pt-2 pb-1 text-note text-soft">
							Na série {playing?.series?.title}
						</DropdownMenu.Label>
						{coming.map((podcast) => (
							<DropdownMenu.Item key={podcast.id} onSelect={() => open(podcast)} className={`${MENU_ITEM} min-w-0`}>
								<span className="truncate">{podcast.title}</span>
							</DropdownMenu.Item>
						))}
					</DropdownMenu.Group>
				)}
				{queued.length > 0 && (
					<DropdownMenu.Label className="px-3 pt-2 pb-1 text-note text-soft">
						{coming.length > 0 ? 'Depois da série' : 'A seguir'}
					</DropdownMenu.Label>
				)}
				{queued.map(({ id, title }) => (
					<DropdownMenu.Group key={id} className="flex items-center">
						<DropdownMenu.Item onSelect={() => playQueued(id)} className={`${MENU_ITEM} min-w-0 flex-1`}>
							<span className="truncate">{title}</span>
						</DropdownMenu.Item>
						<DropdownMenu.Item
							onSelect={(event) => {
								if (count > 1) event.preventDefault();
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
