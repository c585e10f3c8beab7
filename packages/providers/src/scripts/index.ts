export { numbersIn } from './check/numbers.ts';
export { cheapDoubts, isJudgedWrong, type Statement } from './check/statements.ts';
export { BrokenAnswer, type Question, type TextModel } from './text-model.ts';
export { createModelScriptWriter, type ModelWriterDependencies } from './writer.ts';
