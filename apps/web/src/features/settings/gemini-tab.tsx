import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { reasonOf } from '../../lib/http-error.ts';
import { geminiStatusQuery, presetsQuery } from '../../lib/queries.ts';
import { useTabState } from '../../lib/tab-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { BetterVoices } from './better-voices.tsx';
import { EnginesInUse } from './engines-in-use.tsx';
import { GeminiForm } from './gemini-form.tsx';
import { statusWords } from './gemini-words.ts';
import type { KeyProblem } from './key-check.ts';
import { LocalModel } from './local-model.tsx';
import { settingsQuery } from './queries.ts';

/** How this installation writes and speaks, and the user's own model in place of it. */
export function GeminiTab() {
	const status = useQuery(geminiStatusQuery);
	const settings = useQuery(settingsQuery);
	const presets = useQuery(presetsQuery());
	const error = status.error ?? settings.error;
	const [problem, keepProblem] = useTabState<KeyProblem | null>('problem-of-stored-key', null);
	const hasKey = settings.data?.has_custom_key;
	useEffect(() => {
		if (hasKey === false) keepProblem(null);
	}, [hasKey, keepProblem]);

	if (error && !(status.data && settings.data))
		return (
			<Panel tone="alarm" title="Não foi possível carregar as configurações do modelo">
				<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
				<Button
					size="small"
					className="mt-3"
					onClick={() => {
						void status.refetch();
						void settings.refetch();
					}}
				>
					Tentar novamente
				</Button>
			</Panel>
		);
	if (!status.data || !settings.data || presets.isPending) return <GeminiSkeleton />;

	const { title, text, ready } = statusWords(status.data, settings.data.has_custom_key, problem);
	return (
		<>
			<h2 className="serif flex items-center gap-3 text-head font-semibold">
				<span
					className={clsx('size-2.5 shrink-0 rounded-full', ready ? 'bg-ink' : 'border-2 border-alarm')}
					aria-hidden="true"
				/>
				{title}
			</h2>
			<p className="mt-2 text-soft">{text}</p>
			<EnginesInUse status={status.data} />
			{status.data.engines.speech.engine === 'embedded' && <BetterVoices />}
			{status.data.engines.script.engine === 'embedded' && <LocalModel />}
			{ready && (
				<Button asChild className="mt-5">
					<Link href="/">
						Criar um podcast
						<ArrowRight className="size-4.5" aria-hidden="true" />
					</Link>
				</Button>
			)}
			<GeminiForm status={status.data} saved={settings.data} presets={presets.data ?? []} onKeyStored={keepProblem} />
		</>
	);
}

function GeminiSkeleton() {
	return (
		<div role="status" aria-label="Carregando configurações do modelo">
			<Skeleton className="h-7 w-72" />
			<Skeleton className="mt-3 h-5 w-full max-w-lg" />
			<Skeleton className="mt-8 h-16" />
			<Skeleton className="mt-8 h-11 w-44" />
		</div>
	);
}
