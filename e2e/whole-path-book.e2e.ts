import { wholePath } from './whole-path.ts';

// A book takes as long as all the other samples: in a file of its own it is made beside them.
wholePath(['book-pt']);
