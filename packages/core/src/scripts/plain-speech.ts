import { cleanLine } from './clean-line.ts';

const DIRECTION =
	/[(*](?:risos?|rindo|risadas?|gargalhadas?|pausa|suspir[ao]|laughs?|laughing|laughter|pause|sighs?|chuckles?)[)*]/gi;

/** Labels of links that say nothing by themselves. */
const POINTER = /^\s*(?:links?|aqui|clique aqui|here|click here|site)\s*$/i;

/**
 * What a host can say of a text that a model wrote: without tags, Markdown, stage directions, addresses and the mark of
 * the host that some models put before a line. Null when no words are left.
 * @throws NexusError validation for a line that is longer than any may be
 */
export function plainSpeech(text: string, number: number): string | null {
	const plain = text
		.replace(/^\s*(?:\[HOST_[AB]\]|[AB]|HOST_[AB])\s*:\s+/, '')
		.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
		.replace(/<\/?[a-z][^<>]*>/gi, ' ')
		.replace(/!?\[([^\][]*)\]\([^()]*\)/g, (_, label: string) => (POINTER.test(label) ? ' ' : label))
		.replace(/\[[^\][]*\]/g, ' ')
		.replace(/(?:https?:\/\/|www\.)\S+/gi, ' ')
		.replace(DIRECTION, ' ')
		.replace(/\*\*|__|[*`~|<>{}\\]|^\s*(?:#{1,6}|[-+>])\s/g, ' ')
		.replace(/\s+([.,;:!?…])/g, '$1');
	return /[\p{L}\p{N}]/u.test(plain) ? cleanLine(plain, number) : null;
}
