import type { PodcastOrder, PodcastStateFilter } from '@nexus/contract';
import { PODCAST_SEARCH_MAX } from '@nexus/contract/history';
import type { PodcastFilter } from '../../lib/queries.ts';
import { SelectField } from '../../ui/field.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';

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

interface HistoryFiltersProps {
	filter: PodcastFilter;
	onChange: (part: PodcastFilter) => void;
}

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
	return (
		<search className="flex flex-wrap gap-2.5 pb-5">
			<TypedSearch
				label="Buscar pelo título"
				value={filter.search ?? ''}
				maxLength={PODCAST_SEARCH_MAX}
				onSearch={(search) => onChange({ search })}
			/>
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
