import type { Upload } from '@nexus/contract';
import { SEVERAL_DOCUMENTS } from '@nexus/contract/limits';
import { useState } from 'react';
import { moved } from '../../lib/several-documents.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { LibraryChoice } from './library-choice.tsx';
import { OrderedDocuments } from './ordered-documents.tsx';
import { useAddedFiles } from './use-added-files.ts';

const { least, most } = SEVERAL_DOCUMENTS;

interface SeveralDialogProps {
	chosen: readonly Upload[];
	/** Of a file. */
	maxBytes: number;
	onClose: () => void;
	onUse: (documents: readonly Upload[]) => void;
}

/** Documents for one episode, out of the library or from files, in an order by hand. */
export default function SeveralDialog({ chosen, maxBytes, onClose, onUse }: SeveralDialogProps) {
	const [documents, setDocuments] = useState<readonly Upload[]>(chosen);
	const add = (document: Upload) =>
		setDocuments((now) => (now.length < most && !now.some(({ id }) => id === document.id) ? [...now, document] : now));
	const files = useAddedFiles(maxBytes, add);
	const underWay = files.coming.some(({ problem }) => problem === null);
	const isEnough = documents.length >= least;
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title="Vários documentos"
			description={`De ${least} a ${most} documentos em um só episódio, contados na ordem que você escolher.`}
			full
			compact
			wide
			keepOpen
		>
			<DialogBody>
				<OrderedDocuments
					documents={documents}
					coming={files.coming}
					onMove={(index, by) => setDocuments((now) => moved(now, index, by))}
					onRemove={(id) => setDocuments((now) => now.filter((document) => document.id !== id))}
					onDrop={files.drop}
				/>
				<LibraryChoice
					chosen={new Set(documents.map(({ id }) => id))}
					isFull={documents.length + files.coming.length >= most}
					onAdd={add}
					onFiles={(list) => files.add([...list].slice(0, most - documents.length - files.coming.length))}
				/>
			</DialogBody>
			<DialogActions>
				<Button onClick={onClose}>Cancelar</Button>
				<Button variant="primary" disabled={!isEnough || underWay} onClick={() => onUse(documents)}>
					{isEnough ? `Usar estes ${documents.length} documentos` : 'Usar estes documentos'}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
