import type { Upload } from '@nexus/contract';
import { SEVERAL_DOCUMENTS } from '@nexus/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { fileSize } from '../../lib/format.ts';
import { libraryQuery } from '../../lib/library-queries.ts';
import { distinguishingWords, nameAmong } from '../../lib/sent-words.ts';
import { moveItem, totalBytes } from '../../lib/several-documents.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { LibraryChoice } from './library-choice.tsx';
import { OrderedDocuments } from './ordered-documents.tsx';
import { SeriesChoice } from './series-choice.tsx';
import { useAddedFiles } from './use-added-files.ts';

const { least, most, bytesMax } = SEVERAL_DOCUMENTS;

interface SeveralDialogProps {
	chosen: readonly Upload[];
	asSeries: boolean;
	/** Of a file. */
	maxBytes: number;
	onClose: () => void;
	onUse: (documents: readonly Upload[], asSeries: boolean) => void;
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('pt-BR').format(names);

/** Documents for one episode or for one of each, out of the library or from files, in an order by hand. */
export default function SeveralDialog({ chosen, asSeries, maxBytes, onClose, onUse }: SeveralDialogProps) {
	const [documents, setDocuments] = useState<readonly Upload[]>(chosen);
	const [series, setSeries] = useState(asSeries);
	const [said, setSaid] = useState('');
	const [left, setLeft] = useState<readonly string[]>([]);
	const { data: library } = useInfiniteQuery(libraryQuery(undefined));
	const others = library?.pages.flatMap((page) => page.documents) ?? [];
	const apart = distinguishingWords([
		...documents,
		...others.filter(({ id }) => !documents.some((one) => one.id === id)),
	]);
	const add = (document: Upload) => {
		setDocuments((now) => (now.length < most && !now.some(({ id }) => id === document.id) ? [...now, document] : now));
		setSaid(`${nameAmong(document, apart.get(document.id))} entrou na lista`);
	};
	const files = useAddedFiles(maxBytes, add);
	const underWay = files.coming.some(({ problem }) => problem === null);
	const isEnough = documents.length >= least;
	const bytes = totalBytes(documents);
	// Each episode of a series has one document to itself.
	const isTooMuch = !series && bytes > bytesMax;

	/** Those beyond the most are named and not sent. */
	const addFiles = (list: FileList) => {
		const room = Math.max(0, most - documents.length - files.coming.length);
		setLeft([...list].slice(room).map(({ name }) => name));
		files.add([...list].slice(0, room));
	};
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title="Vários documentos"
			description={`De ${least} a ${most} documentos, na ordem que você escolher.`}
			full
			compact
			wide
			keepOpen
		>
			<DialogBody>
				<p role="status" className="sr-only">
					{said}
				</p>
				<SeriesChoice series={series} onChoose={setSeries} />
				<OrderedDocuments
					documents={documents}
					apart={apart}
					series={series}
					coming={files.coming}
					onMove={(index, by) => setDocuments((now) => moveItem(now, index, by))}
					onRemove={(id) => setDocuments((now) => now.filter((document) => document.id !== id))}
					onDrop={files.drop}
					onSay={setSaid}
				/>
				{isEnough && !series && (
					<p
						role={isTooMuch ? 'alert' : undefined}
						className={clsx('mt-2 text-note', isTooMuch ? 'text-alarm' : 'text-soft')}
					>
						{isTooMuch
							? `Juntos, os documentos têm ${fileSize(bytes)} e passam do limite de ${fileSize(bytesMax)}: tire algum da lista.`
							: `Juntos: ${fileSize(bytes)} de ${fileSize(bytesMax)}`}
					</p>
				)}
				{left.length > 0 && (
					<p role="alert" className="mt-2 wrap-anywhere text-alarm">
						{`Cabem ${most} documentos. ${left.length === 1 ? 'Ficou de fora' : 'Ficaram de fora'}: ${listed(left)}.`}
					</p>
				)}
				<LibraryChoice
					chosen={documents}
					isFull={documents.length + files.coming.length >= most}
					onAdd={add}
					onFiles={addFiles}
				/>
			</DialogBody>
			<DialogActions>
				<Button onClick={onClose}>Cancelar</Button>
				<Button
					variant="primary"
					disabled={!isEnough || isTooMuch || underWay}
					onClick={() => onUse(documents, series)}
				>
					{isEnough ? `Usar estes ${documents.length} documentos` : 'Usar estes documentos'}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
