import type { DocumentImport, Upload } from '@nexus/contract';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { count } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { KIND_NAMES } from '../../lib/kind-names.ts';
import { languageName } from '../../lib/language-name.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import type { ImportFlow } from './use-import.ts';

function factsOf({ source, title, author, date }: DocumentImport, words: number): [string, string][] {
	const facts: [string, string | null | undefined][] = [
		['Origem', source?.name],
		['Formato', source && KIND_NAMES[source.kind]],
		['Título', title],
		['Autor', author],
		['Data', date && dateWords(date)],
		['Páginas', source?.pages ? count(source.pages) : null],
		['Palavras', count(words)],
		['Idioma', source?.language ? languageName(source.language) : null],
	];
	return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** In the order of Brazil where it is of ISO 8601; else as the document has it. */
const dateWords = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/, '$3/$2/$1');

interface ReviewProps {
	result: DocumentImport;
	flow: ImportFlow;
	onUse: (document: Upload) => void;
}

/** What was read, beside what is known of the original; it can be mended before it is used. */
export function Review({ result, flow, onUse }: ReviewProps) {
	const [text, setText] = useState(result.markdown ?? '');
	const acceptance = useMutation({
		mutationFn: () => flow.accept(result, text),
		onSuccess: onUse,
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao salvar o documento'), destructive: true }),
	});
	const latest = useDeferredValue(text);
	const words = useMemo(() => wordCount(latest), [latest]);
	return (
		<>
			<DialogBody>
				<div className="grid gap-6 lg:h-full lg:grid-cols-[16rem_minmax(0,1fr)]">
					<div className="space-y-5">
						{result.warnings.length > 0 && (
							<ul aria-label="Avisos" className="space-y-2.5">
								{result.warnings.map(({ code, message }) => (
									<li key={code} className="flex items-start gap-2 text-note">
										<TriangleAlert className="mt-0.5 size-4 shrink-0 text-alarm" aria-hidden="true" />
										{message}
									</li>
								))}
							</ul>
						)}
						<dl className="grid grid-cols-2 gap-x-5 gap-y-2.5 lg:grid-cols-1">
							{factsOf(result, words).map(([name, value]) => (
								<div key={name}>
									<dt className="text-note text-soft">{name}</dt>
									<dd className="wrap-anywhere">{value}</dd>
								</div>
							))}
						</dl>
					</div>
					<TextArea
						label="Texto do documento"
						hint="Em Markdown. Corrija o que saiu errado: o episódio é feito deste texto."
						rows={18}
						spellCheck={false}
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
				</div>
			</DialogBody>
			<DialogActions>
				<Button disabled={acceptance.isPending} onClick={() => flow.discard(result.id)}>
					Descartar
				</Button>
				<Button
					variant="primary"
					disabled={acceptance.isPending || text.trim() === ''}
					onClick={() => acceptance.mutate()}
				>
					{acceptance.isPending ? 'Salvando...' : 'Usar este documento'}
				</Button>
			</DialogActions>
		</>
	);
}

/** Runs of anything but white space. */
function wordCount(text: string): number {
	const word = /\S+/g;
	let words = 0;
	while (word.test(text)) words++;
	return words;
}
