import type { LocalModelsOverview } from '@nexus/contract';
import clsx from 'clsx';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { useLocalModels } from './use-local-models.ts';

type Models = ReturnType<typeof useLocalModels>;
type FoundServer = LocalModelsOverview['servers'][number];

/** Language models that are open on this machine, and which of them writes. */
export function LocalModelsSection() {
	const models = useLocalModels();
	const { data, error, isFetching, refetch } = models;
	const mayLook = data !== undefined && !data.configured;
	return (
		<Section
			title="Modelos locais"
			text="Um modelo de linguagem aberto nesta máquina, no Ollama ou no LM Studio, escreve os episódios como conversa, sem chave e sem custo. Sem modelo, o episódio é uma leitura guiada."
			action={
				mayLook && (
					<Button size="small" disabled={isFetching} onClick={() => void refetch()}>
						{isFetching ? 'Procurando...' : 'Procurar de novo'}
					</Button>
				)
			}
		>
			{error && !data && (
				<Panel tone="alarm" title="Não foi possível procurar os modelos">
					<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
					<Button size="small" className="mt-3" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</Panel>
			)}
			{!error && !data && (
				<div role="status" aria-label="Procurando modelos">
					<Skeleton className="h-16" />
				</div>
			)}
			{data?.configured && (
				<Panel title="Quem escreve já está definido na configuração deste servidor">
					Uma chave ou um modelo das variáveis de ambiente vem antes do que se escolhe aqui.
				</Panel>
			)}
			{mayLook && <Found data={data} models={models} />}
		</Section>
	);
}

function Found({ data: { chosen, servers }, models }: { data: LocalModelsOverview; models: Models }) {
	return (
		<div className="flex flex-col gap-5">
			{chosen && !chosen.available && (
				<Panel tone="alarm" title={`${chosen.model} não respondeu`}>
					<p>
						É ele que escreve os episódios. Abra {chosen.title} nesta máquina, com esse modelo, escolha outro ou deixe
						de usá-lo.
					</p>
					<Button
						size="small"
						className="mt-3"
						disabled={models.forget.isPending}
						onClick={() => models.forget.mutate()}
					>
						Deixar de usar
					</Button>
				</Panel>
			)}
			{servers.length === 0 && (
				<Panel title="Nenhum modelo encontrado">
					Abra o Ollama ou o LM Studio (com o servidor local ligado) nesta máquina e procure de novo.
				</Panel>
			)}
			{servers.map((server) => (
				<ServerModels key={server.server} server={server} chosen={chosen} models={models} />
			))}
		</div>
	);
}

function ServerModels({
	server: { server, title, address, models: names },
	chosen,
	models: { choose, forget },
}: {
	server: FoundServer;
	chosen: LocalModelsOverview['chosen'];
	models: Models;
}) {
	const busy = choose.isPending || forget.isPending;
	return (
		<div>
			<h3 id={`server-${server}`} className="text-note text-soft">
				{title} <span className="figures">· {new URL(address).host}</span>
			</h3>
			{names.length === 0 && <p className="mt-1 text-soft">Aberto, mas sem nenhum modelo de linguagem.</p>}
			<ul aria-labelledby={`server-${server}`} className={clsx('mt-1 border-hairline', names.length > 0 && 'border-t')}>
				{names.map((model) => {
					const isChosen = chosen?.server === server && chosen.model === model;
					return (
						<li key={model} className="flex min-h-14 items-center gap-x-4 border-b border-hairline py-2">
							<div className="min-w-0 flex-1">
								<p className="font-medium wrap-anywhere">{model}</p>
								{isChosen && <p className="text-note text-soft">Escreve os episódios</p>}
							</div>
							{isChosen ? (
								<Button
									size="small"
									variant="quiet"
									disabled={busy}
									aria-label={`Deixar de usar ${model}`}
									onClick={() => forget.mutate()}
								>
									Deixar de usar
								</Button>
							) : (
								<Button
									size="small"
									disabled={busy}
									aria-label={`Usar ${model}`}
									onClick={() => choose.mutate({ server, model })}
								>
									Usar
								</Button>
							)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}
