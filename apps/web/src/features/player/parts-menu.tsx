import { Download, ListMusic } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { clock } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import type { Playing, Track } from './tracks.ts';

interface PartsMenuProps {
	playing: Playing;
	onGo: (index: number) => void;
	onSave: (track: Track) => void;
}

/** The parts of an episode of several files; nothing for an episode of one. */
export function PartsMenu({ playing, onGo, onSave }: PartsMenuProps) {
	if (playing.tracks.length < 2) return null;
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>
				<Button variant="quiet" size="icon" aria-label="Lista de partes">
					<ListMusic className="size-5" aria-hidden="true" />
				</Button>
			</DropdownMenu.Trigger>
			<MenuContent sideOffset={24}>
				{playing.tracks.map((track, index) => (
					<DropdownMenu.Group key={track.url} className="flex items-center">
						<DropdownMenu.Item onSelect={() => onGo(index)} className={`${MENU_ITEM} flex-1`}>
							<span className={index === playing.index ? 'font-semibold' : ''}>Parte {track.part}</span>
							<span className="figures ml-6 text-note text-soft">{clock(track.duration)}</span>
						</DropdownMenu.Item>
						<DropdownMenu.Item
							onSelect={() => onSave(track)}
							aria-label={`Baixar a parte ${track.part}`}
							className={MENU_ITEM}
						>
							<Download className="size-4" aria-hidden="true" />
						</DropdownMenu.Item>
					</DropdownMenu.Group>
				))}
			</MenuContent>
		</DropdownMenu.Root>
	);
}
