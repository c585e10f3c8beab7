import { sample } from '@nexus/testkit/samples';
import { wholePath } from './whole-path.ts';

// The whole 200 KB, an hour and a half of sound, in a file of its own so that it is made beside the other samples.
wholePath([sample('book-pt')], { patience: 900_000 });
