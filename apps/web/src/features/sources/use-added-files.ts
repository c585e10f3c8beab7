import type { Upload } from '@nexus/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { fileSize } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { importFile } from '../../lib/upload-file.ts';
import { followImport } from './follow-import.ts';

/** A file on its way to being a document; `problem`: why it is none. */
export interface ComingFile {
	key: number;
	name: string;
	problem: string | null;
}

const FAILED = 'Não foi possível ler o documento.';

/**
 * Files that become documents one after the other; each is handed over as soon as it is one. Leaving gives up the rest.
 * @param maxBytes of a file
 */
export function useAddedFiles(maxBytes: number, onAdded: (document: Upload) => void) {
	const [coming, setComing] = useState<ComingFile[]>([]);
	const controller = useRef<AbortController | null>(null);
	const last = useRef(Promise.resolve());
	const keys = useRef(0);
	useEffect(() => {
		const own = new AbortController();
		controller.current = own;
		return () => own.abort(new Error('given up'));
	}, []);

	async function importDocument(file: File, signal: AbortSignal): Promise<Upload> {
		signal.throwIfAborted();
		if (file.size > maxBytes) throw new Error(`O arquivo passa do limite de ${fileSize(maxBytes)}.`);
		const { id } = await importFile(file, { signal, onProgress: () => undefined });
		const cancel = () => void call('cancelImport', { params: { id } }).catch(() => undefined);
		signal.addEventListener('abort', cancel, { once: true });
		const { status, error } = await followImport(id, { signal });
		signal.removeEventListener('abort', cancel);
		if (status !== 'completed') throw new Error(error?.message ?? FAILED);
		return await call('documentInfo', { params: { id }, signal });
	}

	const drop = (key: number) => setComing((now) => now.filter((file) => file.key !== key));

	return {
		coming,
		/** Takes what could not be read out of the list. */
		drop,
		add(files: Iterable<File>) {
			const signal = controller.current?.signal;
			if (!signal) return;
			for (const file of files) {
				const key = keys.current++;
				setComing((now) => [...now, { key, name: file.name, problem: null }]);
				last.current = last.current.then(async () => {
					try {
						onAdded(await importDocument(file, signal));
						drop(key);
					} catch (error) {
						if (signal.aborted) return;
						const problem = reasonOf(error, FAILED);
						setComing((now) => now.map((one) => (one.key === key ? { ...one, problem } : one)));
					}
				});
			}
		},
	};
}
