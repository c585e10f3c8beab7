import type { SectionEstimate as SectionEstimateAnswer } from '@nexus/contract';
import type { SectionEstimate } from '@nexus/episodes';
import { presentBill } from '../jobs/present-estimate.ts';

export const presentSectionEstimate = (estimate: SectionEstimate): SectionEstimateAnswer => ({
	section: estimate.section,
	heading: estimate.heading,
	version: estimate.version,
	part_number: estimate.partNumber,
	behind: estimate.behind,
	lines: estimate.lines,
	exact: estimate.isExact,
	whole: estimate.isWhole,
	lines_kept: estimate.linesKept,
	other_lines_to_voice: estimate.otherLinesToVoice,
	audio_seconds: estimate.audioSeconds,
	work_seconds: estimate.workSeconds,
	...presentBill(estimate.bill),
});
