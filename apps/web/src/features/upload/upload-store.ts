import type { Upload } from '@nexus/contract';
import { UPLOAD_MAX_BYTES } from '@nexus/contract/limits';
import { reasonOf } from '../../lib/http-error.ts';
import { uploadsKey } from '../../lib/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { asOneDocument } from '../../lib/several-documents.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { toast } from '../../lib/toast.ts';
import { accessToken, onTokensChanged } from '../../lib/tokens.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { beginningQuery } from './beginning-query.ts';

interface Named {
	name: string;
	/** Bytes. */
	size: number;
}

export type UploadState =
	| { step: 'empty' }
	| ({ step: 'selected' } & Named)
	/** `progress`: the share that was sent, 0 to 1. */
	| ({ step: 'uploading'; progress: number } & Named)
	| ({ step: 'failed'; message: string } & Named)
	| ({
			step: 'done';
			document: Upload;
			/** All that was chosen, in order, where `document` stands for more than one. */
			several: readonly Upload[] | null;
			/** Whether each of several becomes an episode of its own. */
			asSeries: boolean;
	  } & Named);

const TOO_LARGE = 'O arquivo passa do limite de 10 MB.';
const FAILED = 'Falha ao enviar arquivo';
const STORED_NAME = 'document';
const STORED_SERIES_NAME = 'as-series';

let state: UploadState = { step: 'empty' };
let working: AbortController | null = null;
let again: (() => void) | null = null;
const listeners = new Set<() => void>();

function set(next: UploadState): void {
	state = next;
	if (next.step === 'done') {
		storeInTab(STORED_NAME, next.several ?? next.document);
		storeInTab(STORED_SERIES_NAME, next.asSeries || null);
	}
	for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const currentUpload = (): UploadState => state;

/** Gives up what is under way and does `work` in its place; a failure of it is shown, and can be tried again. */
async function begin(named: Named, work: (signal: AbortSignal) => Promise<UploadState>): Promise<void> {
	working?.abort();
	const controller = new AbortController();
	working = controller;
	again = () => void begin(named, work);
	set({ step: 'selected', ...named });
	try {
		const next = await work(controller.signal);
		if (!controller.signal.aborted) set(next);
	} catch (error) {
		if (controller.signal.aborted) return;
		const message = reasonOf(error, FAILED);
		set({ step: 'failed', ...named, message });
		toast({ title: 'Erro no upload', description: message, destructive: true });
	}
}

/** Sends a file to the server. */
export function selectFile(file: File): void {
	storeInTab(STORED_NAME, null);
	const named = { name: file.name, size: file.size };
	void begin(named, async (signal) => {
		if (file.size > UPLOAD_MAX_BYTES) throw new Error(TOO_LARGE);
		set({ step: 'uploading', ...named, progress: 0 });
		const onProgress = (progress: number) => {
			if (!signal.aborted) set({ step: 'uploading', ...named, progress });
		};
		const document = await uploadFile(file, { signal, onProgress });
		signal.throwIfAborted();
		toast({ title: 'Arquivo enviado com sucesso!' });
		void queryClient.invalidateQueries({ queryKey: uploadsKey });
		return { step: 'done', ...named, document, several: null, asSeries: false };
	});
}

/** Asks how a document begins, which is shown of it, and so whether it is there still. */
const findAgain = ({ id }: Upload) => queryClient.fetchQuery({ ...beginningQuery(id), staleTime: 0 });

/** Takes a document that the server has already. */
export function reuseDocument(document: Upload): void {
	const named = { name: document.filename, size: document.size };
	void begin(named, async () => {
		await findAgain(document);
		return { step: 'done', ...named, document, several: null, asSeries: false };
	});
}

/** Takes several that the server has already, in that order: for one episode, or for one of each. */
export function reuseSeveral(documents: readonly Upload[], asSeries: boolean): void {
	const [first, ...others] = documents;
	if (!first) return;
	const document = asOneDocument([first, ...others]);
	const named = { name: document.filename, size: document.size };
	void begin(named, async () => {
		await findAgain(first);
		return { step: 'done', ...named, document, several: documents, asSeries };
	});
}

export const retryUpload = (): void => again?.();

export function clearUpload(): void {
	working?.abort();
	storeInTab(STORED_NAME, null);
	set({ step: 'empty' });
}

/** After a reload of the page: the document that was there before it. */
export function resumeUpload(): void {
	const kept = state.step === 'empty' ? readFromTab<Upload | Upload[]>(STORED_NAME) : null;
	if (Array.isArray(kept)) reuseSeveral(kept, readFromTab<boolean>(STORED_SERIES_NAME) ?? false);
	else if (kept) reuseDocument(kept);
}

onTokensChanged(() => {
	if (accessToken() === null) clearUpload();
});
