CREATE TABLE "installation" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"local_server" text,
	"local_model" text,
	CONSTRAINT "installation_one_row" CHECK ("installation"."only_row")
);
