ALTER TABLE "essay_versions" VALIDATE CONSTRAINT "essay_versions_reason_check";
