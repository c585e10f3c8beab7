import type { PronunciationEntry, SavePronunciationsBody } from '@nexus/contract';
import { PRONUNCIATIONS } from '@nexus/contract/limits';
import { useRef } from 'react';
import { count } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { fromCsv, toCsv } from './csv.ts';
import { linesToCheck } from './words.ts';

/** Bytes of a file of as many entries as there may be, with room to spare. */
const MOST_BYTES = 500_000;
const WORDS = {
	account: { all: '', file: 'pronuncias.csv' },
	installation: { all: ' desta instalação', file: 'pronuncias-desta-instalacao.csv' },
} as const;

interface CsvButtonsProps {
	/** Whose dictionary it is. */
	of: 'account' | 'installation';
	entries: readonly PronunciationEntry[];
	saving: boolean;
	onImport: (entries: SavePronunciationsBody['entries']) => Promise<unknown>;
}

/** A dictionary as a file, and from one. */
export function CsvButtons({ of, entries, saving, onImport }: CsvButtonsProps) {
	const { all, file: filename } = WORDS[of];
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className="flex flex-wrap gap-2.5">
			<Button
				size="small"
				aria-label={`Exportar CSV${all}`}
				disabled={entries.length === 0}
				onClick={() => saveFile(filename, toCsv(entries))}
			>
				Exportar CSV
			</Button>
			<Button size="small" aria-label={`Importar CSV${all}`} disabled={saving} onClick={() => input.current?.click()}>
				Importar CSV
			</Button>
			<input
				ref={input}
				type="file"
				accept=".csv,text/csv"
				aria-label={`Arquivo CSV de pronúncias${all}`}
				tabIndex={-1}
				className="sr-only"
				onChange={async ({ target }) => {
					const [file] = target.files ?? [];
					target.value = '';
					if (file) await importFile(file, onImport);
				}}
			/>
		</div>
	);
}

function saveFile(name: string, csv: string): void {
	const link = document.createElement('a');
	// Spreadsheets take the mark for the encoding.
	link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }));
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}

async function importFile(file: File, onImport: CsvButtonsProps['onImport']): Promise<void> {
	const refuse = (description: string): void => {
		toast({ title: 'Nada foi importado', description, destructive: true });
	};
	if (file.size > MOST_BYTES) return refuse('O arquivo é grande demais para um dicionário.');
	const { entries, wrong } = fromCsv(await file.text());
	if (wrong.length > 0) return refuse(linesToCheck(wrong));
	if (entries.length === 0) return refuse('O arquivo não tem pronúncias.');
	if (entries.length > PRONUNCIATIONS.most) return refuse(`O arquivo tem mais de ${PRONUNCIATIONS.most} pronúncias.`);
	try {
		await onImport(entries);
	} catch {
		// Told of already.
		return;
	}
	toast({
		title: 'Pronúncias importadas',
		description: entries.length === 1 ? '1 pronúncia.' : `${count(entries.length)} pronúncias.`,
	});
}
