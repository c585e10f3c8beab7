export { createJobAdmission, type JobAdmission } from './jobs.ts';
export { limitRunningJobs } from './running-jobs.ts';
export { type AccountLimitServices, createAccountLimitServices } from './service.ts';
export type { AccountLimits } from './types.ts';
