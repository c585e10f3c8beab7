import type { VoicesOverview } from '@nexus/contract';
import { useState } from 'react';
import { reasonOf } from '../../lib/http-error.ts';
import { languageName } from '../../lib/language-name.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { InstallationProgress } from './installation-progress.tsx';
import { LicenceQuestion } from './licence-question.tsx';
import { useVoices } from './use-voices.ts';
import { megabytes, missingWords } from './words.ts';

type Offered = VoicesOverview['offered'][number];
type Installed = VoicesOverview['installed'][number];

const ROW = 'flex min-h-18 items-center gap-x-4 border-b border-hairline py-3';

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
					{data.missing !== null && (
						<Panel title={missingWords(data.missing).title}>{missingWords(data.missing).text}</Panel>
					)}
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
					{!installing && <OfferedModels data={data} onAsk={setAsked} />}
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
				words={['Remover', 'Removendo...']}
				onClose={() => setLeaving(null)}
				onDelete={() => leaving && remove.mutate(leaving.name, { onSettled: () => setLeaving(null) })}
			/>
		</Section>
	);
}

const titleOf = ({ offered, installed }: VoicesOverview, name: string): string =>
	[...offered, ...installed].find((model) => model.name === name)?.title ?? name;

/** The first model by a button of its own while there is none; the others as a list. */
function OfferedModels({ data, onAsk }: { data: VoicesOverview; onAsk: (model: Offered) => void }) {
	const first = data.installed.length === 0 ? data.offered[0] : undefined;
	const others = data.offered.filter((model) => model !== first);
	return (
		<>
			{first && (
				<div>
					<Button variant="primary" onClick={() => onAsk(first)}>
						Instalar vozes naturais ({megabytes(first.bytes)})
					</Button>
				</div>
			)}
			{others.length > 0 && (
				<div>
					<h3 id="other-models" className="text-note text-soft">
						Outros modelos
					</h3>
					<ul aria-labelledby="other-models" className="mt-1 border-t border-hairline">
						{others.map((model) => (
							<li key={model.name} className={ROW}>
								<div className="min-w-0 flex-1">
									<p className="font-medium">{model.title}</p>
									<p className="figures text-note text-soft">{megabytes(model.bytes)}</p>
								</div>
								<Button size="small" aria-label={`Instalar ${model.title}`} onClick={() => onAsk(model)}>
									Instalar
								</Button>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}

function InstalledRow({ model, busy, onRemove }: { model: Installed; busy: boolean; onRemove: () => void }) {
	const { title, voices, languages, bytes, in_use: inUse } = model;
	return (
		<li className={ROW}>
			<div className="min-w-0 flex-1">
				<p className="font-medium">{title}</p>
				<p className="figures text-note text-soft">
					{voices === 1 ? '1 voz' : `${voices} vozes`} · {languages.map(languageName).join(', ')} · {megabytes(bytes)}
					{inUse && ' · em uso'}
				</p>
			</div>
			<Button size="small" variant="quiet" disabled={busy} aria-label={`Remover ${title}`} onClick={onRemove}>
				Remover
			</Button>
		</li>
	);
}
