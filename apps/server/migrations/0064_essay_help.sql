ALTER TABLE "essays" ADD COLUMN "spelling_checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "spelling_accepted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "spelling_checked_at" timestamp with time zone;