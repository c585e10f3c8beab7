import type { LocalModelsOverview, LocalServerName } from '@nexus/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { geminiStatusQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { localModelsQuery } from './queries.ts';

/** The language models found on this machine, and what can be done with them. */
export function useLocalModels() {
	const queries = useQueryClient();
	const query = useQuery(localModelsQuery);
	const options = (title: string, description: string) => ({
		onSuccess: (overview: LocalModelsOverview) => {
			queries.setQueryData(localModelsQuery.queryKey, overview);
			void queries.invalidateQueries({ queryKey: geminiStatusQuery.queryKey });
			toast({ title, description });
		},
		onError: (error: unknown) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao mudar o modelo'), destructive: true }),
	});
	const choose = useMutation({
		mutationFn: (body: { server: LocalServerName; model: string }) => call('chooseLocalModel', { body }),
		...options('Modelo escolhido', 'O próximo episódio já será escrito por ele, como conversa.'),
	});
	const forget = useMutation({
		mutationFn: () => call('forgetLocalModel'),
		...options('O modelo não é mais usado', 'O próximo episódio volta a ser uma leitura guiada.'),
	});
	return { ...query, choose, forget };
}
