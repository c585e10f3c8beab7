import { IMPORT_URL_MAX } from '@nexus/contract/import-constants';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Problem, type SourceProps } from './file-source.tsx';

/** Asks for a page's address. */
export function PageSource({ problem, last, onImport }: SourceProps) {
	const [url, setUrl] = useState(last && 'url' in last ? last.url : '');
	return (
		<form
			className="contents"
			onSubmit={(event) => {
				event.preventDefault();
				if (url.trim() !== '') onImport({ url: url.trim() });
			}}
		>
			<DialogBody>
				<TextField
					label="Endereço da página"
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					maxLength={IMPORT_URL_MAX}
					placeholder="https://exemplo.com/artigo"
					hint="O servidor lê a página sem a sua conta: o que pede senha ou assinatura não chega até ele."
					value={url}
					onChange={({ target }) => setUrl(target.value)}
				/>
				<Problem text={problem} />
			</DialogBody>
			<DialogActions>
				<Button type="submit" variant="primary" disabled={url.trim() === ''}>
					Ler página
				</Button>
			</DialogActions>
		</form>
	);
}
