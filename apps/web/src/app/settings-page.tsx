import { TIMING } from '@nexus/contract/limits';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { PronunciationsSection } from '../features/pronunciations/pronunciations-section.tsx';
import { ExternalTab } from '../features/settings/external-tab.tsx';
import { GeminiTab } from '../features/settings/gemini-tab.tsx';
import { ProfileTab } from '../features/settings/profile-tab.tsx';
import { justRegistered } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { TAB, TAB_LIST } from '../ui/tabs.ts';
import { Page } from './page.tsx';

function Profile() {
	return (
		<ProfileTab>
			<PronunciationsSection />
		</ProfileTab>
	);
}

const TABS = [
	['profile', 'Perfil', Profile],
	['gemini', 'Gemini', GeminiTab],
	['external', 'API externa', ExternalTab],
] as const;

export default function SettingsPage() {
	const [search, setSearch] = useSearchParams();
	const newcomer = useRef(justRegistered.is());
	const asked = search.get('tab') ?? (newcomer.current ? 'gemini' : 'profile');
	const tab = TABS.find(([id]) => id === asked)?.[0] ?? 'profile';

	useEffect(() => {
		if (!justRegistered.is()) return;
		justRegistered.clear();
		toast({
			title: 'Bem-vindo ao Nexus!',
			description: 'Para usar o seu próprio modelo, configure a sua chave pessoal do Gemini nesta tela.',
			duration: TIMING.welcomeToast,
		});
	}, []);

	return (
		<Page title="Configurações" description="Configure sua conta e suas chaves de API." width="reading">
			<Tabs.Root
				value={tab}
				onValueChange={(next) => {
					newcomer.current = false;
					setSearch(next === 'profile' ? {} : { tab: next }, { replace: true });
				}}
			>
				<Tabs.List aria-label="Configurações" className={TAB_LIST}>
					{TABS.map(([id, label]) => (
						<Tabs.Trigger key={id} value={id} className={TAB}>
							{label}
						</Tabs.Trigger>
					))}
				</Tabs.List>
				{TABS.map(([id, , Content]) => (
					<Tabs.Content key={id} value={id} tabIndex={-1} className="animate-enter pt-8 outline-none">
						<Content />
					</Tabs.Content>
				))}
			</Tabs.Root>
		</Page>
	);
}
