export { pagesWithin } from './page-marks.ts';
export { createImportServices, type ImportServices } from './service.ts';
export type { ImportFacts, ImportRecord } from './types.ts';
export { createImportWork } from './work.ts';
