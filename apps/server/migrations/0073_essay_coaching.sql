ALTER TABLE "essays" ADD COLUMN "coached" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "coached_by_model" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "coached_at" timestamp with time zone;