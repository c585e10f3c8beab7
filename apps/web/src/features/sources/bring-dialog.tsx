import type { Upload } from '@nexus/contract';
import { Progress } from 'radix-ui';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { FileSource } from './file-source.tsx';
import { PageSource } from './page-source.tsx';
import { Review } from './review.tsx';
import { TextSource } from './text-source.tsx';
import { type Bring, type SourceKind, useBring } from './use-bring.ts';

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
	bring: Bring;
	maxBytes: number;
	onUse: (document: Upload) => void;
}

function Content({ kind, bring, maxBytes, onUse }: ContentProps) {
	const { state } = bring;
	const Source = SOURCES[kind];
	if (state.step === 'ask') {
		return <Source {...state} maxBytes={maxBytes} onBring={(brought) => void bring.begin(brought)} />;
	}
	if (state.step === 'review')
		return <Review key={state.result.id} result={state.result} bring={bring} onUse={onUse} />;
	return (
		<>
			<DialogBody>
				<Working {...state} />
			</DialogBody>
			<DialogActions>
				<Button onClick={bring.cancel}>Cancelar</Button>
			</DialogActions>
		</>
	);
}

interface BringDialogProps {
	kind: SourceKind;
	/** Of a file. */
	maxBytes: number;
	onClose: () => void;
	onUse: (document: Upload) => void;
}

/** From a file, a page or the clipboard to a document that was looked over. */
export default function BringDialog({ kind, maxBytes, onClose, onUse }: BringDialogProps) {
	const bring = useBring(maxBytes);
	const isReview = bring.state.step === 'review';
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={isReview ? 'Confira antes de usar' : TITLES[kind]}
			full
			compact={!isReview}
			keepOpen
		>
			<Content kind={kind} bring={bring} maxBytes={maxBytes} onUse={onUse} />
		</Dialog>
	);
}
