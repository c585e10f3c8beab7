import type { ApiKey } from '@nexus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { keyDate } from './key-dates.ts';
import { apiKeysQuery } from './queries.ts';
import { ENVIRONMENT_WORDS, SCOPE_WORDS } from './scope-words.ts';

const MASK = '••••••••••••';

/** As older servers name the dates. */
interface OlderNames {
	createdAt?: string;
	lastUsed?: string | null;
}

/** A key by its beginning; it ends at once when deleted, without a question. */
export function KeyRow({ apiKey: key }: { apiKey: ApiKey & OlderNames }) {
	const queries = useQueryClient();
	const removal = useMutation({
		mutationFn: () => call('deleteApiKey', { params: { id: key.id } }),
		onSuccess: () => {
			toast({ title: 'Chave de API excluída' });
			return queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao excluir chave de API'), destructive: true }),
	});
	const ended = key.expires_at !== null && Date.parse(key.expires_at) <= Date.now();
	return (
		<li className="flex items-start gap-4 border-b border-hairline py-4 last:border-0 last:pb-0">
			<div className="min-w-0 flex-1">
				<p className="flex flex-wrap items-baseline gap-x-2.5 text-read font-semibold">
					<span className="break-words">{key.name}</span>
					<span className="text-note font-medium text-soft">
						{ENVIRONMENT_WORDS[key.environment] ?? key.environment}
					</span>
				</p>
				<p className="mt-1 flex items-center gap-1 font-mono text-note">
					<span className="truncate">
						{key.key_prefix}
						<span aria-hidden="true" className="text-soft">
							{MASK}
						</span>
					</span>
					<CopyButton
						iconOnly
						text={key.key_prefix}
						label={`Copiar o prefixo da chave ${key.name}`}
						copied="Prefixo copiado!"
						className="-my-2"
					/>
				</p>
				<ul aria-label="Permissões" className="mt-1.5 flex flex-wrap gap-1.5">
					{key.scopes.map((scope) => (
						<li key={scope} className="rounded-control border border-hairline px-2 py-0.5 text-note text-soft">
							<Tooltip text={SCOPE_WORDS[scope] ?? scope}>
								<span>{scope}</span>
							</Tooltip>
						</li>
					))}
				</ul>
				<dl className="figures mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-note text-soft *:flex *:gap-1.5">
					<div>
						<dt>Criada em</dt>
						<dd>{keyDate(key.created_at ?? key.createdAt)}</dd>
					</div>
					<div>
						<dt>Último uso:</dt>
						<dd>{keyDate(key.last_used ?? key.lastUsed)}</dd>
					</div>
					<div>
						<dt>Limite:</dt>
						<dd>{count(key.rate_limit_per_hour)} por hora</dd>
					</div>
					{key.expires_at && (
						<div className={ended ? 'text-alarm' : undefined}>
							<dt>{ended ? 'Terminou em' : 'Vale até'}</dt>
							<dd>{keyDate(key.expires_at)}</dd>
						</div>
					)}
				</dl>
			</div>
			<Tooltip text="Excluir">
				<Button
					variant="quiet"
					size="icon"
					disabled={removal.isPending}
					aria-label={`Excluir a chave ${key.name}`}
					onClick={() => removal.mutate()}
				>
					<Trash2 className="size-4.5" aria-hidden="true" />
				</Button>
			</Tooltip>
		</li>
	);
}
