import type { AudioAssembler, Database, Engines, ObjectStore } from '../ports/index.ts';

export interface ProductionDependencies {
	database: Database;
	objects: ObjectStore;
	engines: Engines;
	audio: AudioAssembler;
	now: () => Date;
}
