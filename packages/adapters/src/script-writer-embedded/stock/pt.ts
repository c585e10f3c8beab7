import { PT_FRAMES } from './pt-frames.ts';
import { PT_QUESTIONS } from './pt-questions.ts';
import { PT_REACTIONS } from './pt-reactions.ts';
import { PT_VARIETY } from './pt-variety.ts';
import type { Stock } from './types.ts';
import { varied } from './variety.ts';

export const PORTUGUESE: Stock = varied({ ...PT_FRAMES, ...PT_QUESTIONS, ...PT_REACTIONS }, PT_VARIETY);
