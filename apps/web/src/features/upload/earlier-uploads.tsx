import type { Upload } from '@nexus/contract';
import { PAGE_SIZE_MAX } from '@nexus/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { count, fileSize } from '../../lib/format.ts';
import { uploadsQuery } from '../../lib/queries.ts';
import { distinguishingWords, nameAmong, sentWords } from '../../lib/sent-words.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

const DocumentDeletion = lazyWhenIdle(() => import('./document-deletion.tsx'));

const SHOWN = 4;

const moreWords = (total: number): string =>
	total > PAGE_SIZE_MAX ? `Mostrar os ${PAGE_SIZE_MAX} mais recentes` : `Mostrar todos (${count(total)})`;

/** Documents that were sent before, to be used again without sending them, or to be deleted. Without any, nothing. */
export function EarlierUploads({ onReuse }: { onReuse: (document: Upload) => void }) {
	const [all, setAll] = useState(false);
	const [doomed, setDoomed] = useState<Upload | null>(null);
	const [asking, setAsking] = useState(false);
	const { data, isPlaceholderData } = useQuery(uploadsQuery(all ? PAGE_SIZE_MAX : SHOWN));
	if (!data?.uploads.length) return null;
	const sent = sentWords(data.uploads, Date.now());
	const apart = distinguishingWords(data.uploads);
	return (
		<section aria-labelledby="envios-anteriores" className="mt-6">
			<h3 id="envios-anteriores" className="mb-1 text-note text-soft">
				Ou use um documento que você já enviou
			</h3>
			<ul className="divide-y divide-hairline border-y border-hairline sm:grid sm:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] sm:gap-x-3">
				{data.uploads.map((document) => (
					<li key={document.id} className="flex items-center gap-1 sm:col-span-full sm:grid sm:grid-cols-subgrid">
						<button
							type="button"
							onClick={() => onReuse(document)}
							className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-left transition-colors duration-150 hover:bg-ink/5 sm:col-span-4 sm:grid sm:grid-cols-subgrid"
						>
							<FileText className="size-5 shrink-0 text-soft" strokeWidth={1.6} aria-hidden="true" />
							<span className="min-w-0 flex-1 sm:contents">
								<span className="block truncate font-medium">{document.filename}</span>
								<span className="figures hidden shrink-0 text-note text-soft sm:block sm:text-right">
									{fileSize(document.size)}
								</span>
								<span className="figures block shrink-0 text-note text-soft">{sent.get(document.id)}</span>
							</span>
						</button>
						<Tooltip text="Excluir documento">
							<Button
								variant="quiet"
								size="icon"
								aria-label={`Excluir ${nameAmong(document, apart.get(document.id))}`}
								onClick={() => {
									setDoomed(document);
									setAsking(true);
								}}
							>
								<Trash2 className="size-4.5" aria-hidden="true" />
							</Button>
						</Tooltip>
					</li>
				))}
			</ul>
			<div className="mt-1 -ml-1.5 flex flex-wrap gap-x-2">
				{data.total > SHOWN && (
					<Button
						variant="quiet"
						size="small"
						aria-busy={isPlaceholderData}
						onClick={() => setAll(!all)}
						className="px-3.5"
					>
						{all ? 'Mostrar menos' : moreWords(data.total)}
					</Button>
				)}
				<Button asChild variant="quiet" size="small" className="px-3.5">
					<Link href="/documents">Ver seus documentos</Link>
				</Button>
			</div>
			{doomed && (
				<Suspense>
					<DocumentDeletion
						document={doomed}
						apart={apart.get(doomed.id)}
						open={asking}
						onClose={() => setAsking(false)}
					/>
				</Suspense>
			)}
		</section>
	);
}
