import type { Upload } from '@nexus/contract';
import { UPLOAD_MAX_BYTES } from '@nexus/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { decodeText } from './file-text.ts';

export type UploadState =
	| { step: 'empty' }
	| { step: 'selected' | 'uploading'; file: File; text: string | null }
	| { step: 'failed'; file: File; text: string | null; message: string }
	| { step: 'done'; file: File; text: string; document: Upload };

const TOO_LARGE = 'O arquivo passa do limite de 10 MB.';

async function send(file: File, signal: AbortSignal): Promise<Upload> {
	const form = new FormData();
	form.append('file', file, file.name);
	return await call<Upload>('upload', { form, signal });
}

export interface UploadFlow {
	state: UploadState;
	select: (file: File) => void;
	retry: () => void;
	clear: () => void;
}

/** One document on its way to the server. Choosing another file gives up the one before. */
export function useUpload(onDone: (document: Upload) => void): UploadFlow {
	const [state, setState] = useState<UploadState>({ step: 'empty' });
	const sending = useRef<AbortController | null>(null);
	useEffect(() => () => sending.current?.abort(), []);

	const select = useCallback(
		async (file: File) => {
			sending.current?.abort();
			const controller = new AbortController();
			sending.current = controller;
			const { signal } = controller;
			let text: string | null = null;
			const failed = (message: string) => {
				setState({ step: 'failed', file, text, message });
				toast({ title: 'Erro no upload', description: message, destructive: true });
			};
			setState({ step: 'selected', file, text });
			if (file.size > UPLOAD_MAX_BYTES) return failed(TOO_LARGE);
			try {
				text = decodeText(await file.arrayBuffer());
				if (signal.aborted) return;
				setState({ step: 'uploading', file, text });
				const document = await send(file, signal);
				if (signal.aborted) return;
				setState({ step: 'done', file, text, document });
				toast({ title: 'Arquivo enviado com sucesso!' });
				onDone(document);
			} catch (error) {
				if (!signal.aborted) failed(reasonOf(error, 'Falha ao enviar arquivo'));
			}
		},
		[onDone],
	);

	return {
		state,
		select: (file) => void select(file),
		retry: () => {
			if (state.step === 'failed') void select(state.file);
		},
		clear: () => {
			sending.current?.abort();
			setState({ step: 'empty' });
		},
	};
}
