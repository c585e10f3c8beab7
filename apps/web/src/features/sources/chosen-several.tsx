import type { Upload } from '@nexus/contract';
import { IMPORT_MAX_BYTES } from '@nexus/contract/import-constants';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fileSize } from '../../lib/format.ts';
import { documentSourcesQuery } from '../../lib/queries.ts';
import { distinguishingWords, nameAmong } from '../../lib/sent-words.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';

const SeveralDialog = lazyWhenIdle(() => import('./several-dialog.tsx'));

interface ChosenSeveralProps {
	documents: readonly Upload[];
	asSeries: boolean;
	onChange: (documents: readonly Upload[], asSeries: boolean) => void;
}

/** The documents that one episode or the episodes of a series are made of, in their order, and the way to others or to another order. */
export function ChosenSeveral({ documents, asSeries, onChange }: ChosenSeveralProps) {
	const [open, setOpen] = useState(false);
	const { data: allowed } = useQuery(documentSourcesQuery);
	const apart = distinguishingWords(documents);
	return (
		<section aria-labelledby="neste-episodio" className="mb-7">
			<div className="mb-1 flex items-center justify-between gap-4">
				<h3 id="neste-episodio" className="text-note text-soft">
					{asSeries ? 'Nesta série, um episódio de cada' : 'Neste episódio, nesta ordem'}
				</h3>
				<Button size="small" variant="quiet" className="-mr-3.5" onClick={() => setOpen(true)}>
					Mudar documentos
				</Button>
			</div>
			<ol className="divide-y divide-hairline border-y border-hairline">
				{documents.map((document, index) => (
					<li key={document.id} className="flex min-h-11 items-center gap-3 py-1.5">
						<span className="figures w-6 shrink-0 text-right text-soft" aria-hidden="true">
							{index + 1}.
						</span>
						<span className="min-w-0 flex-1 truncate font-medium">{nameAmong(document, apart.get(document.id))}</span>
						<span className="figures shrink-0 text-note text-soft">{fileSize(document.size)}</span>
					</li>
				))}
			</ol>
			{open && (
				<Suspense>
					<SeveralDialog
						chosen={documents}
						asSeries={asSeries}
						maxBytes={allowed?.max_file_bytes ?? IMPORT_MAX_BYTES}
						onClose={() => setOpen(false)}
						onUse={(chosen, series) => {
							setOpen(false);
							onChange(chosen, series);
						}}
					/>
				</Suspense>
			)}
		</section>
	);
}
