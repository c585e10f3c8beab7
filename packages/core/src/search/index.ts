export { createSearchServices, type SearchServices } from './service.ts';
export { createSearchWork } from './work.ts';
