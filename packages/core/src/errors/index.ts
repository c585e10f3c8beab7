export { NexusError } from './nexus-error.ts';
export * from './provider-failure.ts';
