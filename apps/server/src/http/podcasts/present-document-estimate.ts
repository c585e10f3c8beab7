import type { Estimate } from '@nexus/contract';
import type { DocumentEstimate } from '@nexus/core/costs';
import { presentEstimate } from '../jobs/present-estimate.ts';

export const presentDocumentEstimate = ({
	estimate,
	document,
	language,
	range,
	...told
}: DocumentEstimate): Estimate => ({
	...presentEstimate(estimate),
	language,
	estimated_audio_range: range,
	document_info: {
		document_id: document.ids[0] ?? '',
		document_ids: document.ids,
		filename: document.filename,
		characters: document.characters,
		words: document.words,
		detected_language: document.language,
		estimated_parts: estimate.parts,
		estimated_files: document.files,
		parts_calculation: document.partsCalculation,
		estimated_reading_time: document.readingMinutes,
	},
	sections: told.sections,
	recommendations: told.recommendations,
	cost_note: told.costNote,
});
