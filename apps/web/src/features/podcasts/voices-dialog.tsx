import type { EpisodeVoices, PodcastDetails } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { voicesName } from '../../lib/engine-words.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { consequenceOf } from './voices-words.ts';

export type Other = EpisodeVoices['others'][number];

interface VoicesDialogProps {
	podcast: PodcastDetails;
	open: boolean;
	/** A job is being started. */
	starting: boolean;
	onClose: () => void;
	onChoose: (engine: Other['engine']) => void;
}

/** Which voices an episode has, and what going over to others would make again, cost and take. */
export default function VoicesDialog({ podcast, open, starting, onClose, onChoose }: VoicesDialogProps) {
	const { data, error, refetch } = useQuery({
		queryKey: ['podcast-voices', podcast.id],
		queryFn: ({ signal }) => read('podcastVoices', { params: { id: podcast.id }, signal }),
		enabled: open,
		refetchOnMount: 'always',
		staleTime: 0,
	});
	const [chosen, setChosen] = useState<Other['engine'] | null>(null);
	const others = data?.others ?? [];
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title="Vozes do episódio"
			description={data ? `Feito com: ${voicesName(data.current)}.` : 'Carregando...'}
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					{others.length > 0 && (
						<Button
							variant="primary"
							disabled={chosen === null || starting}
							onClick={() => chosen !== null && onChoose(chosen)}
						>
							{starting ? 'Iniciando...' : 'Narrar com estas vozes'}
						</Button>
					)}
				</>
			}
		>
			{error && !data && (
				<div className="flex flex-wrap items-center gap-3">
					<p>{reasonOf(error, 'Não foi possível carregar as vozes.')}</p>
					<Button size="small" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</div>
			)}
			{!error && !data && <Skeleton className="h-24" />}
			{data && (
				<div className="flex flex-col gap-4">
					{!data.available && (
						<p>
							Estas vozes não estão mais disponíveis aqui. O episódio continua a tocar; para mudar uma fala, é preciso
							tê-las de volta ou passar a outras.
						</p>
					)}
					{others.length === 0 ? (
						<p className="text-soft">Não há outras vozes nesta instalação.</p>
					) : (
						<RadioGroup label="Outras vozes" className="flex flex-col gap-3">
							{others.map((other, index) => (
								<OtherVoices
									key={other.engine}
									other={other}
									lines={data.lines}
									replaced={voicesName(other) === voicesName(data.current)}
									chosen={other.engine === chosen}
									reachable={chosen === null ? index === 0 : other.engine === chosen}
									onChoose={() => setChosen(other.engine)}
								/>
							))}
						</RadioGroup>
					)}
					{others.length > 0 && podcast.has_audio && (
						<p className="text-note text-soft">
							Até o novo áudio ficar pronto, você continua ouvindo a versão anterior.
						</p>
					)}
				</div>
			)}
		</Dialog>
	);
}

interface OtherVoicesProps {
	other: Other;
	lines: number;
	/** They have the name of those that the episode was made with. */
	replaced: boolean;
	chosen: boolean;
	/** By Tab; arrows reach the others. */
	reachable: boolean;
	onChoose: () => void;
}

function OtherVoices({ other, lines, replaced, chosen, reachable, onChoose }: OtherVoicesProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a card of this kind is more than a native radio can hold
		<button
			type="button"
			role="radio"
			aria-checked={chosen}
			tabIndex={reachable ? 0 : -1}
			onClick={onChoose}
			className={clsx(
				'rounded-surface border p-4 text-left transition-colors duration-150',
				chosen ? 'border-ink bg-raised shadow-[0_0_0_1px_var(--ink)]' : 'border-hairline hover:border-outline',
			)}
		>
			<span className="block font-semibold">
				{voicesName(other)}
				{replaced && ', como estão instaladas agora'}
			</span>
			<span className="figures mt-0.5 block text-note text-soft">{consequenceOf(other, lines)}</span>
		</button>
	);
}
