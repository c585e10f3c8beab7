export { alignedTables, withRulesInTables } from './aligned-table.ts';
export { withoutFormulas } from './around-formulas.ts';
export { mapSentences, textsOf } from './block-sentences.ts';
export { withSpeakerColons } from './bold-speakers.ts';
export { withCharacters } from './character-references.ts';
export { isCaption, isCitedWork } from './cited-works.ts';
export { type CutOptions, cutParts } from './cut-parts.ts';
export { withoutDateline } from './dateline.ts';
export { type DecodedText, decodeText, type TextEncoding } from './decode-text.ts';
export { bareFrontMatter, frontMatterOf } from './front-matter.ts';
export { askedLevels, lookedUp } from './heading-kinds.ts';
export { joinDocuments } from './join-documents.ts';
export { isDecision, isLabelLine, isOutcome, numberedName, withSpokenLabel } from './label-lines.ts';
export { labelledFields } from './labelled-fields.ts';
export { withLabelledLists } from './labelled-lists.ts';
export { mapDocument } from './map-document.ts';
export { mapDocuments } from './map-documents.ts';
export { hasFormula, hasUnsaidFormula } from './mask-source.ts';
export { isNameLine, isNameRoll } from './name-rolls.ts';
export {
	ITEM_NUMBER,
	isLongItem,
	itemDepths,
	itemsThere,
	type ListNumbers,
	listNumbers,
	listsIn,
} from './nested-lists.ts';
export { withoutPageBreaks } from './page-breaks.ts';
export { letteredTurns, withoutPageMarks } from './page-marks.ts';
export { parseBlocks } from './parse-blocks.ts';
export { type Markup, type PlainReading, plainOf, readPlain } from './read-plain.ts';
export { asSentence, readableSentence } from './readable-sentences.ts';
export { type References, referencesIn } from './references.ts';
export { initialsOf, withoutSpeakers } from './speaker-turns.ts';
export { spokenPieces } from './spoken-turn.ts';
export { tableOfContents } from './table-of-contents.ts';
export { withoutTimes } from './transcript-times.ts';
export { isTyped } from './typed-code.ts';
export * from './types.ts';
export { isInQuotes, withWholeQuotes } from './whole-quotes.ts';
export { withoutCodeColumns } from './wide-tables.ts';
