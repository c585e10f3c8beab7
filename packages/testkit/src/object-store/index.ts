export { objectStoreCompliance, type StoreUnderTest } from './compliance.ts';
