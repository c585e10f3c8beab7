import type { Language, PresetId } from '@nexus/contract';
import type { Hosts } from '@nexus/core/scripts';

/**
 * A person who hosts, as a model is to play them. Whole sentences in the episode's language, without the person's own
 * name; `{other}` stands for the other host's.
 */
export interface Character {
	thinks: string;
	cares: string;
	talks: string;
	/** What they would never say or do. */
	never: string;
	disagrees: string;
	/** The other host. */
	treats: string;
}

interface ExampleLine {
	speaker: 'A' | 'B';
	text: string;
}

/** A short exchange on something else, which shows how the two talk. */
export type Exchange = readonly ExampleLine[];

/** Two people and what they are to each other. */
export interface DuoCharacter {
	together: string;
	A: Character;
	B: Character;
	examples: readonly [Exchange, Exchange];
}

/** Whose persons are wanted. */
export interface PersonaRequest {
	language: Language;
	/** A preset's, or anything else for hosts whom the user described. */
	presetId: string;
	hosts: Hosts;
	/** How the user wants the whole episode told; null for nothing. */
	customStyle: string | null;
}

/** A manner that people ask for in their own words. */
export const TRAITS = [
	'analytical',
	'skeptical',
	'teaching',
	'curious',
	'playful',
	'ironic',
	'lively',
	'storytelling',
	'literary',
	'casual',
	'calm',
	'formal',
	'expert',
	'caring',
] as const;
export type Trait = (typeof TRAITS)[number];

/** How somebody with the trait is; a host's place in the duo gives the rest. */
export type TraitCharacter = Omit<Character, 'treats'>;

/** All that persons are made of in one language. Nothing of it is shared with another language. */
export interface PersonaPack {
	duos: Record<PresetId, DuoCharacter>;
	traits: Record<Trait, TraitCharacter>;
	/** Of somebody of whom no trait was said: who leads, and who knows the document. */
	plain: Record<'A' | 'B', Character>;
	/** A duo that somebody put together. */
	together: string;
	labels: Record<keyof Character | 'together' | 'ownWords' | 'examples', string>;
	/** The instruction for having a model write the persons; `{a}`, `{b}` and `{style}` are what the user wrote. */
	deepen: string;
}
