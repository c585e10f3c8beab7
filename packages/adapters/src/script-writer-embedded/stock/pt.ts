import { PT_FRAMES } from './pt-frames.ts';
import { PT_QUESTIONS } from './pt-questions.ts';
import { PT_REACTIONS } from './pt-reactions.ts';
import type { Stock } from './types.ts';

export const PORTUGUESE: Stock = { ...PT_FRAMES, ...PT_QUESTIONS, ...PT_REACTIONS };
