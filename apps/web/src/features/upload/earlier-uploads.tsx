import type { Upload } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { fileSize, relativeDate } from '../../lib/format.ts';
import { uploadsQuery } from '../../lib/queries.ts';

const SHOWN = 4;

/** Documents that were sent before, to be used again without sending them. Without any, nothing. */
export function EarlierUploads({ onReuse }: { onReuse: (document: Upload) => void }) {
	const { data: uploads } = useQuery(uploadsQuery(SHOWN));
	if (!uploads?.length) return null;
	return (
		<section aria-labelledby="envios-anteriores" className="mt-6">
			<h3 id="envios-anteriores" className="mb-1 text-note text-soft">
				Ou use um documento que você já enviou
			</h3>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{uploads.map((document) => (
					<li key={document.id}>
						<button
							type="button"
							onClick={() => onReuse(document)}
							className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left transition-colors duration-150 hover:bg-ink/5"
						>
							<FileText className="size-5 shrink-0 text-soft" strokeWidth={1.6} aria-hidden="true" />
							<span className="min-w-0 flex-1 truncate font-medium">{document.filename}</span>
							<span className="figures hidden shrink-0 text-note text-soft sm:block">{fileSize(document.size)}</span>
							<span className="figures shrink-0 text-right text-note text-soft">
								{relativeDate(document.created_at, Date.now())}
							</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
