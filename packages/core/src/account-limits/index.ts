export { takeTurns } from './job-turns.ts';
export { createJobAdmission, type JobAdmission } from './jobs.ts';
export { type AccountLimitServices, createAccountLimitServices } from './service.ts';
export type { AccountLimits } from './types.ts';
