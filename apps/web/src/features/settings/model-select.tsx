import type { ModelChoice } from '@nexus/contract';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/field.tsx';

interface ModelSelectProps extends Omit<ComponentProps<typeof SelectField>, 'children' | 'hint'> {
	models: readonly ModelChoice[];
	/** The id that is selected, or nothing for the default. */
	chosen: string;
	/** Whether there is a key of Gemini's at all, to use it with. */
	used: boolean;
}

/** A model to choose, with what the chosen one is good for. One that is no longer offered stays until it is changed. */
export function ModelSelect({ models, chosen, used, ...rest }: ModelSelectProps) {
	const [usual] = models;
	const current = models.find(({ id }) => id === chosen);
	const about = current?.description ?? (chosen ? 'Este modelo não é mais oferecido.' : `Hoje, ${usual?.label}.`);
	const hint = used ? about : 'Só vale com uma chave do Gemini.';
	return (
		<SelectField hint={hint} {...rest}>
			<option value="">Padrão do Nexus</option>
			{chosen && !current && <option value={chosen}>{chosen}</option>}
			{models.map(({ id, label }) => (
				<option key={id} value={id}>
					{label}
				</option>
			))}
		</SelectField>
	);
}
