import type { Transcript as TranscriptAnswer } from '@nexus/contract';
import type { Transcript, TranscriptLine } from '@nexus/production';
import { presentPassage } from './present-passage.ts';

export const presentTranscript = ({ episodeId, lines, ...transcript }: Transcript): TranscriptAnswer => ({
	podcast_id: episodeId,
	...transcript,
	lines: lines.map(presentLine),
});

const presentLine = ({
	partNumber,
	passages,
	speechDoubt,
	...line
}: TranscriptLine): TranscriptAnswer['lines'][number] => ({
	...line,
	part_number: partNumber,
	passages: passages.map(presentPassage),
	...(speechDoubt && { speech_doubt: speechDoubt }),
});
