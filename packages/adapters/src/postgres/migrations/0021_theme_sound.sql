ALTER TABLE "user_settings" ADD COLUMN "theme_sound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "theme_sound" boolean DEFAULT false NOT NULL;