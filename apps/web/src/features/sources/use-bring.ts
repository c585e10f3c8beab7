import type { DocumentImport, Upload } from '@nexus/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { fileSize } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { uploadsKey } from '../../lib/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { bringFile } from '../../lib/upload-file.ts';
import { followImport } from './follow-import.ts';

export type SourceKind = 'file' | 'page' | 'text';

export type Brought = { file: File } | { url: string } | { text: string; title: string };

export type BringState =
	/** `last`: what could not be brought, to be mended rather than written again. */
	| { step: 'ask'; problem: string | null; last: Brought | null }
	/** `progress`: the share that is done, 0 to 1. */
	| { step: 'sending' | 'reading'; progress: number }
	| { step: 'review'; result: DocumentImport };

/** What is under way; `id`: once the server has it. */
interface Work {
	brought: Brought;
	controller: AbortController;
	id: string | null;
}

const FAILED = 'Não foi possível ler o documento.';

/**
 * A document on its way from a file, a page or the clipboard, up to its review.
 * @param maxBytes of a file
 */
export function useBring(maxBytes: number) {
	const [state, setState] = useState<BringState>({ step: 'ask', problem: null, last: null });
	const working = useRef<Work | null>(null);

	/** Ends what is under way, here and on the server. */
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
		const { brought, controller } = work;
		const { signal } = controller;
		const send = async () => {
			if (!('file' in brought)) return (await call('importDocument', { body: brought, signal })).id;
			const onProgress = (progress: number) => !signal.aborted && setState({ step: 'sending', progress });
			return (await bringFile(brought.file, { signal, onProgress })).id;
		};
		work.id = await send();
		const onProgress = (progress: number) => setState({ step: 'reading', progress });
		const result = await followImport(work.id, { signal, onProgress });
		working.current = null;
		if (result.status === 'completed') setState({ step: 'review', result });
		else setState({ step: 'ask', problem: result.error?.message ?? FAILED, last: brought });
	}

	async function begin(brought: Brought): Promise<void> {
		stop();
		if ('file' in brought && brought.file.size > maxBytes) {
			return setState({ step: 'ask', problem: `O arquivo passa do limite de ${fileSize(maxBytes)}.`, last: null });
		}
		const work = { brought, controller: new AbortController(), id: null };
		working.current = work;
		setState({ step: 'file' in brought ? 'sending' : 'reading', progress: 0 });
		try {
			await follow(work);
		} catch (error) {
			if (work.controller.signal.aborted) return;
			setState({ step: 'ask', problem: reasonOf(error, FAILED), last: brought });
		}
	}

	return {
		state,
		begin,
		cancel() {
			const last = working.current?.brought ?? null;
			stop();
			setState({ step: 'ask', problem: null, last });
		},
		/** What was read and is not wanted after all is deleted. */
		discard(id: string) {
			void call('deleteDocument', { params: { id } })
				.then(() => queryClient.invalidateQueries({ queryKey: uploadsKey }))
				.catch(() => undefined);
			setState({ step: 'ask', problem: null, last: null });
		},
		/** Keeps the text as it was mended; answers the document as uploads are known. */
		async accept({ id, markdown }: DocumentImport, edited: string): Promise<Upload> {
			if (edited !== markdown) await call('saveDocumentText', { params: { id }, body: { markdown: edited } });
			const document = await call('documentInfo', { params: { id } });
			void queryClient.invalidateQueries({ queryKey: uploadsKey });
			return document;
		},
	};
}

export type Bring = ReturnType<typeof useBring>;
