import { z } from 'zod';
import { engineWithModel } from './engines.ts';
import {
	FULL_NAME_MAX,
	FULL_NAME_MIN,
	PAGE_SIZE,
	PASSWORD_MAX,
	PASSWORD_MIN,
	USERNAME_MAX,
	USERNAME_MIN,
} from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';

const email = z.email('Digite um email válido').trim().max(254, 'Digite um email válido');

/** D15; that it is not a common one is checked by the server. */
const newPassword = z
	.string()
	.min(PASSWORD_MIN, `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`)
	.max(PASSWORD_MAX, `A senha deve ter no máximo ${PASSWORD_MAX} caracteres`);
const knownPassword = z.string().min(1, 'A senha é obrigatória').max(1000, 'A senha é longa demais');

/** The secret part of a link that is good once. */
const linkToken = z.string().min(1).max(200);

export const registerBody = z.object({
	email,
	username: z
		.string()
		.trim()
		.min(USERNAME_MIN, `Username deve ter pelo menos ${USERNAME_MIN} caracteres`)
		.max(USERNAME_MAX, `Username deve ter no máximo ${USERNAME_MAX} caracteres`),
	password: newPassword,
	full_name: z
		.string()
		.trim()
		.min(FULL_NAME_MIN, 'Nome completo é obrigatório')
		.max(FULL_NAME_MAX, `O nome deve ter no máximo ${FULL_NAME_MAX} caracteres`),
	/** From the link that a closed server prints while it has no account. */
	invitation: linkToken.optional(),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const loginBody = z.object({
	email,
	password: knownPassword,
});
export type LoginBody = z.infer<typeof loginBody>;

export const tokens = z.object({
	access_token: z.string(),
	refresh_token: z.string(),
	token_type: z.literal('bearer'),
	/** Seconds until the access token ends. */
	expires_in: z.number().int(),
});
export type Tokens = z.infer<typeof tokens>;

export const refreshBody = z.object({ refresh_token: z.string().min(1).max(2000) });
export type RefreshBody = z.infer<typeof refreshBody>;

export const changePasswordBody = z.object({ current_password: knownPassword, new_password: newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** `closed`: accounts are made on the machine that the server runs on. */
export const registration = z.object({ registration: z.enum(['open', 'closed']) });
export type Registration = z.infer<typeof registration>;

export const checkPasswordLinkBody = z.object({ token: linkToken });
export const resetPasswordBody = z.object({ token: linkToken, new_password: newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

/** Whose password a link sets. */
export const passwordLink = z.object({ email: z.string(), username: z.string() });
export type PasswordLink = z.infer<typeof passwordLink>;

export const session = z.object({
	id: z.string(),
	/** What the browser or program called itself at login. */
	user_agent: z.string().nullable(),
	/** Network address of the last login or refresh. */
	address: z.string().nullable(),
	created_at: timestamp,
	/** To the minute. */
	last_used_at: timestamp,
	/** Whether it is the session that asks. */
	current: z.boolean(),
});
export type Session = z.infer<typeof session>;
export const sessionList = pageOf('sessions', session);
export const sessionQuery = page(PAGE_SIZE.sessions);

export const user = z.object({
	id: z.string(),
	email: z.string(),
	username: z.string(),
	full_name: z.string(),
	is_admin: z.boolean(),
	created_at: z.string(),
});
export type User = z.infer<typeof user>;

export const systemGeminiStatus = z.object({
	custom_config_required: z.boolean(),
	has_system_gemini_key: z.boolean(),
	engines: z
		.object({ script: engineWithModel, speech: engineWithModel })
		.meta({ description: "What writes and speaks the caller's next episode." }),
	key_owner: z
		.enum(['user', 'system'])
		.nullable()
		.meta({ description: 'Whose Gemini key is used where an engine is `gemini`; null without a key.' }),
});
export type SystemGeminiStatus = z.infer<typeof systemGeminiStatus>;
