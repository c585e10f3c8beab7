export { NexusError } from '@nexus/contract/nexus-error';
export * from './provider-failure.ts';
