export { sentenceBorders, splitSentences } from './split-sentences.ts';
