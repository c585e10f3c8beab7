import type { Script } from '@nexus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { HttpError, reasonOf } from '../../lib/http-error.ts';
import { podcastsKey, scriptQuery } from '../../lib/queries.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { toast } from '../../lib/toast.ts';
import { type DraftLine, draftOf, isChanged, problemsOf } from './draft-lines.ts';
import { saveLines } from './script-changes.ts';

interface Kept {
	version: string;
	lines: DraftLine[];
}

interface History {
	lines: DraftLine[];
	past: DraftLine[][];
	/** What the last change did, so that letters typed into one line are one step back. */
	last: string;
}

const MOST_STEPS = 200;

/** A script while it is worked on: its lines, the way back, and saving. What is not saved outlives a reload. */
export function useScriptEditor(script: Script) {
	const { podcast_id: id, version } = script;
	const queries = useQueryClient();
	const saved = useMemo(() => draftOf(script), [script]);
	const name = `script-${id}`;
	const [history, setHistory] = useState<History>(() => {
		const kept = readFromTab<Kept>(name);
		return { lines: kept?.version === version ? kept.lines : saved, past: [], last: '' };
	});
	const [saving, setSaving] = useState(false);
	const [failure, setFailure] = useState<{ message: string; outdated: boolean } | null>(null);
	const { lines } = history;
	const changed = useMemo(() => isChanged(saved, lines), [saved, lines]);
	const problems = useMemo(() => problemsOf(lines), [lines]);

	useEffect(() => storeInTab(name, changed ? { version, lines } : null), [name, version, lines, changed]);

	useEffect(() => {
		if (!changed) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [changed]);

	const apply = useCallback((change: (lines: DraftLine[]) => DraftLine[], what = '') => {
		setFailure(null);
		setHistory((now) => {
			const next = change(now.lines);
			if (next === now.lines) return now;
			const past = what && what === now.last ? now.past : [...now.past, now.lines].slice(-MOST_STEPS);
			return { lines: next, past, last: what };
		});
	}, []);

	const undo = useCallback(() => {
		setHistory((now) => {
			const lines = now.past.at(-1);
			return lines ? { lines, past: now.past.slice(0, -1), last: '' } : now;
		});
	}, []);

	const startFrom = (answer: Script) => setHistory({ lines: draftOf(answer), past: [], last: '' });

	const discard = () => {
		setFailure(null);
		setHistory({ lines: saved, past: [], last: '' });
	};

	/** Resolves to the script as it was saved; null when it was not, with everything as it was. */
	const save = async (): Promise<Script | null> => {
		setSaving(true);
		setFailure(null);
		try {
			const answer = await saveLines(script, saved, lines);
			storeInTab(name, null);
			startFrom(answer);
			queries.setQueryData(scriptQuery(id).queryKey, answer);
			void queries.invalidateQueries({ queryKey: podcastsKey });
			toast({ title: 'Roteiro salvo' });
			return answer;
		} catch (error) {
			const message = reasonOf(error, 'Não foi possível salvar o roteiro.');
			setFailure({ message, outdated: error instanceof HttpError && error.status === 409 });
			return null;
		} finally {
			setSaving(false);
		}
	};

	/** Gives up what was written here for what the server has now. */
	const reload = async () => {
		startFrom(await queries.fetchQuery({ ...scriptQuery(id), staleTime: 0 }));
		setFailure(null);
	};

	return {
		saved,
		lines,
		changed,
		problems,
		failure,
		saving,
		canUndo: history.past.length > 0,
		apply,
		undo,
		discard,
		save,
		reload,
	};
}

export type ScriptEditor = ReturnType<typeof useScriptEditor>;
