CREATE TABLE "used_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "type" text DEFAULT 'totp' NOT NULL;--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "credential_id" text;--> statement-breakpoint
CREATE INDEX "used_challenges_expires_at_idx" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_credentialId_unique" UNIQUE("credential_id");--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_type_check" CHECK ("factors"."type" in ('totp', 'webauthn'));