export { looksLikeApiKey } from './api-key-form.ts';
export { type ApiKeyCaller, type ApiKeyServices, createApiKeyServices, type Quota } from './api-keys.ts';
export type { RegistrationLimits } from './attempts.ts';
export type { CookieToken, Issued } from './issue-tokens.ts';
export type { OneTimeLink } from './one-time-links.ts';
export { createPasswordWork, type PasswordWork } from './password-work.ts';
export * from './service.ts';
export type { Party } from './sign-in.ts';
export * from './types.ts';
