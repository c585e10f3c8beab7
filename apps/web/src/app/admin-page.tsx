import { useQuery } from '@tanstack/react-query';
import { LocalModelsSection } from '../features/admin/local-models-section.tsx';
import { VoicesSection } from '../features/admin/voices-section.tsx';
import { meQuery } from '../lib/user.ts';
import { LoadingScreenFallback } from './loading-screen-fallback.tsx';
import NotFoundPage from './not-found-page.tsx';
import { Page } from './page.tsx';

/** What writes and what speaks in this installation: for those who administer it. */
export default function AdminPage() {
	const { data: user, isPending } = useQuery(meQuery);
	if (isPending) return <LoadingScreenFallback />;
	if (!user?.is_admin) return <NotFoundPage />;
	return (
		<Page title="Motores" description="O que escreve e o que narra os episódios nesta instalação." width="reading">
			<LocalModelsSection />
			<VoicesSection />
		</Page>
	);
}
