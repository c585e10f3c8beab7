import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { Section } from '../../ui/section.tsx';
import { refreshSettings } from './queries.ts';

interface KeySectionProps extends Omit<ComponentProps<typeof SecretField>, 'label' | 'hint'> {
	/** Without a key of the user's own nothing can be generated here. */
	forced: boolean;
	/** Whether a key is stored. */
	stored: boolean;
}

/** The key of the user's own: written, replaced or removed, but never shown. */
export function KeySection({ forced, stored, ...field }: KeySectionProps) {
	const required = forced && !stored;
	return (
		<Section
			title="Chave do Gemini"
			text={
				<>
					Crie uma no{' '}
					<a
						href="https://aistudio.google.com/apikey"
						target="_blank"
						rel="noreferrer"
						className="text-ink underline underline-offset-4 hover:no-underline"
					>
						Google AI Studio
					</a>
					. Ela é guardada cifrada e nunca mais é mostrada.
				</>
			}
		>
			{stored && <StoredKey />}
			<SecretField
				label={stored ? 'Trocar por outra chave' : `Chave Gemini${required ? ' *' : ''}`}
				noun="chave"
				autoComplete="off"
				spellCheck={false}
				required={required}
				placeholder={stored ? 'Em branco, a chave guardada continua' : 'AIza...'}
				hint={required ? '* Obrigatória: o sistema não possui uma chave.' : undefined}
				{...field}
			/>
		</Section>
	);
}

function StoredKey() {
	const queries = useQueryClient();
	const [asking, setAsking] = useState(false);
	const removal = useMutation({
		mutationFn: () => call('saveSettings', { body: { use_custom_config: false, gemini_api_key: null } }),
		onSuccess: () => {
			toast({ title: 'Sucesso! ✅', description: 'Configurações atualizadas com sucesso' });
			return refreshSettings(queries);
		},
		onError: (error) =>
			toast({
				title: 'Erro',
				description: reasonOf(error, 'Falha ao atualizar configurações'),
				destructive: true,
			}),
		onSettled: () => setAsking(false),
	});
	return (
		<div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-surface border border-hairline bg-sunk py-2 pr-2 pl-4">
			<KeyRound className="size-4.5 text-soft" aria-hidden="true" />
			<p className="flex-1 font-medium">Chave configurada</p>
			<Button size="small" variant="quiet" onClick={() => setAsking(true)}>
				Remover chave
			</Button>
			<Dialog
				role="alertdialog"
				open={asking}
				onOpenChange={setAsking}
				title="Remover a sua chave do Gemini?"
				description="Ela é apagada deste servidor. Suas outras preferências ficam guardadas, mas desligadas."
				actions={
					<>
						<Button onClick={() => setAsking(false)}>Cancelar</Button>
						<Button variant="danger" disabled={removal.isPending} onClick={() => removal.mutate()}>
							{removal.isPending ? 'Removendo...' : 'Remover chave'}
						</Button>
					</>
				}
			/>
		</div>
	);
}
