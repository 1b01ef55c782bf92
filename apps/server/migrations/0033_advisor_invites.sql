CREATE TABLE "advisor_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"places" integer NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advisor_invites_name_check" CHECK (char_length("advisor_invites"."name") between 1 and 80),
	CONSTRAINT "advisor_invites_places_check" CHECK ("advisor_invites"."places" between 1 and 1000),
	CONSTRAINT "advisor_invites_joined_check" CHECK ("advisor_invites"."joined" between 0 and "advisor_invites"."places")
);
--> statement-breakpoint
ALTER TABLE "advisor_invites" ADD CONSTRAINT "advisor_invites_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_invites_code_idx" ON "advisor_invites" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "advisor_invites_advisor_idx" ON "advisor_invites" USING btree ("advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_invites_expires_idx" ON "advisor_invites" USING btree ("expires_at");