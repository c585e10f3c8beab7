import clsx from 'clsx';
import { AudioLines, Search, SearchX } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import { Link } from 'wouter';
import { HistoryFilters } from '../features/podcasts/history-filters.tsx';
import { LongPodcastList } from '../features/podcasts/long-podcast-list.tsx';
import { PodcastListSkeleton } from '../features/podcasts/podcast-list.tsx';
import { useFirstPage } from '../features/podcasts/use-podcast-pages.ts';
import { count } from '../lib/format.ts';
import { reasonOf } from '../lib/http-error.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Page } from './page.tsx';
import { useHistoryFilter } from './use-history-filter.ts';
import { useRowActions } from './use-row-actions.ts';

function Episodes() {
	const [filter, change] = useHistoryFilter();
	const { data, error, refetch, isPlaceholderData } = useFirstPage(filter);
	const actions = useRowActions();
	/** What the list on screen was narrowed down to: that of before while the next is on its way. */
	const shown = useRef(filter);
	if (!isPlaceholderData) shown.current = filter;
	/** The first rows are rendered in slices, as the rest of the screen is there already. */
	const listed = useDeferredValue(data !== undefined);
	const narrowed = filter.search !== undefined || filter.state !== undefined;

	if (data?.total === 0 && !narrowed && !isPlaceholderData) return <NoneYet />;
	return (
		<>
			<HistoryFilters filter={filter} onChange={change} />
			{error && (!data || isPlaceholderData) ? (
				<Panel tone="alarm" title="Não foi possível carregar seus podcasts">
					<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
					<Button size="small" className="mt-3" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</Panel>
			) : (
				<>
					<p role="status" className="figures min-h-8 border-b border-hairline text-note text-soft">
						{data && !isPlaceholderData && countWords(data.total, narrowed)}
					</p>
					{(!data || (data.total > 0 && !listed)) && <PodcastListSkeleton rows={6} />}
					{data?.total === 0 && (
						<NoneFound onClear={() => change({ search: undefined, state: undefined, order: undefined })} />
					)}
					{data && data.total > 0 && listed && (
						<div className={clsx('transition-opacity duration-150', isPlaceholderData && 'opacity-50')}>
							<LongPodcastList
								key={JSON.stringify(shown.current)}
								firstPage={data.podcasts}
								total={data.total}
								filter={shown.current}
								{...actions}
							/>
						</div>
					)}
				</>
			)}
		</>
	);
}

function countWords(total: number, narrowed: boolean): string {
	if (narrowed) return total === 1 ? '1 podcast encontrado' : `${count(total)} podcasts encontrados`;
	return total === 1 ? '1 podcast' : `${count(total)} podcasts`;
}

function NoneYet() {
	return (
		<div className="flex flex-col items-center border-t border-hairline py-20 text-center">
			<AudioLines className="size-9 text-soft" strokeWidth={1.3} aria-hidden="true" />
			<p className="serif mt-4 text-head font-semibold">Nenhum podcast ainda</p>
			<p className="mt-1.5 max-w-sm text-soft">
				Envie um documento e o primeiro episódio aparece aqui, pronto para ouvir e baixar.
			</p>
			<Button asChild variant="primary" className="mt-6">
				<Link href="/">Criar Podcast</Link>
			</Button>
		</div>
	);
}

function NoneFound({ onClear }: { onClear: () => void }) {
	return (
		<div className="flex flex-col items-center py-16 text-center">
			<SearchX className="size-8 text-soft" strokeWidth={1.4} aria-hidden="true" />
			<p className="serif mt-4 text-head font-semibold">Nada com esses filtros</p>
			<p className="mt-1.5 text-soft">Tente outra palavra do título ou outro estado.</p>
			<Button className="mt-5" onClick={onClear}>
				Limpar filtros
			</Button>
		</div>
	);
}

export default function HistoryPage() {
	return (
		<Page
			title="Histórico de Podcasts"
			description="Visualize e gerencie todos os podcasts que você gerou."
			actions={
				<Button asChild variant="quiet" size="small">
					<Link href="/search">
						<Search className="size-4.5" aria-hidden="true" />
						Buscar em tudo
					</Link>
				</Button>
			}
		>
			<Episodes />
		</Page>
	);
}
