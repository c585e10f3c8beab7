ALTER TABLE "episodes" ADD COLUMN "forecast" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "estimate" jsonb;--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "part_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "usage_part" ON "usage" USING btree ("job_id","part_id","kind");