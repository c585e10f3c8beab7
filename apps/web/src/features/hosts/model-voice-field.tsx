import type { OwnVoices } from '@nexus/contract';
import { LANGUAGE_NAMES } from '@nexus/contract/languages';
import { VOICES, type VoiceId } from '@nexus/contract/voices';
import { SelectField } from '../../ui/field.tsx';

interface ModelVoiceFieldProps {
	/** The one of the six that speaks where no other is chosen. */
	voice: VoiceId;
	voices: OwnVoices['voices'];
	chosen: string;
	onChange: (name: string) => void;
}

const GENDERS = { male: 'masculina', female: 'feminina' };

/** The voices that the model has besides the six; nothing where it has none. */
export function ModelVoiceField({ voice, voices, chosen, onChange }: ModelVoiceFieldProps) {
	if (voices.length === 0 && !chosen) return null;
	const isThere = voices.some(({ name }) => name === chosen);
	return (
		<SelectField
			label="Voz do modelo (opcional)"
			hint={
				chosen && !isThere
					? 'O modelo em uso não tem esta voz: fala a que corresponde à escolhida acima.'
					: `Sem escolha, fala a que corresponde a ${voice}: ${VOICES[voice].description.toLocaleLowerCase('pt-BR')}.`
			}
			value={chosen}
			onChange={({ target }) => onChange(target.value)}
		>
			<option value="">A que corresponde a {voice}</option>
			{chosen && !isThere && <option value={chosen}>{chosen}</option>}
			{voices.map(({ name, gender, languages }) => (
				<option key={name} value={name}>
					{name}, {GENDERS[gender]} ({languages.map((language) => LANGUAGE_NAMES[language]).join(', ')})
				</option>
			))}
		</SelectField>
	);
}
