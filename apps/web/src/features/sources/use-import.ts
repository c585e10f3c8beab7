import type { DocumentImport, Upload } from '@nexus/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { fileSize } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { uploadsKey } from '../../lib/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { importFile } from '../../lib/upload-file.ts';
import { followImport } from './follow-import.ts';

export type SourceKind = 'file' | 'page' | 'text';

export type ImportSource = { file: File } | { url: string } | { text: string; title: string };

export type ImportState =
	/** `last`: the source that failed, to be corrected rather than entered again. */
	| { step: 'ask'; problem: string | null; last: ImportSource | null }
	/** `progress`: the share that is done, 0 to 1. */
	| { step: 'sending' | 'reading'; progress: number }
	| { step: 'review'; result: DocumentImport };

/** The import under way; `id`: once the server has it. */
interface Work {
	source: ImportSource;
	controller: AbortController;
	id: string | null;
}

const FAILED = 'Não foi possível ler o documento.';

/**
 * Imports a document from a file, a page or the clipboard, up to its review.
 * @param maxBytes of a file
 */
export function useImport(maxBytes: number) {
	const [state, setState] = useState<ImportState>({ step: 'ask', problem: null, last: null });
	const working = useRef<Work | null>(null);

	/** Ends the import under way, here and on the server. */
	const stop = () => {
		const current = working.current;
		working.current = null;
		current?.controller.abort(new Error('given up'));
		// It may just have ended by itself: then there is nothing to cancel.
		if (current?.id) void call('cancelImport', { params: { id: current.id } }).catch(() => undefined);
	};
	const latestStop = useRef(stop);
	useEffect(() => () => latestStop.current(), []);

	async function follow(work: Work): Promise<void> {
		const { source, controller } = work;
		const { signal } = controller;
		const upload = async () => {
			if (!('file' in source)) return (await call('importDocument', { body: source, signal })).id;
			const onProgress = (progress: number) => !signal.aborted && setState({ step: 'sending', progress });
			return (await importFile(source.file, { signal, onProgress })).id;
		};
		work.id = await upload();
		const onProgress = (progress: number) => setState({ step: 'reading', progress });
		const result = await followImport(work.id, { signal, onProgress });
		working.current = null;
		if (result.status === 'completed') setState({ step: 'review', result });
		else setState({ step: 'ask', problem: result.error?.message ?? FAILED, last: source });
	}

	async function begin(source: ImportSource): Promise<void> {
		stop();
		if ('file' in source && source.file.size > maxBytes) {
			return setState({ step: 'ask', problem: `O arquivo passa do limite de ${fileSize(maxBytes)}.`, last: null });
		}
		const work = { source, controller: new AbortController(), id: null };
		working.current = work;
		setState({ step: 'file' in source ? 'sending' : 'reading', progress: 0 });
		try {
			await follow(work);
		} catch (error) {
			if (work.controller.signal.aborted) return;
			setState({ step: 'ask', problem: reasonOf(error, FAILED), last: source });
		}
	}

	return {
		state,
		begin,
		cancel() {
			const last = working.current?.source ?? null;
			stop();
			setState({ step: 'ask', problem: null, last });
		},
		/** Deletes a document that the user does not want after the review. */
		discard(id: string) {
			void call('deleteDocument', { params: { id } })
				.then(() => queryClient.invalidateQueries({ queryKey: uploadsKey }))
				.catch(() => undefined);
			setState({ step: 'ask', problem: null, last: null });
		},
		/** Saves the text as edited, and returns the document as an upload. */
		async accept({ id, markdown }: DocumentImport, edited: string): Promise<Upload> {
			if (edited !== markdown) await call('saveDocumentText', { params: { id }, body: { markdown: edited } });
			const document = await call('documentInfo', { params: { id } });
			void queryClient.invalidateQueries({ queryKey: uploadsKey });
			return document;
		},
	};
}

export type ImportFlow = ReturnType<typeof useImport>;
