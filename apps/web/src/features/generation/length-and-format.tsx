import { AUDIENCES, EFFORTS, SCRIPT_FORMATS, TARGET_MINUTES } from '@nexus/contract/script-constants';
import { AUDIENCE_NAMES, EFFORT_NAMES, FORMAT_NAMES } from '../../lib/script-wish-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { hasWishes, hasWrongMinutes, type LengthChoice, type ScriptWishes, WRONG_MINUTES } from './script-wishes.ts';

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

const EFFORT_HINTS: Record<ScriptWishes['effort'], string> = {
	careful: 'Cada fala é conferida com o documento e revista antes de ser narrada.',
	quick: 'Sem a conferência por modelo nem a revisão: mais barato e mais cedo pronto.',
};

interface LengthAndFormatProps {
	wishes: ScriptWishes;
	onChange: (wishes: ScriptWishes) => void;
}

/** What a language model is asked for beside hosts and style, folded until it is wanted. */
export function LengthAndFormat({ wishes, onChange }: LengthAndFormatProps) {
	const { length, minutes, format, audience, effort } = wishes;
	const chosen = <Name extends keyof ScriptWishes>(name: Name, value: string) =>
		onChange({ ...wishes, [name]: value as ScriptWishes[Name] });
	return (
		<Disclosure title="Duração e formato" open={hasWishes(wishes)}>
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
					hint={FORMAT_HINTS[format]}
					onChange={({ target }) => chosen('format', target.value)}
				>
					{SCRIPT_FORMATS.map((value) => (
						<option key={value} value={value}>
							{FORMAT_NAMES[value]}
						</option>
					))}
				</SelectField>
				<SelectField label="Público" value={audience} onChange={({ target }) => chosen('audience', target.value)}>
					<option value="">Qualquer pessoa</option>
					{AUDIENCES.map((value) => (
						<option key={value} value={value}>
							{AUDIENCE_NAMES[value]}
						</option>
					))}
				</SelectField>
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
			</div>
		</Disclosure>
	);
}
