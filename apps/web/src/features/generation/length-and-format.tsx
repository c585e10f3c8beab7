import type { DocumentSection } from '@nexus/contract';
import {
	AUDIENCES,
	EFFORTS,
	SCRIPT_FORMATS,
	type ScriptFormat,
	TARGET_MINUTES,
} from '@nexus/contract/script-constants';
import { AUDIENCE_NAMES, EFFORT_NAMES, FORMAT_NAMES } from '../../lib/script-wish-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FocusChoice } from './focus-choice.tsx';
import {
	hasWishes,
	hasWrongMinutes,
	type LengthChoice,
	NO_WISHES,
	type ScriptWishes,
	WRONG_MINUTES,
} from './script-wishes.ts';

const LENGTHS: [LengthChoice, string][] = [
	['auto', 'Automática'],
	['5', 'Curta (cerca de 5 minutos)'],
	['10', 'Média (cerca de 10 minutos)'],
	['20', 'Longa (cerca de 20 minutos)'],
	['own', 'Outra, em minutos'],
];

/** What is told under each format. */
const FORMAT_HINTS: Record<ScriptWishes['format'], string> = {
	conversation: 'Os dois contam e os dois perguntam.',
	brief: 'Só o essencial, em 2 a 3 minutos.',
	critique: 'Os méritos e as falhas do próprio texto.',
	lecture: 'Um explica, o outro faz as perguntas de quem aprende.',
	debate: 'Um questiona, o outro defende o que o texto diz.',
};

const READING_NAME = 'Leitura guiada';
const READING_HINT = 'Dois apresentadores leem as frases do próprio documento que mais pesam.';
const NOT_IN_READINGS =
	'A leitura guiada não faz crítica, aula nem debate, e não muda com o público: para isso, é preciso um modelo de linguagem.';

const EFFORT_HINTS: Record<ScriptWishes['effort'], string> = {
	careful: 'Cada fala é conferida com o documento e revista antes de ser narrada.',
	quick: 'Sem a conferência por modelo nem a revisão: mais barato e mais cedo pronto.',
};

/** What a guided reading takes; anything else stays in sight only where it was chosen before, to be taken back. */
const READING_FORMATS: ScriptFormat[] = ['conversation', 'brief'];

interface LengthAndFormatProps {
	wishes: ScriptWishes;
	/** Whether the script is a guided reading. */
	plainWriter: boolean;
	/** Null while there is no document. */
	documentId: string | null;
	/** The document's map. */
	sections: readonly DocumentSection[];
	onChange: (wishes: ScriptWishes) => void;
}

/** What the script is asked for beside hosts and style, folded until it is wanted. */
export function LengthAndFormat({ wishes, plainWriter, documentId, sections, onChange }: LengthAndFormatProps) {
	const { length, minutes, format, audience, effort } = wishes;
	const chosen = <Name extends keyof ScriptWishes>(name: Name, value: string) =>
		onChange({ ...wishes, [name]: value as ScriptWishes[Name] });
	const formats = plainWriter
		? SCRIPT_FORMATS.filter((value) => READING_FORMATS.includes(value) || value === format)
		: SCRIPT_FORMATS;
	const isReading = plainWriter && format === 'conversation';
	return (
		<Disclosure title="Duração, formato e foco" open={hasWishes(wishes)}>
			<div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
				<div className="flex flex-col gap-3">
					<SelectField label="Duração" value={length} onChange={({ target }) => chosen('length', target.value)}>
						{LENGTHS.map(([value, name]) => (
							<option key={value} value={value}>
								{name}
							</option>
						))}
					</SelectField>
					{length === 'own' && (
						<TextField
							label="Minutos"
							inputMode="numeric"
							value={minutes}
							hint={`De ${TARGET_MINUTES.min} a ${TARGET_MINUTES.max}.`}
							maxLength={3}
							{...(minutes !== '' && hasWrongMinutes(wishes) && { error: WRONG_MINUTES })}
							onChange={({ target }) => chosen('minutes', target.value)}
						/>
					)}
				</div>
				<SelectField
					label="Formato"
					value={format}
					hint={isReading ? READING_HINT : FORMAT_HINTS[format]}
					onChange={({ target }) => chosen('format', target.value)}
				>
					{formats.map((value) => (
						<option key={value} value={value}>
							{plainWriter && value === 'conversation' ? READING_NAME : FORMAT_NAMES[value]}
						</option>
					))}
				</SelectField>
				{(!plainWriter || audience !== NO_WISHES.audience) && (
					<SelectField label="Público" value={audience} onChange={({ target }) => chosen('audience', target.value)}>
						<option value="">Qualquer pessoa</option>
						{AUDIENCES.map((value) => (
							<option key={value} value={value}>
								{AUDIENCE_NAMES[value]}
							</option>
						))}
					</SelectField>
				)}
				{(!plainWriter || effort !== NO_WISHES.effort) && (
					<SelectField
						label="Cuidado"
						value={effort}
						hint={EFFORT_HINTS[effort]}
						onChange={({ target }) => chosen('effort', target.value)}
					>
						{EFFORTS.toReversed().map((value) => (
							<option key={value} value={value}>
								{EFFORT_NAMES[value]}
							</option>
						))}
					</SelectField>
				)}
			</div>
			<div className="mt-5 flex flex-col gap-5">
				<FocusChoice
					wishes={wishes}
					documentId={documentId}
					sections={sections}
					takesWords={!plainWriter}
					onChange={onChange}
				/>
			</div>
			{plainWriter && <p className="mt-4 text-note text-soft">{NOT_IN_READINGS}</p>}
		</Disclosure>
	);
}
