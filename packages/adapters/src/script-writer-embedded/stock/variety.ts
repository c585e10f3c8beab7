import type { SentenceKind } from '../reading/sentence-kind.ts';
import { joined, joinedPools } from './merge.ts';
import type { Pool, ReactionKind, Stock } from './types.ts';

/** More phrases for what a long episode uses most. */
export interface Variety {
	general: { thing: Pool; plain: Pool };
	number: { thing: Pool; plain: Pool };
	date: { thing: Pool; plain: Pool };
	leads: Partial<Record<ReactionKind, Pool>>;
	reactions: Partial<Record<ReactionKind, Pool>>;
	bridge: Pool;
	bridgeAsk: Pool;
	confirm: Pool;
	tellA: Pool;
	tellB: Pool;
	handover: Pool;
}

/** A stock with more to choose from. */
export function varied(stock: Stock, more: Variety): Stock {
	const questions = { ...stock.questions };
	for (const kind of ['general', 'number', 'date'] satisfies SentenceKind[]) {
		questions[kind] = {
			thing: joined(stock.questions[kind].thing, more[kind].thing),
			plain: joined(stock.questions[kind].plain, more[kind].plain),
		};
	}
	return {
		...stock,
		questions,
		leads: joinedPools(stock.leads, more.leads),
		reactions: joinedPools(stock.reactions, more.reactions),
		bridge: joined(stock.bridge, more.bridge),
		bridgeAsk: joined(stock.bridgeAsk, more.bridgeAsk),
		confirm: joined(stock.confirm, more.confirm),
		tellA: joined(stock.tellA, more.tellA),
		tellB: joined(stock.tellB, more.tellB),
		handover: joined(stock.handover, more.handover),
	};
}
