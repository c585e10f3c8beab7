import type { ModelChoice } from '@nexus/contract';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/field.tsx';

interface ModelSelectProps extends Omit<ComponentProps<typeof SelectField>, 'children' | 'hint'> {
	models: readonly ModelChoice[];
	/** The id that is selected, or nothing for the default. */
	chosen: string;
}

/** A model to choose, with what the chosen one is good for. One that is no longer offered stays until it is changed. */
export function ModelSelect({ models, chosen, ...rest }: ModelSelectProps) {
	const [usual] = models;
	const current = models.find(({ id }) => id === chosen);
	const hint = current?.description ?? (chosen ? 'Este modelo não é mais oferecido.' : `Hoje, ${usual?.label}.`);
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
