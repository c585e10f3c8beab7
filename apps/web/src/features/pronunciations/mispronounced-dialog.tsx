import type { Language } from '@nexus/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { scriptQuery } from '../../lib/queries.ts';
import { meQuery } from '../../lib/user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PronunciationForm } from './pronunciation-form.tsx';
import { usePronunciationChanges } from './queries.ts';
import { consequenceOf } from './words.ts';

export interface MispronouncedProps {
	podcastId: string;
	language: Language;
	/** Voices what changed. Resolves to whether it began. */
	onVoice: () => Promise<boolean>;
}

interface MispronouncedDialogProps extends MispronouncedProps {
	word: string;
	open: boolean;
	onClose: () => void;
}

/** Asks how a word is said; once that is saved, tells what of the episode changes by it and voices that on request. */
export default function MispronouncedDialog({ open, onClose, ...props }: MispronouncedDialogProps) {
	const { podcastId, language, word, onVoice } = props;
	const form = useId();
	const { data: user } = useQuery(meQuery);
	const { save } = usePronunciationChanges();
	const [voicing, setVoicing] = useState(false);
	const saved = save.isSuccess;
	const { data: script } = useQuery({ ...scriptQuery(podcastId), enabled: open && saved, refetchOnMount: 'always' });
	const voice = async () => {
		setVoicing(true);
		if (await onVoice()) onClose();
		setVoicing(false);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={saved ? 'Pronúncia salva' : 'Pronúncia errada?'}
			description={
				saved
					? 'Os próximos episódios já a usam.'
					: 'Diga como a palavra deve soar. Vale para todos os seus episódios a partir de agora.'
			}
			actions={
				saved ? (
					<>
						<Button onClick={onClose}>Agora não</Button>
						<Button
							variant="primary"
							disabled={voicing || !script || script.lines_to_voice === 0}
							onClick={() => void voice()}
						>
							{voicing ? 'Iniciando...' : 'Narrar de novo o que muda'}
						</Button>
					</>
				) : (
					<>
						<Button onClick={onClose}>Cancelar</Button>
						<Button type="submit" form={form} variant="primary" disabled={save.isPending}>
							{save.isPending ? 'Salvando...' : 'Salvar'}
						</Button>
					</>
				)
			}
		>
			{saved ? (
				<p role="status">
					{script ? consequenceOf(script.lines_to_voice, script.seconds_to_voice) : 'Calculando o que muda...'}
				</p>
			) : (
				<PronunciationForm
					id={form}
					word={word}
					language={language}
					forEverybody={user?.is_admin ?? false}
					onSave={(body) => save.mutate(body)}
				/>
			)}
		</Dialog>
	);
}
