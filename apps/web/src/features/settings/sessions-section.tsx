import type { Session } from '@nexus/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { dateAndTime, relativeDate } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { deviceOf } from './device.ts';
import { sessionsQuery } from './queries.ts';

/** Where the account is signed in; any of it but this very session can be ended. */
export function SessionsSection() {
	const queries = useQueryClient();
	const { data: sessions, error, refetch } = useQuery(sessionsQuery);
	const ending = useMutation({
		mutationFn: async (ids: string[]) => {
			for (const id of ids) await call('endSession', { params: { id } });
		},
		onSuccess: (_, ids) => toast({ title: ids.length === 1 ? 'Sessão encerrada' : 'Outras sessões encerradas' }),
		onError: (failure) =>
			toast({ title: 'Erro', description: reasonOf(failure, 'Falha ao encerrar a sessão'), destructive: true }),
		onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
	});
	const others = sessions?.filter(({ current }) => !current) ?? [];
	return (
		<Section
			title="Sessões"
			text="Onde a sua conta está aberta agora."
			action={
				others.length > 1 && (
					<Button disabled={ending.isPending} onClick={() => ending.mutate(others.map(({ id }) => id))}>
						Encerrar as outras
					</Button>
				)
			}
		>
			{error && !sessions && (
				<Panel tone="alarm" title="Não foi possível carregar as sessões">
					<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
					<Button size="small" className="mt-3" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</Panel>
			)}
			{!error && !sessions && (
				<div role="status" aria-label="Carregando sessões">
					<Skeleton className="h-16" />
				</div>
			)}
			{sessions && (
				<ul className="border-t border-hairline">
					{[...sessions]
						.sort((a, b) => Number(b.current) - Number(a.current))
						.map((session) => (
							<SessionRow
								key={session.id}
								session={session}
								busy={ending.isPending}
								onEnd={() => ending.mutate([session.id])}
							/>
						))}
				</ul>
			)}
		</Section>
	);
}

interface SessionRowProps {
	session: Session;
	busy: boolean;
	onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
	const { name, handheld } = deviceOf(session.user_agent);
	const Icon = handheld ? Smartphone : Monitor;
	return (
		<li className="flex min-h-18 items-center gap-4 border-b border-hairline py-3 last:border-0">
			<Icon className="size-5 shrink-0 text-soft" strokeWidth={1.6} aria-hidden="true" />
			<div className="min-w-0 flex-1">
				<p className="truncate font-medium">{name}</p>
				<p className="figures flex flex-wrap gap-x-4 text-note text-soft">
					{session.address && <span>{session.address}</span>}
					<span title={`Desde ${dateAndTime(session.created_at)}`}>
						{session.current ? 'Em uso agora' : relativeDate(session.last_used_at, Date.now())}
					</span>
				</p>
			</div>
			{session.current ? (
				<span className="shrink-0 text-note font-medium text-soft">Esta sessão</span>
			) : (
				<Button
					size="small"
					variant="quiet"
					disabled={busy}
					aria-label={`Encerrar ${name}`}
					className="-mr-3.5"
					onClick={onEnd}
				>
					Encerrar
				</Button>
			)}
		</li>
	);
}
