ALTER TABLE "idempotent_requests" ALTER COLUMN "body" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD COLUMN "reservation" uuid NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotent_requests_reservation" ON "idempotent_requests" USING btree ("reservation");--> statement-breakpoint
CREATE INDEX "idempotent_requests_age" ON "idempotent_requests" USING btree ("created_at");