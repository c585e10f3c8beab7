import type { SearchResult } from '@nexus/contract';
import { SEARCH_MIN } from '@nexus/contract/search-constants';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type LucideIcon, Search, SearchX } from 'lucide-react';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { searchQuery } from './queries.ts';
import { ResultRow } from './result-row.tsx';

const GROUPS: [SearchResult['kind'], string][] = [
	['podcast', 'Podcasts'],
	['line', 'Falas'],
	['document', 'Documentos'],
	['passage', 'Trechos de documentos'],
];

interface SearchResultsProps {
	words: string;
	onPlay: (result: SearchResult) => void;
}

/** What was found, kind by kind. */
export function SearchResults({ words, onPlay }: SearchResultsProps) {
	const { data, error, refetch, isPlaceholderData } = useQuery(searchQuery(words));
	if (words.length < SEARCH_MIN) {
		return (
			<Sentence icon={Search} title="O que você procura?" text="Uma palavra, um nome ou “uma frase” entre aspas." />
		);
	}
	if (error && (!data || isPlaceholderData)) {
		return (
			<Panel tone="alarm" title="Não foi possível buscar">
				<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
				<Button size="small" className="mt-3" onClick={() => void refetch()}>
					Tentar novamente
				</Button>
			</Panel>
		);
	}
	const results = data?.results ?? [];
	const isNothing = data?.results.length === 0 && data.indexing === 0;
	return (
		<>
			<p role="status" className="figures min-h-8 border-b border-hairline text-note text-soft">
				{data && !isPlaceholderData && countWords(results.length, data.indexing)}
			</p>
			{!data && <Skeleton className="mt-4 h-20" />}
			{isNothing && !isPlaceholderData && (
				<Sentence
					icon={SearchX}
					title="Nada com essas palavras"
					text="Tente menos palavras, ou outra forma de dizer."
				/>
			)}
			<div className={clsx('transition-opacity duration-150', isPlaceholderData && 'opacity-50')}>
				{GROUPS.map(([kind, name]) => {
					const found = results.filter((result) => result.kind === kind);
					return (
						found.length > 0 && (
							<section key={kind} aria-label={name} className="pt-6">
								<h2 className="serif text-read font-semibold">{name}</h2>
								<ul className="divide-y divide-hairline">
									{found.map((result, at) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: the same line may be found twice
										<ResultRow key={at} result={result} onPlay={onPlay} />
									))}
								</ul>
							</section>
						)
					);
				})}
			</div>
		</>
	);
}

function Sentence({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
	return (
		<div className="flex flex-col items-center py-16 text-center">
			<Icon className="size-8 text-soft" strokeWidth={1.4} aria-hidden="true" />
			<p className="serif mt-4 text-head font-semibold">{title}</p>
			<p className="mt-1.5 text-soft">{text}</p>
		</div>
	);
}

function countWords(found: number, indexing: number): string {
	const words = found === 0 ? 'Nada encontrado' : found === 1 ? '1 resultado' : `${found} resultados`;
	if (indexing === 0) return words;
	return `${words} · lendo ${indexing === 1 ? '1 documento' : `${indexing} documentos`} para a busca...`;
}
