import type { JobEstimate, Script } from '@nexus/contract';
import { Copy, Pencil, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { count } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScriptLines } from './script-lines.tsx';
import { useScriptEditor } from './use-script-editor.ts';
import { useVoicing } from './use-voicing.ts';
import { VoicingNote } from './voicing-note.tsx';

export interface ScriptWorkspaceProps {
	script: Script;
	names: Record<'A' | 'B', string>;
	/** What the episode was estimated at; null when it is not known. */
	estimate: JobEstimate | null;
	/** Whether there is audio already, of which only what changes is made again. */
	voiced: boolean;
	approveLabel: string;
	/** While it is being approved. */
	approving: boolean;
	onApprove: () => void;
	/** Told whether something is written and not saved. */
	onChanged: (changed: boolean) => void;
}

async function copy(content: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(content);
		toast({ title: 'Script copiado!' });
	} catch (error) {
		console.error('The script could not be copied', error);
		toast({ title: 'Erro', description: 'O navegador não deixou copiar o script.', destructive: true });
	}
}

/** A script to be read, edited and approved. */
export function ScriptWorkspace(props: ScriptWorkspaceProps) {
	const { script, names, estimate, voiced, approveLabel, approving, onApprove, onChanged } = props;
	const editor = useScriptEditor(script);
	const voicing = useVoicing(script, editor);
	const [editing, setEditing] = useState(editor.changed);
	const { changed, problems, failure, saving, canUndo, undo, discard, save, reload } = editor;
	const unsupported = editor.lines.filter((line) => line.unsupported).length;
	const nothingToVoice = voiced && !changed && script.lines_to_voice === 0;

	useEffect(() => onChanged(changed), [changed, onChanged]);

	return (
		<>
			{editing && (
				<p className="flex items-center gap-2.5 border-b border-hairline bg-sunk px-5 py-2.5 text-soft sm:px-7">
					<Pencil className="size-4 shrink-0" aria-hidden="true" />
					Escolha uma fala para mudar o texto, quem a diz ou o lugar dela.
				</p>
			)}
			<DialogBody>
				{unsupported > 0 && (
					<div className="mb-5">
						<Panel
							title={
								unsupported === 1 ? '1 fala sem apoio no documento' : `${unsupported} falas sem apoio no documento`
							}
						>
							Leia o que está marcado antes de gerar: o texto diz algo que o documento não diz.
						</Panel>
					</div>
				)}
				<ScriptLines editor={editor} names={names} editable={editing} podcastId={script.podcast_id} />
			</DialogBody>
			<div className="border-t border-hairline px-5 pt-3 sm:px-7">
				<VoicingNote voicing={voicing} voiced={voiced} estimate={estimate} />
				{failure && (
					<div className="mt-3">
						<Panel tone="alarm" title="O roteiro não foi salvo">
							{failure.message}
							{failure.outdated && (
								<Button size="small" className="mt-2 flex" onClick={() => void reload()}>
									Recarregar o roteiro
								</Button>
							)}
						</Panel>
					</div>
				)}
			</div>
			<DialogActions ruled={false} paired>
				{editing ? (
					<>
						<Button variant="quiet" className="sm:mr-auto sm:-ml-4" disabled={!canUndo || saving} onClick={undo}>
							<Undo2 className="size-4.5" aria-hidden="true" />
							Desfazer
						</Button>
						{changed ? (
							<Button disabled={saving} onClick={discard}>
								Descartar alterações
							</Button>
						) : (
							<Button onClick={() => setEditing(false)}>Concluir edição</Button>
						)}
						<Button
							variant="primary"
							disabled={!changed || saving || problems.size > 0}
							onClick={async () => {
								if (await save()) setEditing(false);
							}}
						>
							{saving ? 'Salvando...' : 'Salvar roteiro'}
						</Button>
					</>
				) : (
					<>
						<Button variant="quiet" className="sm:mr-auto sm:-ml-4" onClick={() => void copy(script.content)}>
							<Copy className="size-4.5" aria-hidden="true" />
							Copiar script
						</Button>
						<Button onClick={() => setEditing(true)}>
							<Pencil className="size-4" aria-hidden="true" />
							Edit Script
						</Button>
						<Button variant="primary" disabled={approving || nothingToVoice} onClick={onApprove}>
							{approving ? 'Iniciando...' : approveLabel}
						</Button>
					</>
				)}
			</DialogActions>
		</>
	);
}

/** Lines (those that hold a colon) and thousands of characters. */
export function scriptSummary({ content }: Pick<Script, 'content'>): string {
	const lines = content.split('\n').filter((line) => line.includes(':')).length;
	const thousands = (content.length / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
	return `${count(lines)} ${lines === 1 ? 'fala' : 'falas'}, ${thousands} mil caracteres`;
}
