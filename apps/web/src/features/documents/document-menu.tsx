import type { LibraryDocument } from '@nexus/contract';
import { Download, Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { addressOf } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import { useDocumentChange } from './use-document-change.ts';

async function save({ id, filename }: LibraryDocument): Promise<void> {
	try {
		await download(addressOf('downloadDocument', { id }), filename);
	} catch (error) {
		toast({ title: 'Erro', description: reasonOf(error, 'Falha ao baixar o documento'), destructive: true });
	}
}

interface DocumentMenuProps {
	document: LibraryDocument;
	/** By which it is known among the others. */
	name: string;
	onRename: () => void;
	onDelete: () => void;
}

/** What else can be done with a document. */
export function DocumentMenu({ document, name, onRename, onDelete }: DocumentMenuProps) {
	const change = useDocumentChange();
	const isKept = document.stays === 'kept';
	const Keep = isKept ? PinOff : Pin;
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>
				<Button variant="quiet" size="icon" aria-label={`Mais ações para ${name}`}>
					<Ellipsis className="size-5" aria-hidden="true" />
				</Button>
			</DropdownMenu.Trigger>
			<MenuContent align="end">
				{document.stays !== 'no_cleanup' && (
					<DropdownMenu.Item
						className={MENU_ITEM}
						onSelect={() =>
							change.mutate({
								id: document.id,
								changes: { kept: !isKept },
								done: isKept ? 'A limpeza volta a contar o documento.' : 'O documento fica fora da limpeza.',
							})
						}
					>
						<Keep className="size-4.5 text-soft" aria-hidden="true" />
						{isKept ? 'Deixar de manter' : 'Manter fora da limpeza'}
					</DropdownMenu.Item>
				)}
				<DropdownMenu.Item className={MENU_ITEM} onSelect={() => void save(document)}>
					<Download className="size-4.5 text-soft" aria-hidden="true" />
					Baixar
				</DropdownMenu.Item>
				<DropdownMenu.Item className={MENU_ITEM} onSelect={onRename}>
					<Pencil className="size-4.5 text-soft" aria-hidden="true" />
					Renomear
				</DropdownMenu.Item>
				<DropdownMenu.Item className={`${MENU_ITEM} text-alarm`} onSelect={onDelete}>
					<Trash2 className="size-4.5" aria-hidden="true" />
					Excluir
				</DropdownMenu.Item>
			</MenuContent>
		</DropdownMenu.Root>
	);
}
