export const GENERATION = [
	'generation_running',
	'monthly_limit',
	'account_episodes_limit',
	'account_storage_limit',
	'account_jobs_limit',
	'account_money_limit',
	'gemini_key_required',
	'gemini_key_unreadable',
	'engine_unavailable',
	'voices_none',
	'natural_voices_missing',
	'natural_voices_changed',
	'document_missing',
	'document_unreadable',
] as const;

/** What keeps an engine from speaking at once. */
export const SPEAKING = [
	'account_money_limit',
	'gemini_key_required',
	'gemini_key_unreadable',
	'engine_unavailable',
	'voices_none',
	'natural_voices_missing',
	'natural_voices_changed',
	'natural_voices_failed',
	'natural_voices_language',
	'speech_failed',
	'provider_key_invalid',
	'provider_refused',
	'provider_model_missing',
	'provider_request_refused',
	'provider_quota_day',
	'provider_quota_minute',
	'provider_credit_spent',
	'provider_unavailable',
	'provider_timeout',
	'provider_answer_unusable',
] as const;

export const READING = ['audio_missing', 'storage_unavailable'] as const;

export const SENDING = ['range_not_satisfiable', 'too_many_downloads'] as const;

export const AUDIO = { types: ['audio/mpeg', 'audio/wav'], ranges: true } as const;
