import { LogOut, Settings, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useLocation } from 'wouter';
import { logout, useUser } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { MENU, MENU_ITEM } from '../../ui/menu.ts';
import { Spinner } from '../../ui/spinner.tsx';

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
	const [, navigate] = useLocation();
	if (!user)
		return (
			<div className="grid size-11 place-items-center" aria-hidden="true">
				<div className="size-10 animate-breathe rounded-full bg-ink/15" />
			</div>
		);

	const leave = async () => {
		await logout();
		navigate('/', { replace: true });
		toast({ title: 'Logout realizado', description: 'Você foi desconectado com sucesso.' });
	};
	const name = user.full_name || user.username;

	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger aria-label={`Conta de ${name}`} className="grid size-11 place-items-center rounded-full">
				<Avatar username={user.username} fullName={user.full_name} />
			</DropdownMenu.Trigger>
			<DropdownMenu.Content className={`${MENU} w-64`} align="end" sideOffset={6} collisionPadding={8}>
				<DropdownMenu.Label className="px-3 py-2">
					<p className="truncate font-semibold">{name}</p>
					<p className="truncate text-note text-soft">{user.email}</p>
				</DropdownMenu.Label>
				<DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />
				<DropdownMenu.Item className={MENU_ITEM} onSelect={() => navigate('/settings')}>
					<UserRound className="size-4.5 text-soft" aria-hidden="true" />
					Perfil
				</DropdownMenu.Item>
				<DropdownMenu.Item className={MENU_ITEM} onSelect={() => navigate('/settings?tab=gemini')}>
					<Settings className="size-4.5 text-soft" aria-hidden="true" />
					Configurações
				</DropdownMenu.Item>
				<DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />
				<DropdownMenu.Item className={MENU_ITEM} onSelect={() => void leave()}>
					<LogOut className="size-4.5 text-soft" aria-hidden="true" />
					Sair
				</DropdownMenu.Item>
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	);
}
