import type { Upload } from '@nexus/contract';
import { IMPORT_MAX_BYTES } from '@nexus/contract/import-constants';
import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste, Files, FileUp, Globe, type LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { documentSourcesQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import type { SourceKind } from './use-import.ts';

const SeveralDialog = lazyWhenIdle(() => import('./several-dialog.tsx'));
const BringDialog = lazyWhenIdle(() => import('./import-dialog.tsx'));

const SOURCES: readonly [SourceKind, string, LucideIcon][] = [
	['file', 'PDF, Word, EPUB…', FileUp],
	['page', 'Página da web', Globe],
	['text', 'Colar texto', ClipboardPaste],
];

interface OtherSourcesProps {
	onUse: (document: Upload) => void;
	onUseSeveral: (documents: readonly Upload[], asSeries: boolean) => void;
}

/** The ways beside the upload box; each ends in a document that can be read and mended before it is used. */
export function OtherSources({ onUse, onUseSeveral }: OtherSourcesProps) {
	const [kind, setKind] = useState<SourceKind | null>(null);
	const [several, setSeveral] = useState(false);
	const { data: allowed } = useQuery(documentSourcesQuery);
	const maxBytes = allowed?.max_file_bytes ?? IMPORT_MAX_BYTES;
	const sources = SOURCES.filter(([name]) => name !== 'page' || allowed?.web_pages !== false);
	return (
		<section aria-labelledby="outras-fontes" className="mt-5">
			<h3 id="outras-fontes" className="mb-2 text-note text-soft">
				Ou traga de outra fonte
			</h3>
			<div className="grid gap-2.5 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
				{sources.map(([name, label, Icon]) => (
					<Button key={name} onClick={() => setKind(name)}>
						<Icon className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
						{label}
					</Button>
				))}
				<Button onClick={() => setSeveral(true)}>
					<Files className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
					Vários documentos
				</Button>
			</div>
			{kind && (
				<Suspense>
					<BringDialog
						kind={kind}
						maxBytes={maxBytes}
						onClose={() => setKind(null)}
						onUse={(document) => {
							setKind(null);
							onUse(document);
						}}
					/>
				</Suspense>
			)}
			{several && (
				<Suspense>
					<SeveralDialog
						chosen={[]}
						asSeries={false}
						maxBytes={maxBytes}
						onClose={() => setSeveral(false)}
						onUse={(documents, asSeries) => {
							setSeveral(false);
							onUseSeveral(documents, asSeries);
						}}
					/>
				</Suspense>
			)}
		</section>
	);
}
