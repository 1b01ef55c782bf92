ALTER TABLE "flows" ADD COLUMN "provider_session" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_session" text;--> statement-breakpoint
CREATE INDEX "sessions_provider_session_idx" ON "sessions" USING btree ("provider_session") WHERE "sessions"."provider_session" is not null;