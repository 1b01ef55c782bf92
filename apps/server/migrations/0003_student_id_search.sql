CREATE FUNCTION "student_id_grams"("student_id" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
	SELECT array_agg(DISTINCT substr("student_id", "start", "size"))
	FROM generate_series(1, length("student_id")) "start", generate_series(1, 3) "size"
);--> statement-breakpoint
DROP INDEX "users_student_id_search_idx";--> statement-breakpoint
CREATE INDEX "users_student_id_start_idx" ON "users" USING btree ((lower("student_id") collate "C")) WHERE "users"."role" = 'student' and "users"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "users_student_id_grams_idx" ON "users" USING gin (student_id_grams(lower("student_id"))) WITH (fastupdate=false) WHERE "users"."role" = 'student' and "users"."student_id" is not null;