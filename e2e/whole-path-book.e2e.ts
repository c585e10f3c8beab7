import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { wholePath } from './whole-path.ts';

// In a file of its own it is made beside the other samples. The whole 200 KB, an hour and a half of sound, take longer
// than all other tests: they are made by `npm run test:long`, and a book of as little as has three parts every time.
const book = sample('book-pt');
const little = inParts(stretchesOf(book.content, [1_000, 600, 600]));

if (process.env.NEXUS_TEST_LONG) wholePath([book], 900_000);
else wholePath([{ ...book, load: () => little }]);
