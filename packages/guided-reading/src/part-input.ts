import type { PartRequest } from '@nexus/core/ports';

/** What crosses over to a worker thread of a request for a part. */
export type PartInput = Omit<PartRequest, 'signal' | 'used' | 'silence' | 'kept' | 'advanced' | 'reviewed' | 'written'>;
