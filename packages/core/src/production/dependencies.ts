import type { AudioAssembler, Database, Engines, ObjectStore } from '../ports/index.ts';
import type { SharedMemory } from './part-memory.ts';

export interface ProductionDependencies {
	database: Database;
	objects: ObjectStore;
	engines: Engines;
	audio: AudioAssembler;
	memory: SharedMemory;
	now: () => Date;
}
