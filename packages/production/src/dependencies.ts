import type { PriceBook } from '@nexus/core/costs';
import type { KeyedLock } from '@nexus/core/event-loop';
import type { Planner } from '@nexus/core/planning';
import type { AudioAssembler, CoverPainter, DatabaseFor, Engines, ObjectStore } from '@nexus/core/ports';
import type { OutageTimings } from './outages.ts';
import type { Pace } from './pace.ts';
import type { SharedMemory } from './part-memory.ts';
import type { UnsavedClips } from './unsaved-clips.ts';
import type { WasteLimits } from './waste-limit.ts';

export interface ProductionDependencies {
	database: DatabaseFor<
		'documents' | 'episodes' | 'exclusively' | 'jobs' | 'production' | 'pronunciations' | 'usage',
		'enqueue' | 'episodes' | 'hasten' | 'jobs' | 'production' | 'usage'
	>;
	objects: ObjectStore;
	engines: Engines;
	prices: PriceBook;
	planner: Planner;
	audio: AudioAssembler;
	covers: CoverPainter;
	memory: SharedMemory;
	clipLocks: KeyedLock;
	unsaved: UnsavedClips;
	pace: Pace;
	waste: WasteLimits;
	now: () => Date;
	timings: OutageTimings;
}
