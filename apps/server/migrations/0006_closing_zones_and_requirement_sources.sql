ALTER TABLE "test_dates" ADD COLUMN "late_registration_deadline" date;--> statement-breakpoint
ALTER TABLE "test_dates" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "school_deadlines" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD COLUMN "courses_and_grades_required" boolean;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD COLUMN "portfolio" text;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD COLUMN "filing_window" text;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD CONSTRAINT "school_requirements_portfolio_check" CHECK ("school_requirements"."portfolio" in ('slideroom', 'college'));