import { SAMPLES } from '@nexus/testkit/samples';
import { wholePath } from './whole-path.ts';

wholePath(SAMPLES.filter(({ id }) => id !== 'book-pt'));
