ALTER TABLE "caseload_moves" DROP CONSTRAINT "caseload_moves_state_check";--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD COLUMN "introduced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD COLUMN "takes_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_notes" ADD COLUMN "goes_along" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD CONSTRAINT "advisor_requests_introduced_by_id_users_id_fk" FOREIGN KEY ("introduced_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisor_requests_introduced_by_idx" ON "advisor_requests" USING btree ("introduced_by_id") WHERE "advisor_requests"."introduced_by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "caseload_moves_proposed_idx" ON "caseload_moves" USING btree ("from_advisor_id") WHERE "caseload_moves"."state" = 'proposed';--> statement-breakpoint
ALTER TABLE "caseload_moves" ADD CONSTRAINT "caseload_moves_state_check" CHECK ("caseload_moves"."state" in ('proposed', 'refused', 'accepted', 'done', 'undone'));