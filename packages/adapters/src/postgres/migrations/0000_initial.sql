CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audio_files" (
	"episode_id" uuid NOT NULL,
	"file_index" integer NOT NULL,
	"object_key" text NOT NULL,
	"size" bigint NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"first_part" integer NOT NULL,
	"last_part" integer NOT NULL,
	CONSTRAINT "audio_files_episode_id_file_index_pk" PRIMARY KEY("episode_id","file_index")
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"engine" text NOT NULL,
	"object_key" text NOT NULL,
	"duration" double precision NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clips_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"characters" integer NOT NULL,
	"encoding" text NOT NULL,
	"language" text,
	"title" text,
	"estimated_parts" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"preset_id" text NOT NULL,
	"host_a" jsonb NOT NULL,
	"host_b" jsonb NOT NULL,
	"custom_style" text,
	"seed" integer NOT NULL,
	"outline" jsonb,
	"estimated_seconds" double precision NOT NULL,
	"duration_seconds" double precision,
	"thumbnail" jsonb,
	"cleaned_at" timestamp with time zone,
	"cleanup_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"multiple_files" boolean NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"current_step" text NOT NULL,
	"steps_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_code" text,
	"error_message" text,
	"error_traceback" text,
	"total_parts" integer DEFAULT 0 NOT NULL,
	"generated_parts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"speaker" text NOT NULL,
	"text" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"spans" jsonb NOT NULL,
	"chapter" text,
	"start_seconds" double precision,
	"end_seconds" double precision
);
--> statement-breakpoint
CREATE TABLE "part_clips" (
	"part_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"clip_key" text NOT NULL,
	CONSTRAINT "part_clips_part_id_position_pk" PRIMARY KEY("part_id","position")
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"outline" jsonb NOT NULL,
	"byte_start" integer NOT NULL,
	"byte_end" integer NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"script_written_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"object_key" text,
	"size" integer,
	"tag_bytes" integer DEFAULT 0 NOT NULL,
	"duration_seconds" double precision,
	"loudness" double precision
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audio_files" ADD CONSTRAINT "audio_files_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_clips" ADD CONSTRAINT "part_clips_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_clips" ADD CONSTRAINT "part_clips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_key" ON "attempts" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "episodes_user" ON "episodes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_episode" ON "jobs" USING btree ("episode_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_under_way" ON "jobs" USING btree ("episode_id") WHERE status in ('pending', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "lines_part_position" ON "lines" USING btree ("part_id","position");--> statement-breakpoint
CREATE INDEX "part_clips_clip" ON "part_clips" USING btree ("user_id","clip_key");--> statement-breakpoint
CREATE UNIQUE INDEX "parts_episode_number" ON "parts" USING btree ("episode_id","number");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));