import type { CleanupReason, Podcast } from '@nexus/contract';
import { dateAndTime } from './format.ts';

/** Why the audio is gone, to follow "removido". */
export const CLEANUP_REASON_WORDS: Record<CleanupReason, string> = {
	auto_age: 'por idade',
	manual: 'manualmente',
	user_request: 'a seu pedido',
	storage_limit: 'por limite de armazenamento',
};

/** When and why a podcast's audio was removed. */
export function cleanedWords({ cleaned_at, cleanup_reason }: Pick<Podcast, 'cleaned_at' | 'cleanup_reason'>): string {
	const when = cleaned_at ? ` em ${dateAndTime(cleaned_at)}` : '';
	const why = cleanup_reason ? ` ${CLEANUP_REASON_WORDS[cleanup_reason]}` : '';
	return `O áudio foi removido${when}${why}. O roteiro continua salvo.`;
}
