import { SAMPLES } from '@nexus/testkit/samples';
import { wholePath } from './whole-path.ts';

wholePath(SAMPLES.map(({ id }) => id).filter((id) => id !== 'book-pt'));
