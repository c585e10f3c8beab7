import type { PodcastOrder, PodcastStateFilter } from '@nexus/contract';
import { PODCAST_SEARCH_MAX } from '@nexus/contract/history';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PodcastFilter } from '../../lib/queries.ts';
import { SelectField } from '../../ui/field.tsx';

const STATES: [PodcastStateFilter | '', string][] = [
	['', 'Todos'],
	['ready', 'Prontos'],
	['generating', 'Em geração'],
	['cleaned', 'Áudio removido'],
	['failed', 'Sem áudio'],
];

const ORDERS: [PodcastOrder | '', string][] = [
	['', 'Mais recentes'],
	['oldest', 'Mais antigos'],
	['longest', 'Mais longos'],
	['title', 'Título'],
];

/** How long typing must rest before it is searched for. Milliseconds. */
const REST = 250;

interface HistoryFiltersProps {
	filter: PodcastFilter;
	onChange: (part: PodcastFilter) => void;
}

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
	return (
		<search className="flex flex-wrap gap-2.5 pb-5">
			<SearchField value={filter.search ?? ''} onSearch={(search) => onChange({ search })} />
			<div className="grid flex-1 grid-cols-2 gap-2.5 sm:flex sm:flex-none">
				<SelectField
					label="Estado"
					quietLabel
					value={filter.state ?? ''}
					onChange={({ target }) => onChange({ state: (target.value || undefined) as PodcastStateFilter | undefined })}
				>
					{STATES.map(([state, words]) => (
						<option key={state} value={state}>
							{words}
						</option>
					))}
				</SelectField>
				<SelectField
					label="Ordem"
					quietLabel
					value={filter.order ?? ''}
					onChange={({ target }) => onChange({ order: (target.value || undefined) as PodcastOrder | undefined })}
				>
					{ORDERS.map(([order, words]) => (
						<option key={order} value={order}>
							{words}
						</option>
					))}
				</SelectField>
			</div>
		</search>
	);
}

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string | undefined) => void }) {
	const [typed, setTyped] = useState(value);
	const search = useRef(onSearch);
	search.current = onSearch;
	useEffect(() => setTyped(value), [value]);
	useEffect(() => {
		if (typed.trim() === value) return;
		const timer = setTimeout(() => search.current(typed.trim() || undefined), REST);
		return () => clearTimeout(timer);
	}, [typed, value]);
	return (
		<div className="relative min-w-0 flex-1 basis-full sm:basis-64">
			<Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-soft" aria-hidden="true" />
			<input
				type="search"
				aria-label="Buscar pelo título"
				placeholder="Buscar pelo título"
				value={typed}
				maxLength={PODCAST_SEARCH_MAX}
				onChange={({ target }) => setTyped(target.value)}
				className="h-11 w-full appearance-none rounded-control border border-outline/60 bg-raised pr-11 pl-11 placeholder:text-soft hover:border-ink/60 focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
			/>
			{typed && (
				<button
					type="button"
					aria-label="Limpar a busca"
					onClick={() => setTyped('')}
					className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
				>
					<X className="size-4.5" aria-hidden="true" />
				</button>
			)}
		</div>
	);
}
