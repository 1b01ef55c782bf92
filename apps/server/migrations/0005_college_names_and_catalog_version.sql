CREATE TABLE "catalog_versions" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "catalog_versions_only_check" CHECK ("catalog_versions"."only")
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "federal_name" text;
--> statement-breakpoint
CREATE FUNCTION "count_catalog_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "catalog_versions" ("version") VALUES (1)
		ON CONFLICT ("only") DO UPDATE SET "version" = "catalog_versions"."version" + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "schools_catalog_version" AFTER INSERT OR UPDATE OR DELETE ON "schools"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_version"();
