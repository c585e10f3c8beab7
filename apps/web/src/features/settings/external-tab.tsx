import type { CreatedApiKey } from '@nexus/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Section } from '../../ui/section.tsx';
import { apiExample } from './api-example.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { KeyList } from './key-list.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** Keys for other programs, and how such a program makes a podcast. */
export function ExternalTab() {
	const [creating, setCreating] = useState(false);
	const [created, setCreated] = useState<CreatedApiKey | null>(null);
	return (
		<>
			<Section
				title="Chaves de API"
				text="Uma chave deixa outro programa usar o Nexus em seu nome, só com as permissões que você der a ela."
				action={
					<Button variant="primary" onClick={() => setCreating(true)} className="max-sm:w-full">
						<Plus className="size-4.5" aria-hidden="true" />
						Criar chave de API
					</Button>
				}
			>
				<KeyList />
			</Section>
			<Section
				title="Exemplo de uso"
				text={
					<>
						Envie a chave no cabeçalho <code className="text-note">Authorization</code>. Troque{' '}
						<code className="text-note">SUA_CHAVE_DE_API</code> pela sua e rode em um terminal.
					</>
				}
			>
				<ol className="flex flex-col gap-4">
					{apiExample(window.location.origin, 'SUA_CHAVE_DE_API').map(({ title, code }, index) => (
						<li key={title}>
							<CodeBlock
								title={
									<>
										<span className="figures mr-2 text-soft">{index + 1}.</span>
										{title}
									</>
								}
								code={code}
								label={title}
							/>
						</li>
					))}
				</ol>
				<p className="mt-6 text-soft">
					Todas as chamadas, com seus campos e erros, estão na{' '}
					<a
						href="/api/docs"
						target="_blank"
						rel="noreferrer"
						className="text-ink underline underline-offset-4 hover:no-underline"
					>
						documentação da API
					</a>
					.
				</p>
			</Section>
			<CreateKeyDialog
				open={creating}
				onOpenChange={setCreating}
				onCreated={(key) => {
					setCreating(false);
					setCreated(key);
				}}
			/>
			<NewKeyDialog created={created} onClose={() => setCreated(null)} />
		</>
	);
}
