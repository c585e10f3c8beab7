CREATE TABLE "script_answers" (
	"episode_id" uuid NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "script_answers_episode_id_key_pk" PRIMARY KEY("episode_id","key")
);
--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "delivery" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "script_answers" ADD CONSTRAINT "script_answers_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;