import type { Upload } from '@nexus/contract';
import { Progress } from 'radix-ui';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { FileSource } from './file-source.tsx';
import { PageSource } from './page-source.tsx';
import { Review } from './review.tsx';
import { TextSource } from './text-source.tsx';
import { type ImportFlow, type SourceKind, useImport } from './use-import.ts';

const TITLES: Record<SourceKind, string> = {
	file: 'Trazer um arquivo',
	page: 'Trazer uma página da web',
	text: 'Colar um texto',
};
const SOURCES = { file: FileSource, page: PageSource, text: TextSource } as const;

function Working({ step, progress }: { step: 'sending' | 'reading'; progress: number }) {
	const percent = Math.round(progress * 100);
	return (
		<div role="status">
			<p className="mb-3">{step === 'sending' ? 'Enviando o arquivo...' : 'Lendo o documento...'}</p>
			<div className="flex items-center gap-3">
				<Progress.Root
					value={percent}
					aria-label="Progresso da leitura"
					className="h-1 flex-1 overflow-hidden rounded-full bg-hairline"
				>
					<Progress.Indicator className="h-full rounded-full bg-ink" style={{ width: `${percent}%` }} />
				</Progress.Root>
				<span className="figures w-10 text-right text-note text-soft">{percent}%</span>
			</div>
		</div>
	);
}

interface ContentProps {
	kind: SourceKind;
	flow: ImportFlow;
	maxBytes: number;
	onUse: (document: Upload) => void;
}

function Content({ kind, flow, maxBytes, onUse }: ContentProps) {
	const { state } = flow;
	const Source = SOURCES[kind];
	if (state.step === 'ask') {
		return <Source {...state} maxBytes={maxBytes} onImport={(source) => void flow.begin(source)} />;
	}
	if (state.step === 'review') return <Review key={state.result.id} result={state.result} flow={flow} onUse={onUse} />;
	return (
		<>
			<DialogBody>
				<Working {...state} />
			</DialogBody>
			<DialogActions>
				<Button onClick={flow.cancel}>Cancelar</Button>
			</DialogActions>
		</>
	);
}

interface ImportDialogProps {
	kind: SourceKind;
	/** Of a file. */
	maxBytes: number;
	onClose: () => void;
	onUse: (document: Upload) => void;
}

/** From a file, a page or the clipboard to a document that was looked over. */
export default function ImportDialog({ kind, maxBytes, onClose, onUse }: ImportDialogProps) {
	const flow = useImport(maxBytes);
	const isReview = flow.state.step === 'review';
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={isReview ? 'Confira antes de usar' : TITLES[kind]}
			full
			compact={!isReview}
			keepOpen
		>
			<Content kind={kind} flow={flow} maxBytes={maxBytes} onUse={onUse} />
		</Dialog>
	);
}
