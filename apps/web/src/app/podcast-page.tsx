import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { dateAndTime } from '../lib/format.ts';
import { HttpError, reasonOf } from '../lib/http-error.ts';
import { lengthWords } from '../lib/podcast-state.ts';
import { podcastQuery } from '../lib/queries.ts';
import { Button } from '../ui/button.tsx';
import { HostNames } from '../ui/host.tsx';
import { Skeleton } from '../ui/spinner.tsx';
import { Page } from './page.tsx';
import { PodcastContent } from './podcast-content.tsx';

const BACK = { href: '/history', label: 'Histórico' };

function Unknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
	const isThere = !(error instanceof HttpError && error.status === 404);
	return (
		<Page
			title="Erro ao buscar detalhes"
			back={BACK}
			description="Não foi possível carregar os detalhes completos do podcast."
		>
			<p className="mb-5 text-soft">{reasonOf(error, 'Tente novamente em instantes.')}</p>
			<div className="flex flex-wrap gap-2.5">
				{isThere && (
					<Button variant="primary" onClick={onRetry}>
						Tentar novamente
					</Button>
				)}
				<Button asChild variant={isThere ? 'secondary' : 'primary'}>
					<Link href="/history">Ver o histórico</Link>
				</Button>
			</div>
		</Page>
	);
}

function PodcastSkeleton() {
	return (
		<Page title="Podcast" back={BACK} description={<Skeleton className="h-6 w-64" />}>
			<div role="status" aria-label="Carregando o podcast">
				<Skeleton className="mb-6 h-11 w-72" />
				<Skeleton className="h-24" />
			</div>
		</Page>
	);
}

/** One episode: how far it is, its sound, its words, what it rests on and what it cost. */
export default function PodcastPage({ id }: { id: string }) {
	const { data: podcast, error, refetch } = useQuery(podcastQuery(id));
	if (error && !podcast) return <Unknown error={error} onRetry={() => void refetch()} />;
	if (!podcast) return <PodcastSkeleton />;
	const length = lengthWords(podcast, Date.now());
	return (
		<Page
			title={podcast.title}
			back={BACK}
			description={
				<span className="flex flex-wrap items-center gap-x-4 gap-y-1">
					{podcast.series && (
						<span className="w-full">
							Episódio {podcast.series.position} de {podcast.series.episodes} da série{' '}
							<span className="font-medium text-ink">{podcast.series.title}</span>
						</span>
					)}
					<HostNames a={podcast.host_a.name} b={podcast.host_b.name} />
					{length && <span className="figures">{length}</span>}
					<time dateTime={podcast.createdAt} className="figures">
						{dateAndTime(podcast.createdAt)}
					</time>
				</span>
			}
		>
			<PodcastContent podcast={podcast} />
		</Page>
	);
}
