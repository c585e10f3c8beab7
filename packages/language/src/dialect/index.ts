export { inOwnDialect, type LanguageProblem, languageProblem } from './line-language.ts';
