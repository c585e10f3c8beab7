export { AnswerFolder, type AnswerFolderOptions, type GivenAnswer, NotRecorded } from './answers/folder.ts';
export type { ModelQuestion } from './answers/question.ts';
export * from './fault-kinds.ts';
export type { FaultSettings, Faults } from './faults.ts';
export { startGeminiEmulator } from './gemini/server.ts';
export type { Counts, EmulatedCall, Outcome } from './ledger.ts';
export { type OpenAiEmulatorOptions, startOpenAiEmulator } from './openai/server.ts';
export type { Emulator, EmulatorOptions } from './options.ts';
