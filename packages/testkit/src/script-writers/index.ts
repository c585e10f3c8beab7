export { paidAnswers } from './written-episode.ts';
