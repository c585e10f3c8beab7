export { ENTAILMENT_CASES, type EntailmentCase, type EntailmentKind } from './entailment-cases.ts';
export { type EntailmentCheck, type EntailmentScore, scoreEntailment } from './entailment-score.ts';
export { type EpisodeEvaluation, evaluateEpisode } from './evaluation.ts';
export { missesOf, missesOfConversation } from './goals.ts';
export { type Comparison, compareScripts } from './judge.ts';
export { addMp3, createSoundMeter, type Sound } from './sound.ts';
export { evaluationTables } from './table.ts';
export { heardLines, type SpokenLine, voicesOf } from './voices.ts';
