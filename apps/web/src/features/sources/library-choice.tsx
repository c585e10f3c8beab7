import type { Upload } from '@nexus/contract';
import { PODCAST_SEARCH_MAX } from '@nexus/contract/history';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { fileSize } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { libraryQuery } from '../../lib/library-queries.ts';
import { distinguishingWords, nameAmong } from '../../lib/sent-words.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { DocumentName } from './document-name.tsx';
import { OFFERED_FILES } from './offered-files.ts';

interface LibraryChoiceProps {
	/** What was chosen already. */
	chosen: readonly Upload[];
	/** No more can be added. */
	isFull: boolean;
	onAdd: (document: Upload) => void;
	onFiles: (files: FileList) => void;
}

/** What there is to add: the documents of the library, and files. */
export function LibraryChoice({ chosen, isFull, onAdd, onFiles }: LibraryChoiceProps) {
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const [search, setSearch] = useState<string>();
	const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(libraryQuery(search));
	const documents = data?.pages.flatMap((page) => page.documents) ?? [];
	const left = documents.filter(({ id }) => !chosen.some((one) => one.id === id));
	const apart = distinguishingWords([...left, ...chosen]);
	/** The row that takes its place has the keyboard then, or the last one; the list where none is left. */
	const addFrom = (index: number) => {
		const document = left[index];
		if (!document) return;
		const next = left[index + 1] ?? left[index - 1];
		onAdd(document);
		requestAnimationFrame(() => {
			const button = next && list.current?.querySelector<HTMLElement>(`[data-add="${next.id}"]:enabled`);
			(button ?? list.current)?.focus({ preventScroll: true });
		});
	};
	return (
		<section aria-labelledby="adicionar" className="mt-7">
			<h3 id="adicionar" className="mb-2 font-medium">
				Adicionar
			</h3>
			<div className="flex flex-wrap gap-2.5">
				<TypedSearch
					label="Buscar nos seus documentos"
					value={search ?? ''}
					maxLength={PODCAST_SEARCH_MAX}
					onSearch={setSearch}
				/>
				<input
					ref={input}
					type="file"
					multiple
					accept={OFFERED_FILES}
					className="sr-only"
					tabIndex={-1}
					aria-label="Arquivos a adicionar"
					onChange={({ target }) => {
						if (target.files) onFiles(target.files);
						target.value = '';
					}}
				/>
				<Button className="max-sm:w-full" disabled={isFull} onClick={() => input.current?.click()}>
					<FilePlus2 className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
					Arquivos…
				</Button>
			</div>
			{isFull && <p className="mt-2 text-note text-soft">Não cabe mais nenhum: tire algum para adicionar outro.</p>}
			{error && <p className="mt-3 text-alarm">{reasonOf(error, 'Não foi possível carregar seus documentos.')}</p>}
			{!data && !error && <Skeleton className="mt-3 h-12" />}
			{data && left.length === 0 && !hasNextPage && (
				<p className="mt-3 text-soft">
					{search ? 'Nenhum outro documento com esse nome.' : 'Nenhum outro documento aqui.'}
				</p>
			)}
			<ul
				ref={list}
				tabIndex={-1}
				aria-label="Seus documentos"
				className="mt-2 divide-y divide-hairline focus:outline-none"
			>
				{left.map((document, index) => (
					<li key={document.id} className="flex min-h-12 items-center gap-3">
						<DocumentName document={document} apart={apart.get(document.id)} />
						<span className="figures shrink-0 text-note text-soft">{fileSize(document.size)}</span>
						<Button
							variant="quiet"
							size="icon"
							disabled={isFull}
							aria-label={`Adicionar ${nameAmong(document, apart.get(document.id))}`}
							data-add={document.id}
							onClick={() => addFrom(index)}
						>
							<Plus className="size-5" aria-hidden="true" />
						</Button>
					</li>
				))}
			</ul>
			{hasNextPage && (
				<Button size="small" className="mt-2" disabled={isFetching} onClick={() => void fetchNextPage()}>
					{isFetching ? 'Carregando...' : 'Mostrar mais'}
				</Button>
			)}
		</section>
	);
}
