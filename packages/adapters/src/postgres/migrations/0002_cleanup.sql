ALTER TABLE "audio_files" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "last_played_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "size" integer DEFAULT 0 NOT NULL;