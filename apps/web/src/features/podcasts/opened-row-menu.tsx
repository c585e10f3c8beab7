import type { Podcast } from '@nexus/contract';
import { Activity, Download, ListPlus, Pencil, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import { savePart } from './save-audio.ts';

export interface RowMenuProps {
	podcast: Podcast;
	downloadable: boolean;
	onFollow?: (() => void) | undefined;
	onPlayLater?: (() => void) | undefined;
	onRename: () => void;
	onDelete: () => void;
}

/** What can be done with an episode, open as it comes; its children are the button that it belongs to. */
export default function OpenedRowMenu(props: RowMenuProps & { children: ReactNode }) {
	const { podcast, downloadable, onFollow, onPlayLater, onRename, onDelete, children } = props;
	const outputs = downloadable ? podcast.audio_outputs : [];
	return (
		<DropdownMenu.Root modal={false} defaultOpen>
			<DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
			<MenuContent align="end">
				{onFollow && (
					<DropdownMenu.Item className={`${MENU_ITEM} sm:hidden`} onSelect={onFollow}>
						<Activity className="size-4.5 text-soft" aria-hidden="true" />
						Ver andamento
					</DropdownMenu.Item>
				)}
				{onPlayLater && (
					<DropdownMenu.Item className={MENU_ITEM} onSelect={onPlayLater}>
						<ListPlus className="size-4.5 text-soft" aria-hidden="true" />
						Tocar depois
					</DropdownMenu.Item>
				)}
				{outputs.map((output) => (
					<DropdownMenu.Item
						key={output.download_url}
						className={MENU_ITEM}
						onSelect={() => void savePart(podcast, output)}
					>
						<Download className="size-4.5 text-soft" aria-hidden="true" />
						{outputs.length > 1 ? `Baixar a parte ${output.part_number} (MP3)` : 'Baixar MP3'}
					</DropdownMenu.Item>
				))}
				{outputs.length > 0 && <DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />}
				<DropdownMenu.Item className={MENU_ITEM} onSelect={onRename}>
					<Pencil className="size-4.5 text-soft" aria-hidden="true" />
					Renomear
				</DropdownMenu.Item>
				<DropdownMenu.Item className={`${MENU_ITEM} text-alarm`} onSelect={onDelete}>
					<Trash2 className="size-4.5" aria-hidden="true" />
					Excluir
				</DropdownMenu.Item>
			</MenuContent>
		</DropdownMenu.Root>
	);
}
