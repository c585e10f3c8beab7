export { type AnswerChecker, createAnswerChecker } from './checker.ts';
export { type OpenApiDocument, type Operation, operationsOf, readDocument } from './document.ts';
export { type GoodCall, type Walk, type Walker, walkOperation } from './walk.ts';
