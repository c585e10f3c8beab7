export { detectLanguage } from './detect-language.ts';
export { judgeByFunctionWords } from './function-words.ts';
