import type { Podcast } from '@nexus/contract';
import { Activity, Download, Ellipsis, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MENU, MENU_ITEM } from '../../ui/menu.ts';
import { savePart } from './save-audio.ts';

interface RowMenuProps {
	podcast: Podcast;
	downloadable: boolean;
	onFollow?: () => void;
	onDelete: () => void;
}

/** The menu is made when it is first asked for: in a long list, most never are. */
export function RowMenu(props: RowMenuProps) {
	const [wanted, setWanted] = useState(false);
	const label = `Mais ações para ${props.podcast.title}`;
	const icon = <Ellipsis className="size-5" aria-hidden="true" />;
	if (wanted) return <OpenedMenu {...props} label={label} icon={icon} />;
	return (
		<Button
			variant="quiet"
			size="icon"
			aria-label={label}
			aria-haspopup="menu"
			aria-expanded={false}
			onClick={() => setWanted(true)}
		>
			{icon}
		</Button>
	);
}

function OpenedMenu({
	podcast,
	downloadable,
	onFollow,
	onDelete,
	label,
	icon,
}: RowMenuProps & { label: string; icon: ReactNode }) {
	const outputs = downloadable ? podcast.audio_outputs : [];
	return (
		<DropdownMenu.Root modal={false} defaultOpen>
			<DropdownMenu.Trigger asChild>
				<Button variant="quiet" size="icon" aria-label={label}>
					{icon}
				</Button>
			</DropdownMenu.Trigger>
			<DropdownMenu.Content className={MENU} align="end" sideOffset={6} collisionPadding={8}>
				{onFollow && (
					<DropdownMenu.Item className={`${MENU_ITEM} sm:hidden`} onSelect={onFollow}>
						<Activity className="size-4.5 text-soft" aria-hidden="true" />
						Ver andamento
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
				<DropdownMenu.Item className={`${MENU_ITEM} text-alarm`} onSelect={onDelete}>
					<Trash2 className="size-4.5" aria-hidden="true" />
					Excluir
				</DropdownMenu.Item>
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	);
}
