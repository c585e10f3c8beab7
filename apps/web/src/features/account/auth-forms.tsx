import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { registrationQuery } from './queries.ts';
import { RegisterForm } from './register-form.tsx';
import { RegistrationClosed } from './registration-closed.tsx';

interface AuthFormsProps {
	/** What lets somebody create the first account of a closed installation; null where nothing does. */
	invitation: string | null;
	/** Called just before the session changes to signed in. */
	onLogin: () => void;
	onRegistered: () => void;
}

const TAB =
	'h-11 flex-1 rounded-control font-medium text-soft transition-colors hover:text-ink ' +
	'data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-[0_0_0_1px_var(--hairline)]';

const HEADINGS = {
	login: ['Entre no Nexus', 'Para ouvir e criar seus podcasts.'],
	register: ['Crie sua conta', 'Em um minuto o seu primeiro documento vira conversa.'],
	closed: ['Cadastro fechado', 'As contas desta instalação são criadas por quem a administra.'],
} as const;

/** On a phone, the focus would bring the keyboard over what is not read yet. */
const hasMouse = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

export function AuthForms({ invitation, onLogin, onRegistered }: AuthFormsProps) {
	const [tab, setTab] = useState<'login' | 'register'>(invitation === null ? 'login' : 'register');
	const [email, setEmail] = useState('');
	const { data } = useQuery(registrationQuery);
	const frame = useRef<HTMLDivElement>(null);
	const beginTyping = () => {
		if (hasMouse()) frame.current?.querySelector<HTMLElement>('form input')?.focus({ preventScroll: true });
	};
	/** Where a key chose the tab, the focus stays on it, to go on to the next one. */
	const clicked = ({ detail }: MouseEvent) => {
		if (detail > 0) beginTyping();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
	useEffect(() => {
		if (invitation !== null) beginTyping();
	}, []);
	const closed = invitation === null && data?.registration === 'closed';
	const [title, text] = HEADINGS[tab === 'register' && closed ? 'closed' : tab];
	return (
		<Tabs.Root ref={frame} value={tab} onValueChange={(value) => setTab(value === 'register' ? 'register' : 'login')}>
			<Tabs.List aria-label="Acesso" className="mb-8 flex gap-1 rounded-surface bg-sunk p-1">
				<Tabs.Trigger value="login" className={TAB} onClick={clicked}>
					Login
				</Tabs.Trigger>
				<Tabs.Trigger value="register" className={TAB} onClick={clicked}>
					Registrar
				</Tabs.Trigger>
			</Tabs.List>
			<h1 className="serif text-title font-semibold">{title}</h1>
			<p className="mt-2 mb-7 text-soft">{text}</p>
			<Tabs.Content value="login" tabIndex={-1} className="animate-enter outline-none">
				<LoginForm email={email} onLogin={onLogin} />
			</Tabs.Content>
			<Tabs.Content value="register" tabIndex={-1} className="animate-enter outline-none">
				{closed ? (
					<RegistrationClosed onLogin={() => setTab('login')} />
				) : (
					<RegisterForm
						invitation={invitation}
						onRegistered={onRegistered}
						onManualLogin={(registered) => {
							setEmail(registered);
							setTab('login');
						}}
					/>
				)}
			</Tabs.Content>
		</Tabs.Root>
	);
}
