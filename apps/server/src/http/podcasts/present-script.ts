import type { Script as ScriptAnswer } from '@nexus/contract';
import type { ScriptFigures, ScriptLineView } from '@nexus/episodes';
import { presentPassage } from './present-passage.ts';

export const presentScriptFigures = (script: ScriptFigures): Omit<ScriptAnswer, 'content' | 'lines'> => ({
	podcast_id: script.episodeId,
	version: script.version,
	estimated_duration: script.minutes,
	word_count: script.words,
	unsupported_lines: script.unsupportedLines,
	lines_to_voice: script.toVoice.lines,
	clips_to_voice: script.toVoice.clips,
	seconds_to_voice: script.toVoice.seconds,
});

export const presentScriptLine = ({
	partNumber,
	passages,
	...line
}: ScriptLineView): ScriptAnswer['lines'][number] => ({
	...line,
	part_number: partNumber,
	spans: passages.map(({ start, end }): [number, number] => [start, end]),
	passages: passages.map(presentPassage),
});
