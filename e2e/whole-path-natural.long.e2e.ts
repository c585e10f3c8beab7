import { join } from 'node:path';
import { installTestVoices } from '@nexus/testkit/natural-voices';
import { SAMPLES } from '@nexus/testkit/samples';
import { wholePath } from './whole-path.ts';

wholePath(
	SAMPLES.filter(({ id }) => id === 'short-pt'),
	{
		variables: { VOICES_QUALITY: 'fast' },
		prepare: async ({ dataDir }) => void (await installTestVoices(join(dataDir, 'voices'))),
		// Natural voices do not tell when words are said: their times are found by listening.
		edge: 0.06,
		speech: { engine: 'natural', model: 'vozes-de-teste:fast' },
	},
);
