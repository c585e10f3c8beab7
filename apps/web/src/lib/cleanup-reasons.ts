import type { CleanupReason } from '@nexus/contract';

/** Why the audio is gone, to follow "removido". */
export const CLEANUP_REASON_WORDS: Record<CleanupReason, string> = {
	auto_age: 'por idade',
	manual: 'manualmente',
	user_request: 'a seu pedido',
	storage_limit: 'por limite de armazenamento',
};
