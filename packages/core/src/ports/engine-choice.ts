import type { ENGINES } from '@nexus/contract';

export type EngineName = (typeof ENGINES)[number];

/** An engine with the model that it uses; null where it has but one. */
export interface ChosenEngine {
	engine: EngineName;
	model: string | null;
	/** `voices` of the speech that was chosen, where it tells them; absent in jobs that are older than this field. */
	voices?: string | undefined;
}

export interface ChosenEngines {
	script: ChosenEngine;
	speech: ChosenEngine;
}

/** Tells which engines and models make a user's episodes, by the operator's configuration and the user's own. */
export type EnginesFor = (userId: string) => Promise<ChosenEngines>;

/** What an installation without any key uses. */
export const EMBEDDED_ENGINES: ChosenEngines = {
	script: { engine: 'embedded', model: null },
	speech: { engine: 'embedded', model: null },
};

/** Whether an engine works elsewhere: what it makes is waited for rather than computed here. */
export const isRemote = ({ engine }: ChosenEngine): boolean => !isOfThisMachine(engine);

/**
 * Whether what an engine makes costs money, or minutes of the machine: it is kept as soon as it is there, and never made
 * twice.
 */
export const isDear = ({ engine }: ChosenEngine): boolean => engine !== 'embedded';

/** Whether nobody bills for an engine. */
export const isFree = ({ engine }: ChosenEngine): boolean => isOfThisMachine(engine);

const isOfThisMachine = (engine: EngineName): boolean => engine === 'embedded' || engine === 'natural';
