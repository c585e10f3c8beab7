import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { Section } from '../../ui/section.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { refreshSettings, settingsQuery } from './queries.ts';

/** What an episode's sound is made with, beside voices. */
export function ThemeSection() {
	const queries = useQueryClient();
	const { data } = useQuery(settingsQuery);
	const saving = useMutation({
		mutationFn: (on: boolean) => call('saveSettings', { body: { theme_sound: on } }),
		onError: (error) =>
			toast({
				title: 'Erro',
				description: reasonOf(error, 'Falha ao atualizar configurações'),
				destructive: true,
			}),
		onSettled: () => refreshSettings(queries),
	});
	if (!data) return null;
	return (
		<Section title="Som" text="Vale para os podcasts que você criar daqui em diante.">
			<SwitchField
				label="Toque de abertura e encerramento"
				hint="Dois segundos de música no começo e no fim de cada podcast."
				checked={saving.isPending ? saving.variables : data.theme_sound}
				onChange={saving.mutate}
			/>
		</Section>
	);
}
