import { useUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLazyMenu } from '../../ui/use-lazy-menu.ts';

const OpenedUserMenu = lazyWhenIdle(() => import('./opened-user-menu.tsx'));

/** Says that the session is loading, in index.html as the build paints it. */
export function AwaitedUser() {
	if (useUser()) return null;
	return (
		<p role="status" className="flex items-center gap-2 pr-1.5 text-note text-soft">
			<Spinner className="size-4.5" />
			Carregando...
		</p>
	);
}

export function UserMenu() {
	const user = useUser();
	const [wanted, asking] = useLazyMenu(OpenedUserMenu);
	if (!user)
		return (
			<div className="grid size-11 place-items-center" aria-hidden="true">
				<div className="size-10 animate-breathe rounded-full bg-ink/15" />
			</div>
		);

	const trigger = (
		<button
			type="button"
			aria-label={`Conta de ${user.full_name || user.username}`}
			className="grid size-11 place-items-center rounded-full"
			{...(!wanted && asking)}
		>
			<Avatar username={user.username} fullName={user.full_name} />
		</button>
	);
	return wanted ? <OpenedUserMenu user={user}>{trigger}</OpenedUserMenu> : trigger;
}
