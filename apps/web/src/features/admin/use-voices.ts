import type { VoicesOverview } from '@nexus/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { geminiStatusQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { isInstalling, voicesQuery } from './queries.ts';
import { nextSpeaker } from './words.ts';

/** The natural voices of the installation, and what can be done with them. Tells when an installation has ended. */
export function useVoices() {
	const queries = useQueryClient();
	const query = useQuery(voicesQuery);
	const installing = isInstalling(query.data);
	const wasInstalling = useRef<string | undefined>(undefined);

	useEffect(() => {
		const name = wasInstalling.current;
		if (name !== undefined && !installing && query.data) {
			const isInstalled = query.data.installation === null && query.data.installed.length > 0;
			const status = queries.fetchQuery({ ...geminiStatusQuery, staleTime: 0 });
			void status
				.then(({ engines }) => nextSpeaker(engines.speech, name))
				.catch(() => undefined)
				.then((description) => isInstalled && toast({ title: 'Vozes naturais instaladas', description }));
		}
		wasInstalling.current = installing ? query.data?.installation?.name : undefined;
	}, [installing, query.data, queries]);

	const options = (failed: string) => ({
		onSuccess: (overview: VoicesOverview) => {
			queries.setQueryData(voicesQuery.queryKey, overview);
			void queries.invalidateQueries({ queryKey: geminiStatusQuery.queryKey });
		},
		onError: (error: unknown) => toast({ title: 'Erro', description: reasonOf(error, failed), destructive: true }),
	});
	const install = useMutation({
		mutationFn: (name: string) => call('installVoices', { params: { name }, body: { licence_accepted: true } }),
		...options('Falha ao instalar as vozes'),
	});
	const cancel = useMutation({
		mutationFn: () => {
			wasInstalling.current = undefined;
			return call('cancelVoices');
		},
		...options('Falha ao interromper a instalação'),
	});
	const remove = useMutation({
		mutationFn: (name: string) => call('removeVoices', { params: { name } }),
		...options('Falha ao remover as vozes'),
	});
	return { ...query, installing, install, cancel, remove };
}
