import type { SavePronunciationsBody } from '@nexus/contract';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '@nexus/contract/languages';
import { PRONUNCIATIONS } from '@nexus/contract/limits';
import { type FormEvent, useState } from 'react';
import { addressOf } from '../../lib/api.ts';
import { useSampleSound } from '../../lib/sample-sound.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { SampleIcon } from '../../ui/sample-icon.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { problemOf } from './words.ts';

export interface PronunciationFormProps {
	/** Of the form, for a button elsewhere that sends it. */
	id: string;
	word?: string;
	/** Fixed where the word stands in an episode. */
	language?: Language;
	/** Whether entries for everybody here may be made. */
	forEverybody: boolean;
	onSave: (body: SavePronunciationsBody) => void;
}

/** A word, how it is said, and the way to hear it before it is saved. */
export function PronunciationForm({
	id,
	word: given = '',
	language: fixed,
	forEverybody,
	onSave,
}: PronunciationFormProps) {
	const [word, setWord] = useState(given);
	const [said, setSaid] = useState('');
	const [language, setLanguage] = useState<Language>(fixed ?? DEFAULT_LANGUAGE);
	const [matchCase, setMatchCase] = useState(false);
	const [shared, setShared] = useState(false);
	const [tried, setTried] = useState(false);
	const problems = problemOf({ word, said });
	const wanted = { language, word: word.trim(), said: said.trim() };
	const { state, toggle } = useSampleSound(addressOf('pronunciationSample', undefined, wanted));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (problems.word || problems.said) return;
		const entries = [{ ...wanted, match_case: matchCase }];
		onSave({ scope: shared ? 'installation' : 'account', entries });
	};
	return (
		<form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					label="Palavra ou expressão"
					value={word}
					maxLength={PRONUNCIATIONS.wordCharacters}
					autoComplete="off"
					error={tried ? problems.word : undefined}
					onChange={({ target }) => setWord(target.value)}
				/>
				<TextField
					label="Como se diz"
					value={said}
					maxLength={PRONUNCIATIONS.saidCharacters}
					autoComplete="off"
					hint="Escreva como se lê: nginx, endjin écs."
					error={tried ? problems.said : undefined}
					onChange={({ target }) => setSaid(target.value)}
				/>
			</div>
			<div>
				<Button
					size="small"
					disabled={Boolean(problems.word || problems.said)}
					aria-busy={state === 'waiting'}
					onClick={toggle}
				>
					<SampleIcon state={state} />
					{state === 'silent' ? 'Ouvir' : 'Parar'}
				</Button>
			</div>
			{fixed === undefined && (
				<SelectField label="Idioma" value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
					{LANGUAGES.map((one) => (
						<option key={one} value={one}>
							{LANGUAGE_NAMES[one]}
						</option>
					))}
				</SelectField>
			)}
			<SwitchField
				label="Só com estas maiúsculas e minúsculas"
				hint="Para siglas que também são palavras."
				checked={matchCase}
				onChange={setMatchCase}
			/>
			{forEverybody && (
				<SwitchField
					label="Para todos nesta instalação"
					hint="As pronúncias de cada conta valem antes."
					checked={shared}
					onChange={setShared}
				/>
			)}
		</form>
	);
}
