import type { ModelQuestion } from '../answers/question.ts';
import { answerTo } from './answer.ts';
import { readAssignment } from './assignment.ts';

/** What the emulators answer a question by themselves: JSON made of the passages in its prompt. */
export function madeUpAnswer({ system, prompt, schema }: ModelQuestion): unknown {
	return answerTo(schema ?? { type: 'object' }, readAssignment(`${system}\n${prompt}`));
}
