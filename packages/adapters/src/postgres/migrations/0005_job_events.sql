CREATE FUNCTION "notify_job_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('nexus_job_changed', NEW.id::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "jobs_changed" AFTER UPDATE ON "jobs" FOR EACH ROW EXECUTE FUNCTION "notify_job_changed"();
