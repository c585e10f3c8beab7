CREATE TABLE "pronunciations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"said" text NOT NULL,
	"match_case" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pronunciations_word" UNIQUE NULLS NOT DISTINCT("user_id","language","folded","match_case")
);
--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;