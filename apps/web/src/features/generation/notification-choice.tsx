import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { notificationState, turnNotificationsOff, turnNotificationsOn } from '../../lib/notifications.ts';
import { Button } from '../../ui/button.tsx';

/** Offers to be told by the browser when the episode is ready. The browser is asked only after a click. */
export function NotificationChoice() {
	const [state, setState] = useState(notificationState);
	const [asked, setAsked] = useState(false);
	if (state === 'unavailable' || (state === 'denied' && !asked)) return null;
	if (state === 'denied')
		return (
			<p role="status" className="text-note text-soft">
				O navegador bloqueia os avisos deste site. Você pode permiti-los nas configurações do navegador.
			</p>
		);
	const on = state === 'on';
	const Icon = on ? BellOff : Bell;
	const turn = async () => {
		setState(on ? turnNotificationsOff() : await turnNotificationsOn());
		setAsked(true);
	};
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<p role="status" className="text-note text-soft empty:hidden">
				{on && 'Este navegador avisa quando o episódio ficar pronto.'}
			</p>
			<Button size="small" variant={on ? 'quiet' : 'secondary'} onClick={() => void turn()}>
				<Icon className="size-4" aria-hidden="true" />
				{on ? 'Não avisar' : 'Avisar quando ficar pronto'}
			</Button>
		</div>
	);
}
