import type { LibraryDocument } from '@nexus/contract';
import { PODCAST_SEARCH_MAX } from '@nexus/contract/history';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { FileText, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { count } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { libraryQuery } from '../../lib/library-queries.ts';
import { distinguishingWords } from '../../lib/sent-words.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { DocumentRow } from './document-row.tsx';

const RenameDocument = lazyWhenIdle(() => import('./rename-document.tsx'));
const DeleteDocument = lazyWhenIdle(() => import('./delete-document.tsx'));

interface LibraryProps {
	search: string | undefined;
	onSearch: (search: string | undefined) => void;
	onUse: (document: LibraryDocument) => void;
}

/** All documents of the user, to be found, used again, renamed, kept and deleted. */
export function Library({ search, onSearch, onUse }: LibraryProps) {
	const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
		libraryQuery(search),
	);
	const [asked, setAsked] = useState<{ about: 'rename' | 'delete'; document: LibraryDocument } | null>(null);
	const Question = asked?.about === 'rename' ? RenameDocument : DeleteDocument;
	const [first] = data?.pages ?? [];
	const documents = data?.pages.flatMap((page) => page.documents) ?? [];
	const apart = distinguishingWords(documents);
	if (first?.total === 0 && !search && !isPlaceholderData) return <NoneYet />;
	return (
		<>
			<search className="block pb-5">
				<TypedSearch label="Buscar pelo nome" value={search ?? ''} maxLength={PODCAST_SEARCH_MAX} onSearch={onSearch} />
			</search>
			{error && !data ? (
				<Panel tone="alarm" title="Não foi possível carregar seus documentos">
					<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
					<Button size="small" className="mt-3" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</Panel>
			) : (
				<p role="status" className="figures min-h-8 border-b border-hairline text-note text-soft">
					{first && !isPlaceholderData && countWords(first.total, first.kept, first.kept_max)}
				</p>
			)}
			{!data && !error && <Skeleton className="mt-4 h-20" />}
			{first?.total === 0 && search && <NoneFound search={search} />}
			<ul
				aria-label="Documentos"
				className={clsx('divide-y divide-hairline transition-opacity duration-150', isPlaceholderData && 'opacity-50')}
			>
				{documents.map((document) => (
					<DocumentRow
						key={document.id}
						document={document}
						apart={apart.get(document.id)}
						now={Date.now()}
						onUse={() => onUse(document)}
						onRename={() => setAsked({ about: 'rename', document })}
						onDelete={() => setAsked({ about: 'delete', document })}
					/>
				))}
			</ul>
			{hasNextPage && (
				<Button className="mt-4" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
					{isFetchingNextPage ? 'Carregando...' : 'Mostrar mais'}
				</Button>
			)}
			{asked && (
				<Suspense>
					<Question document={asked.document} apart={apart.get(asked.document.id)} onClose={() => setAsked(null)} />
				</Suspense>
			)}
		</>
	);
}

function countWords(total: number, kept: number, most: number): string {
	const all = total === 1 ? '1 documento' : `${count(total)} documentos`;
	return kept === 0 ? all : `${all} · ${count(kept)} de ${count(most)} mantidos fora da limpeza`;
}

function NoneFound({ search }: { search: string }) {
	return (
		<div className="flex flex-col items-center py-16 text-center">
			<SearchX className="size-8 text-soft" strokeWidth={1.4} aria-hidden="true" />
			<p className="serif mt-4 text-head font-semibold">Nenhum documento com esse nome</p>
			<p className="mt-1.5 text-soft">Talvez a palavra esteja dentro de um deles.</p>
			<Button asChild className="mt-5">
				<Link href={`/search?${new URLSearchParams({ q: search })}`}>Buscar em tudo</Link>
			</Button>
		</div>
	);
}

function NoneYet() {
	return (
		<div className="flex flex-col items-center border-t border-hairline py-20 text-center">
			<FileText className="size-9 text-soft" strokeWidth={1.3} aria-hidden="true" />
			<p className="serif mt-4 text-head font-semibold">Nenhum documento ainda</p>
			<p className="mt-1.5 max-w-sm text-soft">O que você enviar ou trazer fica aqui, para usar de novo.</p>
			<Button asChild variant="primary" className="mt-6">
				<Link href="/">Criar Podcast</Link>
			</Button>
		</div>
	);
}
