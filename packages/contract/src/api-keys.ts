import { z } from 'zod';
import { API_KEY_ENVIRONMENTS, API_KEY_NAME_MAX, API_KEY_RATE_LIMIT, API_KEY_SCOPES } from './api-key-constants.ts';
import { boundedArray } from './bounded-array.ts';
import { PAGE_SIZE } from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';

const { min, max, default: usual } = API_KEY_RATE_LIMIT;
const limitRange = `O limite deve ser um número inteiro de ${min} a ${max} requisições por hora`;

export const createApiKeyBody = z.object({
	name: z
		.string('Por favor, forneça um nome para a chave de API')
		.trim()
		.min(1, 'Por favor, forneça um nome para a chave de API')
		.max(API_KEY_NAME_MAX, `O nome deve ter no máximo ${API_KEY_NAME_MAX} caracteres`),
	scopes: boundedArray(z.enum(API_KEY_SCOPES, `Permissão desconhecida. Use: ${API_KEY_SCOPES.join(', ')}`), {
		...{ min: 1, tooFew: 'Selecione pelo menos uma permissão', error: 'Selecione pelo menos uma permissão' },
		...{ max: 100, tooMany: 'Permissões demais' },
	}),
	rate_limit_per_hour: z.int(limitRange).min(min, limitRange).max(max, limitRange).default(usual),
	environment: z
		.enum(API_KEY_ENVIRONMENTS, `O ambiente deve ser um destes: ${API_KEY_ENVIRONMENTS.join(', ')}`)
		.default('prod'),
	/** When the key ends by itself; without it, never. */
	expires_at: z.iso
		.datetime({ offset: true, error: 'A validade deve ser uma data em ISO 8601, como 2030-01-31T12:00:00Z' })
		.refine((time) => Date.parse(time) > Date.now(), 'A validade deve estar no futuro')
		.nullish(),
});
export type CreateApiKeyBody = z.infer<typeof createApiKeyBody>;

export const apiKey = z.object({
	id: z.string(),
	name: z.string(),
	scopes: z.array(z.enum(API_KEY_SCOPES)),
	rate_limit_per_hour: z.int(),
	environment: z.enum(API_KEY_ENVIRONMENTS),
	/** The beginning of the key: enough to tell which it is. */
	key_prefix: z.string(),
	created_at: timestamp,
	/** To the minute. */
	last_used: timestamp.nullable(),
	expires_at: timestamp.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The only answer that holds the key itself. */
export const createdApiKey = apiKey.extend({ key_full: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKey>;

export const apiKeyQuery = page(PAGE_SIZE.apiKeys);
export const apiKeyList = pageOf('api_keys', apiKey);
export type ApiKeyList = z.infer<typeof apiKeyList>;
