import type { VoicesOverview } from '@nexus/contract';
import { useState } from 'react';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { InstallationProgress } from './installation-progress.tsx';
import { LicenceQuestion } from './licence-question.tsx';
import { useVoices } from './use-voices.ts';
import { megabytes } from './words.ts';

type Offered = VoicesOverview['offered'][number];
type Installed = VoicesOverview['installed'][number];

/** The natural voices of this machine: which there are, and which can be installed. */
export function VoicesSection() {
	const { data, error, refetch, installing, install, cancel, remove } = useVoices();
	const [asked, setAsked] = useState<Offered | null>(null);
	const [leaving, setLeaving] = useState<Installed | null>(null);
	return (
		<Section
			title="Vozes naturais"
			text="Vozes de um modelo neural que roda nesta máquina: não precisam de chave nem, depois de instaladas, de rede. Sem elas, os episódios são narrados pela voz básica, que soa como uma máquina."
		>
			{error && !data && (
				<Panel tone="alarm" title="Não foi possível carregar as vozes">
					<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
					<Button size="small" className="mt-3" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</Panel>
			)}
			{!error && !data && (
				<div role="status" aria-label="Carregando vozes">
					<Skeleton className="h-16" />
				</div>
			)}
			{data && (
				<div className="flex flex-col gap-5">
					{data.installed.length > 0 && (
						<ul aria-label="Vozes instaladas" className="border-t border-hairline">
							{data.installed.map((model) => (
								<InstalledRow key={model.name} model={model} busy={installing} onRemove={() => setLeaving(model)} />
							))}
						</ul>
					)}
					{data.installation && (
						<InstallationProgress
							installation={data.installation}
							title={titleOf(data, data.installation.name)}
							cancelling={cancel.isPending}
							onCancel={() => cancel.mutate()}
						/>
					)}
					{!installing && (
						<div className="flex flex-col items-start gap-3">
							{data.offered.map((model, index) => (
								<div key={model.name}>
									<Button
										variant={index === 0 && data.installed.length === 0 ? 'primary' : 'secondary'}
										onClick={() => setAsked(model)}
									>
										{index === 0 && data.installed.length === 0
											? `Instalar vozes naturais (${megabytes(model.bytes)})`
											: `Instalar ${model.title} (${megabytes(model.bytes)})`}
									</Button>
								</div>
							))}
						</div>
					)}
				</div>
			)}
			<LicenceQuestion
				model={asked}
				onClose={() => setAsked(null)}
				onAccept={({ name }) => {
					setAsked(null);
					install.mutate(name);
				}}
			/>
			<DeleteQuestion
				open={leaving !== null}
				title={`Remover ${leaving?.title ?? ''}?`}
				description="Os episódios feitos com estas vozes continuam a tocar. Para mudar uma linha deles, será preciso instalá-las de novo."
				deleting={remove.isPending}
				onClose={() => setLeaving(null)}
				onDelete={() => leaving && remove.mutate(leaving.name, { onSettled: () => setLeaving(null) })}
			/>
		</Section>
	);
}

const titleOf = ({ offered, installed }: VoicesOverview, name: string): string =>
	[...offered, ...installed].find((model) => model.name === name)?.title ?? name;

function InstalledRow({ model, busy, onRemove }: { model: Installed; busy: boolean; onRemove: () => void }) {
	const { title, voices, languages, bytes, in_use: inUse } = model;
	return (
		<li className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-3">
			<div className="min-w-0 flex-1">
				<p className="font-medium">{title}</p>
				<p className="figures text-note text-soft">
					{voices === 1 ? '1 voz' : `${voices} vozes`} · {languages.join(', ')} · {megabytes(bytes)}
					{inUse && ' · em uso'}
				</p>
			</div>
			<Button size="small" variant="quiet" disabled={busy} aria-label={`Remover ${title}`} onClick={onRemove}>
				Remover
			</Button>
		</li>
	);
}
