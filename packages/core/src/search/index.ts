export { createSearchServices, type SearchResult, type SearchServices } from './service.ts';
export { createSearchWork } from './work.ts';
