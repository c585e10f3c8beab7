-- Written by hand: without capitals and accents, letter by letter, so that places in it are places in the text.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN lower(translate(given, 'áàâãäåéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaaeeeeiiiiooooouuuucnaaaaaaeeeeiiiiooooouuuucn'));--> statement-breakpoint
-- Written by hand: the words in their forms of either language.
CREATE FUNCTION search_vector(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN to_tsvector('portuguese'::regconfig, search_text(given)) || to_tsvector('english'::regconfig, search_text(given));--> statement-breakpoint
CREATE TABLE "document_passages" (
	"document_id" uuid NOT NULL,
	"offset" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "document_passages_document_id_offset_pk" PRIMARY KEY("document_id","offset")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "indexed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_passages" ADD CONSTRAINT "document_passages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_passages_words" ON "document_passages" USING gin (search_vector("text"));--> statement-breakpoint
CREATE INDEX "lines_words" ON "lines" USING gin (search_vector("text"));