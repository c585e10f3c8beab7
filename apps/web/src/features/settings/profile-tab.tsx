import type { ReactNode } from 'react';
import { useUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { splitName } from './split-name.ts';
import { ThemeSection } from './theme-section.tsx';
import { UsageSection } from './usage-section.tsx';

/** @param children further sections */
export function ProfileTab({ children }: { children?: ReactNode }) {
	const user = useUser();
	if (!user) return null;
	const [first, last] = splitName(user.full_name);
	return (
		<>
			<div className="mb-7 flex items-center gap-4">
				<Avatar username={user.username} fullName={user.full_name} className="size-14" />
				<div className="min-w-0">
					<p className="serif truncate text-head font-semibold">{user.full_name || user.username}</p>
					<p className="truncate text-soft">@{user.username}</p>
				</div>
			</div>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField label="Nome" value={first} readOnly />
				<TextField label="Sobrenome" value={last} readOnly />
				<div className="sm:col-span-2">
					<TextField label="Email" value={user.email} readOnly />
				</div>
			</div>
			<p className="mt-5 mb-9 text-soft">As informações do perfil são gerenciadas através da sua conta externa.</p>
			<div className="border-t border-hairline pt-8">
				<UsageSection />
				<ThemeSection />
				{children}
				<PasswordSection />
				<SessionsSection />
			</div>
		</>
	);
}
