ALTER TABLE "factors" DROP COLUMN "failures";--> statement-breakpoint
ALTER TABLE "factors" DROP COLUMN "last_failed_at";