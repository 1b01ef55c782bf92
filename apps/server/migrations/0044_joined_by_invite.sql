ALTER TABLE "advisor_links" ADD COLUMN "invite_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_invite_id_advisor_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."advisor_invites"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Who had joined by which invite is known from the audit log only.
UPDATE "advisor_links" SET "invite_id" = "advisor_invites"."id"
FROM "audit_log", "advisor_invites"
WHERE "audit_log"."action" = 'advising_joined'
	AND "advisor_links"."id"::text = "audit_log"."detail"->>'linkId'
	AND "advisor_invites"."id"::text = "audit_log"."detail"->>'inviteId';--> statement-breakpoint
CREATE INDEX "advisor_links_invite_idx" ON "advisor_links" USING btree ("invite_id");
