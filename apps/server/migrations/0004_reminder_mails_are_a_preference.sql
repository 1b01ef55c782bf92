INSERT INTO "notification_preferences" ("user_id", "type", "in_app", "by_mail")
SELECT "user_id", 'application-reminder', true, "by_mail" FROM "reminder_settings"
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "reminder_settings" DROP COLUMN "by_mail";