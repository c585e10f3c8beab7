export { energyAt, longestSilence } from './activity.ts';
export { type DecodedAudio, decodeMp3 } from './decode.ts';
export { integratedLoudness } from './loudness.ts';
export { truePeak } from './true-peak.ts';
