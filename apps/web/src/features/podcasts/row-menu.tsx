import { Ellipsis } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { useLazyMenu } from '../../ui/use-lazy-menu.ts';
import type { RowMenuProps } from './opened-row-menu.tsx';

const OpenedRowMenu = lazyWhenIdle(() => import('./opened-row-menu.tsx'));

/** The menu is made when it is first asked for: in a long list, most never are. */
export function RowMenu(props: RowMenuProps) {
	const [wanted, asking] = useLazyMenu(OpenedRowMenu);
	const trigger = (
		<Button variant="quiet" size="icon" aria-label={`Mais ações para ${props.podcast.title}`} {...(!wanted && asking)}>
			<Ellipsis className="size-5" aria-hidden="true" />
		</Button>
	);
	return wanted ? <OpenedRowMenu {...props}>{trigger}</OpenedRowMenu> : trigger;
}
