import { sample } from '@nexus/testkit/samples';
import { wholePath } from './whole-path.ts';

// In a file of its own it is made beside the other samples. The whole 200 KB, an hour and a half of sound, take longer than
// all other tests: they are made by `npm run test:long`, and the first chapters every time.
const CHAPTERS = 30_000;
const book = sample('book-pt');
const first = book.content.slice(0, book.content.indexOf('\n\n', CHAPTERS));

if (process.env.NEXUS_TEST_LONG) wholePath([book], 900_000);
else wholePath([{ ...book, load: () => first }]);
