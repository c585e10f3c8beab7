import { UPLOAD_EXTENSIONS } from '@nexus/contract/limits';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react';
import { Progress } from 'radix-ui';
import { useRef } from 'react';
import { fileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ACCEPTED_FILES, acceptedFile, severalAccepted } from './accepted-file.ts';
import type { UploadState } from './upload-store.ts';
import type { UploadFlow } from './use-upload.ts';

function Status({ state }: { state: Exclude<UploadState, { step: 'empty' }> }) {
	if (state.step === 'failed')
		return (
			<p role="alert" className="flex items-start gap-2 text-alarm">
				<CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
				Erro no upload • {state.message}
			</p>
		);
	if (state.step === 'done')
		return (
			<p className="flex items-start gap-2 text-soft">
				<CircleCheck className="mt-1 size-4 shrink-0" aria-hidden="true" />
				{state.several ? `${state.several.length} documentos • Prontos` : 'Arquivo enviado com sucesso\u00a0• Pronto'}{' '}
				para usar
			</p>
		);
	return (
		<p className="flex items-center gap-2 text-soft">
			<Spinner className="size-4 shrink-0" />
			{state.step === 'uploading' ? 'Enviando arquivo...' : 'Lendo o arquivo...'}
		</p>
	);
}

function Sending({ share }: { share: number }) {
	const percent = Math.round(share * 100);
	return (
		<div className="mt-4 flex items-center gap-3 pl-10">
			<Progress.Root
				value={percent}
				aria-label="Progresso do envio"
				className="h-1 flex-1 overflow-hidden rounded-full bg-hairline"
			>
				<Progress.Indicator className="h-full rounded-full bg-ink" style={{ width: `${percent}%` }} />
			</Progress.Root>
			<span className="figures w-10 text-right text-note text-soft">{percent}%</span>
		</div>
	);
}

function ChosenFile({ flow, onChooseOther }: { flow: UploadFlow; onChooseOther: () => void }) {
	const { state, retry, clear } = flow;
	if (state.step === 'empty') return null;
	return (
		<div className="animate-enter rounded-surface border border-hairline bg-raised p-4">
			<div className="flex items-start gap-4">
				<FileText className="mt-0.5 size-6 shrink-0 text-soft" strokeWidth={1.6} aria-hidden="true" />
				<div className="min-w-0 flex-1">
					<p className="flex gap-1.5">
						<span className="min-w-0 truncate font-semibold">{state.name}</span>
						<span className="shrink-0 text-soft">
							· <span className="figures">{fileSize(state.size)}</span>
						</span>
					</p>
					<div aria-live="polite" className="mt-0.5">
						<Status state={state} />
					</div>
				</div>
				<Tooltip text="Remover arquivo">
					<Button
						variant="quiet"
						size="icon"
						aria-label="Remover arquivo"
						disabled={state.step === 'uploading'}
						onClick={clear}
						className="-mt-2 -mr-2"
					>
						<X className="size-5" aria-hidden="true" />
					</Button>
				</Tooltip>
			</div>
			{state.step === 'uploading' && <Sending share={state.progress} />}
			{state.step === 'failed' && (
				<div className="mt-4 flex flex-wrap gap-2.5 sm:pl-10">
					<Button size="small" onClick={retry}>
						Tentar novamente
					</Button>
					<Button size="small" onClick={onChooseOther}>
						Escolher Outro Arquivo
					</Button>
					<Button size="small" variant="quiet" onClick={clear}>
						Cancelar
					</Button>
				</div>
			)}
		</div>
	);
}

interface UploadBoxProps {
	flow: UploadFlow;
	/** Offered under the box; an example document for somebody new. */
	onSample?: () => void;
}

/** Where a document is chosen; the whole window takes one that is dropped. Other kinds of file are ignored in silence. */
export function UploadBox({ flow, onSample }: UploadBoxProps) {
	const input = useRef<HTMLInputElement>(null);

	const chooser = (
		<input
			ref={input}
			type="file"
			accept={UPLOAD_EXTENSIONS.join(',')}
			className="sr-only"
			tabIndex={-1}
			aria-label="Documento"
			onChange={({ target }) => {
				const file = acceptedFile(target.files ?? []);
				if (file) flow.select(file);
				target.value = '';
			}}
		/>
	);

	const openChooser = () => input.current?.click();
	const empty = flow.state.step === 'empty';
	return (
		<section
			aria-label="Enviar documento"
			className={clsx(
				empty && 'rounded-surface border-[1.5px] border-dashed border-outline/60 px-6 py-10 text-center sm:py-16',
			)}
		>
			{chooser}
			{empty ? (
				<>
					<p className="serif text-head font-semibold">
						<span className="max-sm:hidden pointer-coarse:hidden">Arraste um documento para cá</span>
						<span className="hidden max-sm:inline pointer-coarse:inline">Envie um documento</span>
					</p>
					<p className="mt-1.5 text-balance text-soft">{ACCEPTED_FILES}</p>
					<Button variant="primary" className="mt-6" onClick={openChooser}>
						Escolher Arquivo
					</Button>
					{onSample && (
						<p className="mt-5 text-soft">
							Sem nada à mão?{' '}
							<button
								type="button"
								onClick={onSample}
								className="min-h-6 font-medium text-ink underline underline-offset-4 max-sm:min-h-11"
							>
								Use um documento de exemplo
							</button>
						</p>
					)}
				</>
			) : (
				<>
					<ChosenFile flow={flow} onChooseOther={openChooser} />
					<p className="mt-2 text-note text-soft">
						{flow.state.step === 'done' && flow.state.several ? severalAccepted(flow.state.asSeries) : ACCEPTED_FILES}
					</p>
				</>
			)}
		</section>
	);
}
