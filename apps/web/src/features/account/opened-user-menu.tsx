import type { User } from '@nexus/contract';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { logout } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { forgetWantedPage } from '../../lib/wanted-page.ts';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';

/** The account's menu, open as it comes. */
export default function OpenedUserMenu({ user, children }: { user: User; children: ReactNode }) {
	const [, navigate] = useLocation();
	const leave = async () => {
		await logout();
		navigate('/', { replace: true });
		forgetWantedPage();
		toast({ title: 'Logout realizado', description: 'Você foi desconectado com sucesso.' });
	};
	return (
		<DropdownMenu.Root modal={false} defaultOpen>
			<DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
			<MenuContent className="w-64" align="end">
				<DropdownMenu.Label className="px-3 py-2">
					<p className="truncate font-semibold">{user.full_name || user.username}</p>
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
			</MenuContent>
		</DropdownMenu.Root>
	);
}
