import type { PronunciationEntry } from '@nexus/contract';
import { LANGUAGE_NAMES } from '@nexus/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { reasonOf } from '../../lib/http-error.ts';
import { meQuery } from '../../lib/user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { CsvButtons } from './csv-buttons.tsx';
import { PronunciationForm } from './pronunciation-form.tsx';
import { pronunciationsQuery, usePronunciationChanges } from './queries.ts';

/** The account's dictionary, and the installation's. */
export function PronunciationsSection() {
	const { data, error, refetch } = useQuery(pronunciationsQuery);
	const { data: user } = useQuery(meQuery);
	const { save, remove } = usePronunciationChanges();
	const [adding, setAdding] = useState(false);
	const form = useId();
	const isAdmin = user?.is_admin ?? false;
	return (
		<Section
			title="Pronúncias"
			text="Como as vozes dizem certas palavras. Ao gerar de novo, só as falas que têm a palavra são narradas outra vez."
			action={<Button onClick={() => setAdding(true)}>Adicionar pronúncia</Button>}
		>
			{error && !data && (
				<div className="flex flex-wrap items-center gap-3">
					<p>{reasonOf(error, 'Não foi possível carregar as pronúncias.')}</p>
					<Button size="small" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</div>
			)}
			{!error && !data && <Skeleton className="h-16" />}
			{data && (
				<div className="flex flex-col gap-5">
					{data.account.length === 0 && <p className="text-soft">Você ainda não tem pronúncias.</p>}
					<Entries label="Suas pronúncias" entries={data.account} onRemove={(id) => remove.mutate(id)} />
					<CsvButtons
						of="account"
						entries={data.account}
						saving={save.isPending}
						onImport={(entries) => save.mutateAsync({ entries })}
					/>
					{(data.installation.length > 0 || isAdmin) && (
						<div className="flex flex-col gap-3">
							<h3 className="text-note text-soft">De todos nesta instalação</h3>
							<Entries
								label="Pronúncias desta instalação"
								entries={data.installation}
								onRemove={isAdmin ? (id) => remove.mutate(id) : undefined}
							/>
							{isAdmin && (
								<CsvButtons
									of="installation"
									entries={data.installation}
									saving={save.isPending}
									onImport={(entries) => save.mutateAsync({ scope: 'installation', entries })}
								/>
							)}
						</div>
					)}
				</div>
			)}
			<Dialog
				open={adding}
				onOpenChange={setAdding}
				title="Adicionar pronúncia"
				actions={
					<>
						<Button onClick={() => setAdding(false)}>Cancelar</Button>
						<Button type="submit" form={form} variant="primary" disabled={save.isPending}>
							{save.isPending ? 'Salvando...' : 'Salvar'}
						</Button>
					</>
				}
			>
				<PronunciationForm
					id={form}
					forEverybody={isAdmin}
					onSave={(body) => save.mutate(body, { onSuccess: () => setAdding(false) })}
				/>
			</Dialog>
		</Section>
	);
}

interface EntriesProps {
	label: string;
	entries: readonly PronunciationEntry[];
	/** Absent where they are not for the user to remove. */
	onRemove: ((id: string) => void) | undefined;
}

function Entries({ label, entries, onRemove }: EntriesProps) {
	if (entries.length === 0) return null;
	return (
		<ul aria-label={label} className="border-t border-hairline">
			{entries.map(({ id, word, said, language, match_case: matchCase }) => (
				<li key={id} className="flex min-h-14 items-center gap-4 border-b border-hairline py-2">
					<div className="min-w-0 flex-1">
						<p className="wrap-anywhere">
							<span className="font-medium">{word}</span> <span className="text-soft">se diz</span> {said}
						</p>
						<p className="text-note text-soft">
							{LANGUAGE_NAMES[language]}
							{matchCase && ' · só com estas maiúsculas'}
						</p>
					</div>
					{onRemove && (
						<Button
							variant="quiet"
							size="icon"
							aria-label={`Remover a pronúncia de ${word}`}
							onClick={() => onRemove(id)}
						>
							<Trash2 className="size-4.5" aria-hidden="true" />
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
