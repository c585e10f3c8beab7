import type { SearchResult } from '@nexus/contract';
import { SEARCH_MAX } from '@nexus/contract/search-constants';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { usePlayer } from '../features/player/player-context.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import { reasonOf } from '../lib/http-error.ts';
import { podcastQuery } from '../lib/queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { toast } from '../lib/toast.ts';
import { TypedSearch } from '../ui/typed-search.tsx';
import { Page } from './page.tsx';

/** Searches everything that the user has: titles, scripts and documents. */
export default function SearchPage() {
	const [params, setParams] = useSearchParams();
	const [, navigate] = useLocation();
	const { open } = usePlayer();
	const words = params.get('q') ?? '';
	const [arrivedWithout] = useState(words === '');

	async function play({ podcast_id: id, file_index, seconds }: SearchResult): Promise<void> {
		if (id === null) return;
		try {
			open(await queryClient.fetchQuery(podcastQuery(id)), file_index ?? 0, seconds ?? 0);
			navigate(`/podcasts/${id}`);
		} catch (error) {
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao abrir o podcast'), destructive: true });
		}
	}

	return (
		<Page
			title="Busca"
			description="Em títulos, roteiros e documentos seus, com ou sem acento."
			back={{ href: '/history', label: 'Histórico' }}
		>
			<search className="block pb-5">
				<TypedSearch
					label="Buscar em tudo"
					value={words}
					maxLength={SEARCH_MAX}
					focused={arrivedWithout}
					onSearch={(text) => setParams(text ? { q: text } : {}, { replace: true })}
				/>
			</search>
			<SearchResults words={words} onPlay={(result) => void play(result)} />
		</Page>
	);
}
