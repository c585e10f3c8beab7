import type { CleanupStats } from '@nexus/contract';
import { fileSize } from '../../lib/format.ts';

/** What the stored bytes are made of; what there is none of is left out. */
export function storedWords({ outputs, clips, uploads }: CleanupStats['statistics']['bytes_used_in']): string {
	const kinds: [bytes: number, words: string][] = [
		[outputs, 'de áudio pronto'],
		[clips, 'de falas guardadas para refazer só o que mudar'],
		[uploads, 'de documentos'],
	];
	return kinds
		.filter(([bytes]) => bytes > 0)
		.map(([bytes, words]) => `${fileSize(bytes)} ${words}`)
		.join(', ');
}
