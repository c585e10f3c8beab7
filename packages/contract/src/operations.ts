import { accountOperations } from './operations/account.ts';
import { administrationOperations } from './operations/administration.ts';
import { documentsOperations } from './operations/documents.ts';
import { jobsOperations } from './operations/jobs.ts';
import { listeningOperations } from './operations/listening.ts';
import type { Operation } from './operations/operation.ts';
import { podcastsOperations } from './operations/podcasts.ts';
import { storageOperations } from './operations/storage.ts';
import type { RouteName } from './routes.ts';

export { OPERATION_TAGS, type Operation } from './operations/operation.ts';

/** What the documentation says of every call. The call's name is its `operationId`. */
export const OPERATIONS: Record<RouteName, Operation> = {
	...accountOperations,
	...documentsOperations,
	...podcastsOperations,
	...listeningOperations,
	...jobsOperations,
	...storageOperations,
	...administrationOperations,
};
