export * from './clean-document.ts';
export * from './episode-documents.ts';
export * from './filename.ts';
export * from './library.ts';
export * from './service.ts';
export * from './texts.ts';
