import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { PodcastList, PodcastListSkeleton } from '../features/podcasts/podcast-list.tsx';
import { count } from '../lib/format.ts';
import { reasonOf } from '../lib/http-error.ts';
import { podcastsQuery } from '../lib/queries.ts';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Panel } from '../ui/panel.tsx';
import { Page } from './page.tsx';
import { useRowActions } from './use-row-actions.ts';

const PER_PAGE = 20;

function Episodes() {
	const [search, setSearch] = useSearchParams();
	const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
	const { data, error, refetch } = useQuery(podcastsQuery(PER_PAGE, (page - 1) * PER_PAGE, 'while-generating'));
	const actions = useRowActions();

	if (error && !data)
		return (
			<Panel tone="alarm" title="Não foi possível carregar seus podcasts">
				<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
				<Button size="small" className="mt-3" onClick={() => void refetch()}>
					Tentar novamente
				</Button>
			</Panel>
		);
	if (!data) return <PodcastListSkeleton rows={6} />;
	if (data.total === 0)
		return (
			<div className="border-t border-hairline py-16 text-center">
				<p className="serif text-head font-semibold">Nenhum podcast ainda</p>
				<p className="mx-auto mt-1.5 max-w-sm text-soft">
					Envie um documento e o primeiro episódio aparece aqui, pronto para ouvir e baixar.
				</p>
				<Button asChild variant="primary" className="mt-6">
					<Link href="/">Criar Podcast</Link>
				</Button>
			</div>
		);
	return (
		<>
			<p className="figures border-b border-hairline pb-3 text-note text-soft">
				{data.total === 1 ? '1 podcast' : `${count(data.total)} podcasts`}
			</p>
			<PodcastList podcasts={data.podcasts} {...actions} />
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PER_PAGE)}
				onGo={(to) => {
					setSearch(to === 1 ? {} : { page: String(to) });
					window.scrollTo(0, 0);
				}}
			/>
		</>
	);
}

export default function HistoryPage() {
	return (
		<Page title="Histórico de Podcasts" description="Visualize e gerencie todos os podcasts que você gerou.">
			<Episodes />
		</Page>
	);
}
