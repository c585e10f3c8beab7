export { chooseVoice } from './choose-voice.ts';
export { convertOriginal } from './convert-original.ts';
export { ModelFailure } from './errors.ts';
export { examineModel } from './examine-model.ts';
export { createModelRunner, type ModelRunner } from './model-runner.ts';
export { createNaturalSpeech, type NaturalModel, voicesOf } from './natural-speech.ts';
export { recognizeModel } from './recognize-model.ts';
export { type ModelVoice, QUALITIES, type Quality, type RecognizedModel } from './types.ts';
