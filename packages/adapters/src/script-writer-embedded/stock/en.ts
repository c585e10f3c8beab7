import { EN_FRAMES } from './en-frames.ts';
import { EN_QUESTIONS } from './en-questions.ts';
import { EN_REACTIONS } from './en-reactions.ts';
import type { Stock } from './types.ts';

export const ENGLISH: Stock = { ...EN_FRAMES, ...EN_QUESTIONS, ...EN_REACTIONS };
