import { Pencil, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, Suspense, useState } from 'react';
import type { SeriesOfPodcast } from '../../lib/podcast-series.ts';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';

const ChangeSeries = lazyWhenIdle(() => import('./change-series.tsx'));
const DeleteSeries = lazyWhenIdle(() => import('./delete-series.tsx'));

interface SeriesMenuProps {
	series: SeriesOfPodcast;
	onDeleted: () => void;
	children: ReactNode;
}

/** What can be done with a series, open as it comes; its children are the button that it belongs to. */
export default function SeriesMenu({ series, onDeleted, children }: SeriesMenuProps) {
	const [asked, setAsked] = useState<'change' | 'delete' | null>(null);
	const close = () => setAsked(null);
	return (
		<>
			<DropdownMenu.Root modal={false} defaultOpen>
				<DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
				<MenuContent align="end">
					<DropdownMenu.Item className={MENU_ITEM} onSelect={() => setAsked('change')}>
						<Pencil className="size-4.5 text-soft" aria-hidden="true" />
						Título e ordem
					</DropdownMenu.Item>
					<DropdownMenu.Item className={`${MENU_ITEM} text-alarm`} onSelect={() => setAsked('delete')}>
						<Trash2 className="size-4.5" aria-hidden="true" />
						Excluir a série
					</DropdownMenu.Item>
				</MenuContent>
			</DropdownMenu.Root>
			<Suspense>
				{asked === 'change' && <ChangeSeries series={series} onClose={close} />}
				{asked === 'delete' && <DeleteSeries series={series} onClose={close} onDeleted={onDeleted} />}
			</Suspense>
		</>
	);
}
