export { detectLanguage } from './detect-language.ts';
