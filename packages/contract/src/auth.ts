import { z } from 'zod';
import { FULL_NAME_MAX, FULL_NAME_MIN, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from './limits.ts';

const email = z.email('Digite um email válido').trim().max(254, 'Digite um email válido');

export const registerBody = z.object({
	email,
	username: z
		.string()
		.trim()
		.min(USERNAME_MIN, `Username deve ter pelo menos ${USERNAME_MIN} caracteres`)
		.max(USERNAME_MAX, `Username deve ter no máximo ${USERNAME_MAX} caracteres`),
	password: z
		.string()
		.min(PASSWORD_MIN, `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`)
		.max(PASSWORD_MAX, `A senha deve ter no máximo ${PASSWORD_MAX} caracteres`),
	full_name: z
		.string()
		.trim()
		.min(FULL_NAME_MIN, 'Nome completo é obrigatório')
		.max(FULL_NAME_MAX, `O nome deve ter no máximo ${FULL_NAME_MAX} caracteres`),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const loginBody = z.object({
	email,
	password: z.string().min(1, 'A senha é obrigatória').max(1000, 'A senha é longa demais'),
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
});
export type SystemGeminiStatus = z.infer<typeof systemGeminiStatus>;
