import type { PodcastDetails } from '@nexus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useGeneration } from '../features/generation/generation-context.ts';
import { reasonOf } from '../lib/http-error.ts';
import { podcastsKey, scriptQuery } from '../lib/queries.ts';
import { Button } from '../ui/button.tsx';
import { DialogBody } from '../ui/dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/spinner.tsx';
import { ScriptDialog } from './lazy-script-dialog.ts';

/** An episode's script, to be read and edited after it was made; what changed is voiced again. */
export function EditScript({ podcast }: { podcast: PodcastDetails }) {
	const [open, setOpen] = useState(false);
	const [wanted, setWanted] = useState(false);
	const queries = useQueryClient();
	const { starting, regenerate } = useGeneration();
	const { data: script, error } = useQuery({ ...scriptQuery(podcast.id), enabled: open });

	const change = (next: boolean) => {
		setOpen(next);
		if (next) setWanted(true);
		else void queries.invalidateQueries({ queryKey: podcastsKey });
	};
	const approve = async () => {
		if (await regenerate(podcast)) setOpen(false);
	};

	return (
		<>
			<Button onClick={() => change(true)}>
				<FileText className="size-4.5 max-sm:hidden" aria-hidden="true" />
				Roteiro
			</Button>
			{wanted && (
				<Suspense>
					<ScriptDialog
						open={open}
						onOpenChange={change}
						title="Roteiro"
						script={script}
						names={{ A: podcast.host_a.name, B: podcast.host_b.name }}
						estimate={podcast.estimate}
						voiced={podcast.has_audio}
						approveLabel="Gerar novamente"
						approving={starting}
						onApprove={() => void approve()}
						failed={error !== null}
						waiting={
							<DialogBody>
								{error ? (
									<Panel tone="alarm" title="O roteiro não foi carregado">
										{reasonOf(error, 'Tente novamente em instantes.')}
									</Panel>
								) : (
									<Skeleton className="h-64" />
								)}
							</DialogBody>
						}
					/>
				</Suspense>
			)}
		</>
	);
}
