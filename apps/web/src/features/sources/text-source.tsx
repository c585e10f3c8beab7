import { TITLE_MAX, UPLOAD_MAX_BYTES } from '@nexus/contract/limits';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Problem, type SourceProps } from './file-source.tsx';

/** Asks for a text and what it is called. */
export function TextSource({ problem, last, onImport }: SourceProps) {
	const before = last && 'text' in last ? last : { title: '', text: '' };
	const [title, setTitle] = useState(before.title);
	const [text, setText] = useState(before.text);
	return (
		<form
			className="contents"
			onSubmit={(event) => {
				event.preventDefault();
				if (text.trim() !== '') onImport({ text, title: title.trim() });
			}}
		>
			<DialogBody>
				<div className="space-y-5">
					<TextField
						label="Título"
						maxLength={TITLE_MAX}
						placeholder="Texto colado"
						value={title}
						onChange={({ target }) => setTitle(target.value)}
					/>
					<TextArea
						label="Texto"
						rows={10}
						maxLength={UPLOAD_MAX_BYTES}
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
				</div>
				<Problem text={problem} />
			</DialogBody>
			<DialogActions>
				<Button type="submit" variant="primary" disabled={text.trim() === ''}>
					Continuar
				</Button>
			</DialogActions>
		</form>
	);
}
