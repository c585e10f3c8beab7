import { EN_FRAMES } from './en-frames.ts';
import { EN_QUESTIONS } from './en-questions.ts';
import { EN_REACTIONS } from './en-reactions.ts';
import { EN_VARIETY } from './en-variety.ts';
import type { Stock } from './types.ts';
import { varied } from './variety.ts';

export const ENGLISH: Stock = varied({ ...EN_FRAMES, ...EN_QUESTIONS, ...EN_REACTIONS }, EN_VARIETY);
