import type { CreatePodcastBody } from '@nexus/contract';
import { PREVIEW_TITLE_PREFIX } from '@nexus/contract/script-constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { HttpError, reasonOf } from '../../lib/http-error.ts';
import { jobStatus } from '../../lib/job-status.ts';
import { scriptQuery } from '../../lib/queries.ts';
import { useTabState } from '../../lib/tab-storage.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
import { useLiveJob } from '../../lib/use-live-job.ts';

/** What the script is written from; the same again gives the same draft. */
export type PreviewRequest = Omit<CreatePodcastBody, 'title' | 'draft'> & { filename: string };

type Phase =
	| { step: 'idle' | 'starting' | 'ready' }
	| { step: 'writing'; jobId: string }
	| { step: 'failed'; message: string };

interface Draft {
	id: string;
	/** The request that it was made for. */
	made: string;
	/** Of its hosts, as its lines say them. */
	names: Record<'A' | 'B', string>;
}

const FAILED = 'Failed to generate preview';
/** Seconds to wait for a script before its progress is shown instead. */
const RETRIES = 2;

const madeFor = (request: PreviewRequest): string => JSON.stringify(request);

async function createDraft(request: PreviewRequest): Promise<Draft> {
	const { filename, ...body } = request;
	const notThere = 'Arquivo não foi carregado ainda.';
	if (!(body.document_id || body.document_ids)) throw new Error(notThere);
	try {
		const title = `${PREVIEW_TITLE_PREFIX}${filename}`;
		const { id, host_a, host_b } = await call('createPodcast', { body: { ...body, title, draft: true } });
		return { id, made: madeFor(request), names: { A: host_a.name, B: host_b.name } };
	} catch (error) {
		throw error instanceof HttpError && error.status === 404 ? new Error(notThere) : error;
	}
}

const isGone = (error: unknown) => error instanceof HttpError && error.status === 404;

/** A script before its podcast: a draft that is written once, however often it is looked at. */
export function usePreview() {
	const queries = useQueryClient();
	const [draft, setDraft] = useTabState<Draft | null>('preview', null);
	const [phase, setPhase] = useState<Phase>({ step: 'idle' });
	const [open, setOpen] = useState(false);
	const job = useLiveJob(phase.step === 'writing' ? phase.jobId : null).data;
	const { data: script } = useQuery({ ...scriptQuery(draft?.id ?? ''), enabled: false });
	const status = jobStatus(job?.status);

	const notice = useRef(0);

	const failed = useCallback((error: unknown) => {
		const message = reasonOf(error, FAILED);
		setPhase({ step: 'failed', message });
		const description = message === FAILED ? undefined : message;
		notice.current = toast({ title: FAILED, description, destructive: true });
	}, []);

	/** Asks for the script; one that takes its time is followed by its job. */
	const ask = useCallback(
		async (id: string) => {
			const answer = await call('preview', { params: { id }, query: { wait: RETRIES } });
			if ('lines' in answer) {
				queries.setQueryData(scriptQuery(id).queryKey, answer);
				setPhase({ step: 'ready' });
			} else setPhase({ step: 'writing', jobId: answer.job_id });
		},
		[queries],
	);

	const show = async (request: PreviewRequest) => {
		dismissToast(notice.current);
		setOpen(true);
		setPhase({ step: 'starting' });
		try {
			if (draft?.made === madeFor(request)) {
				try {
					return await ask(draft.id);
				} catch (error) {
					if (!isGone(error)) throw error;
				}
			}
			const made = await createDraft(request);
			setDraft(made);
			await ask(made.id);
		} catch (error) {
			failed(error);
		}
	};

	useEffect(() => {
		if (phase.step !== 'writing' || !draft || job?.id !== phase.jobId) return;
		if (status === 'completed') {
			setPhase({ step: 'starting' });
			ask(draft.id).catch(failed);
		}
		if (status === 'failed') failed(new Error(job.error_message || FAILED));
		if (status === 'cancelled') {
			setPhase({ step: 'idle' });
			setOpen(false);
		}
	}, [phase, draft, job, status, ask, failed]);

	const cancel = async () => {
		if (phase.step !== 'writing') return setOpen(false);
		try {
			await call('cancelJob', { params: { id: phase.jobId } });
		} catch (error) {
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao cancelar job'), destructive: true });
		}
	};

	return {
		open,
		setOpen,
		phase,
		draftId: draft?.id ?? null,
		names: draft?.names ?? null,
		job: phase.step === 'writing' ? job : undefined,
		script: phase.step === 'ready' ? script : undefined,
		/** Id of the draft that was made for this, or null. */
		draftFor: (request: PreviewRequest) => (draft?.made === madeFor(request) ? draft.id : null),
		show,
		cancel,
		forget: () => {
			setDraft(null);
			setPhase({ step: 'idle' });
			setOpen(false);
		},
	};
}
