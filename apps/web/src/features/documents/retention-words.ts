import type { LibraryDocument } from '@nexus/contract';

type RetentionFields = Pick<LibraryDocument, 'expires_at' | 'stays'>;

const day = (iso: string): string => new Date(iso).toLocaleDateString('pt-BR');

/** How long a document stays, in a few words. @param now milliseconds */
export function retentionWords({ expires_at, stays }: RetentionFields, now: number): string {
	if (stays === 'kept') return 'Mantido por você';
	if (stays === 'recent') return 'Fica enquanto estiver entre os mais novos';
	if (expires_at === null) return 'Fica até você excluir';
	return Date.parse(expires_at) <= now ? 'Sai na próxima limpeza' : `Sai a partir de ${day(expires_at)}`;
}

export const usedWords = (podcasts: number): string =>
	podcasts === 0 ? 'Ainda sem podcast' : podcasts === 1 ? '1 podcast' : `${podcasts} podcasts`;
