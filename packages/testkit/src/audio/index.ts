export { energyAt, longestSilence } from './activity.ts';
export { type DecodedAudio, decodeMp3 } from './decode.ts';
export { integratedLoudness } from './loudness.ts';
export { readTag } from './tag.ts';
export { truePeak } from './true-peak.ts';
