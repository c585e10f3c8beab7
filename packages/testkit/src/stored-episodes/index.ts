import { query, type Stack } from '../stack/index.ts';

/**
 * Puts episodes into the database as though they had been made: "Episódio 1" is the newest, each following one is a
 * minute older. They have a waveform and a file, whose sound does not exist.
 */
export async function storeEpisodes(stack: Stack, email: string, count: number): Promise<void> {
	await query(
		stack,
		`with owner as (select id from users where email = $1),
		made as (
			insert into episodes
				(id, user_id, title, language, preset_id, host_a, host_b, seed, estimated_seconds, duration_seconds, thumbnail, created_at)
			select gen_random_uuid(), owner.id, 'Episódio ' || n, 'pt-BR', 'analytical_duo',
				'{"name": "Dr. Ricardo", "voice": "Puck", "style": "calmo", "description": ""}',
				'{"name": "Professora Marina", "voice": "Zephyr", "style": "clara", "description": ""}',
				n, 600, 600, $3::jsonb, now() - n * interval '1 minute'
			from owner, generate_series(1, $2::int) n
			returning id
		)
		insert into audio_files (episode_id, file_index, object_key, size, duration_seconds, first_part, last_part)
		select id, 0, 'outputs/' || id || '/0.mp3', 1048576, 600, 1, 1 from made`,
		[
			email,
			count,
			JSON.stringify({
				peaks: Array.from({ length: 64 }, (_, at) => 20 + ((at * 37) % 80)),
				speakers: 'AABB'.repeat(16),
			}),
		],
	);
}

/** Notes the cleanup of an episode, so many seconds from now, as the schedule would. */
export async function storeCleanup(stack: Stack, title: string, seconds: number): Promise<void> {
	await query(
		stack,
		`with cleaned as (
			update episodes set cleaned_at = now() + $2 * interval '1 second', cleanup_reason = 'auto_age'
			where title = $1 returning id, user_id, title, cleaned_at
		)
		insert into cleanups (user_id, episode_id, title, reason, freed_bytes, cleaned_at)
		select user_id, id, title, 'auto_age', 1048576, cleaned_at from cleaned`,
		[title, seconds],
	);
}

const HALTED = {
	running: `status = 'processing', progress = 58, finished_at = null, current_step = 'Sintetizando áudio: parte 1/1'`,
	failed: `status = 'failed', progress = 63, current_step = 'Sintetizando áudio: parte 1/1',
		error_message = 'A API do provedor de voz respondeu 503 três vezes seguidas.',
		error_traceback = 'SpeechError: 503 Service Unavailable'`,
	cancelled: `status = 'cancelled', progress = 38, current_step = 'Cancelado'`,
	completed: `status = 'completed', progress = 100, finished_at = now()`,
} as const;

/** Brings the job of an episode that was made to a halt in that state; without its sound but when it is completed. */
export async function haltEpisode(stack: Stack, id: string, state: keyof typeof HALTED): Promise<void> {
	if (state !== 'completed') {
		await query(stack, 'delete from audio_files where episode_id = $1', [id]);
		await query(stack, 'update episodes set duration_seconds = null where id = $1', [id]);
		await query(stack, 'update parts set completed_at = null where episode_id = $1', [id]);
	}
	await query(stack, `update jobs set ${HALTED[state]} where episode_id = $1`, [id]);
}
