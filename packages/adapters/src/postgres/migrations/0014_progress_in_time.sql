ALTER TABLE "jobs" ADD COLUMN "expected_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "growing" jsonb;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "seconds_left" double precision;