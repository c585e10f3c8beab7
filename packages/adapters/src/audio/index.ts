export { createAudioAssembler } from './assembler.ts';
