import type { SpeechDoubt, SpeechFault } from '@nexus/core/ports';

/**
 * Why a provider's answer is no speech: what is wrong with its audio, or what it said in its place. `withheld`: nothing,
 * which may be an accident or a block that does not call itself one.
 */
export type RefusalReason = SpeechFault | SpeechDoubt | 'unfinished' | 'withheld' | 'blocked';

/** An answer without usable audio; the same request may bring some the next time. */
export class RefusedSpeech extends Error {
	override readonly name = 'RefusedSpeech';
	readonly reason: RefusalReason;

	/** @param detail the provider's own word for it, for the log */
	constructor(reason: RefusalReason, detail = '') {
		super(`speech refused: ${reason}${detail && ` (${detail})`}`);
		this.reason = reason;
	}
}
