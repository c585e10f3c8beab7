import { serve } from '../child-process/serve.ts';
import { readDocument } from './read-document.ts';

await serve((bytes, [filename = '']) => readDocument({ bytes, filename }));
