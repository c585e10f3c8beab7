import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { KeyRow } from './key-row.tsx';
import { apiKeysQuery } from './queries.ts';

export function KeyList() {
	const { data: keys, error, refetch } = useQuery(apiKeysQuery);
	if (error && !keys)
		return (
			<Panel tone="alarm" title="Não foi possível carregar as chaves de API">
				<p>{reasonOf(error, 'Tente novamente em instantes.')}</p>
				<Button size="small" className="mt-3" onClick={() => void refetch()}>
					Tentar novamente
				</Button>
			</Panel>
		);
	if (!keys)
		return (
			<div role="status" className="flex h-24 items-center gap-3 border-t border-hairline text-soft">
				<Spinner />
				Carregando chaves de API...
			</div>
		);
	if (keys.length === 0)
		return (
			<div className="flex h-24 items-center gap-3 border-t border-hairline text-soft">
				<KeyRound className="size-5" strokeWidth={1.6} aria-hidden="true" />
				Nenhuma chave de API criada ainda.
			</div>
		);
	return (
		<ul className="border-t border-hairline">
			{keys.map((key) => (
				<KeyRow key={key.id} apiKey={key} />
			))}
		</ul>
	);
}
