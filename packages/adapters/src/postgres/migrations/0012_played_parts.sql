ALTER TABLE "audio_files" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "audio_files" f SET "parts" = (
	SELECT coalesce(jsonb_agg(jsonb_build_object('number', p."number", 'objectKey', p."object_key",
		'durationSeconds', coalesce(p."duration_seconds", 0)) ORDER BY p."number"), '[]'::jsonb)
	FROM "parts" p
	WHERE p."episode_id" = f."episode_id" AND p."number" BETWEEN f."first_part" AND f."last_part"
		AND p."object_key" IS NOT NULL
);
