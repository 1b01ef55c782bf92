import type { Role } from '../actor.ts'
import type { IdentityCheck } from '../people/options.ts'

/**
 * Audited sign-in actions. Their details are in `packages/auth`, which knows no app; the server's `audit.ts` does not
 * compile unless both have the same names.
 */
type SignInAction =
  | 'challenge_created'
  | 'factor_deleted'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'identity_linked'
  | 'identity_refused'
  | 'link_generated'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'recovery_codes_generated'
  | 'recovery_codes_removed'
  | 'sign_in_refused'
  | 'token_refreshed'
  | 'token_reuse_detected'
  | 'user_confirmation_requested'
  | 'user_deleted'
  | 'user_invited'
  | 'user_modified'
  | 'user_reauthenticate_requested'
  | 'user_recovery_requested'
  | 'user_repeated_signup'
  | 'user_signedup'
  | 'user_updated_password'
  | 'verification_attempted'

/** Every other audited action, with the details recorded besides the people involved. */
export type ProductDetails = {
  advising_approved: { requestId: string }
  advising_ended: { linkId: string }
  advising_joined: { inviteId: string; linkId: string }
  advising_rejected: { requestId: string }
  advising_requested: { requestId: string }
  advising_withdrawn: { requestId: string }
  advisor_approved: By
  answer_added: { answer: string }
  answer_changed: { answer: string }
  answer_deleted: { answer: string }
  answer_hidden: { answer: string }
  answer_shipped_text_restored: { answer: string }
  answer_shown: { answer: string }
  archive_brought_in: { schools: number; essays: number; weeks: number }
  archive_downloaded: NoDetail
  article_added: { article: string }
  article_changed: { article: string }
  article_deleted: { article: string }
  article_published: { article: string }
  article_shipped_text_restored: { article: string }
  article_unpublished: { article: string }
  audit_log_trimmed: { before: string }
  caseload_handed_over: { moveId: string; to: string; students: number }
  catalog_imported: { added: number; changed: number; left: number }
  authenticators_removed: Checked
  class_set: Checked & { from: number | null; to: number }
  confirmation_sent: Checked
  cover_arranged: { colleagueId: string; from: string; until: string }
  cover_ended: { colleagueId: string }
  email_change_asked: Checked
  email_change_refused: NoDetail
  erasure_requested: Partial<Checked>
  erasure_revoked: Partial<Checked>
  essay_shared: { linkId: string; essayId: string }
  essay_unshared: { linkId: string; essayId: string }
  exported: { what: string }
  family_changed: { linkId: string; from: Record<string, boolean>; to: Record<string, boolean | undefined> }
  family_ended: { linkId: string }
  family_invited: { invitationId: string; means: 'email' | 'link' }
  family_invitation_revoked: { invitationId: string }
  family_joined: { linkId: string }
  family_reads_along: { linkId: string; reads: boolean }
  hand_over_proposed: { moveId: string; to: string }
  hand_over_refused: { moveId: string }
  hand_over_undone: { moveId: string }
  invite_changed: { inviteId: string }
  invite_made: { inviteId: string }
  invite_revoked: { inviteId: string }
  job_asked_for: { name: string }
  navigator_model_switched: { switchedOn: string }
  keys_rotated: ByKeyHolder
  person_disabled: Checked
  person_enabled: NoDetail
  person_signed_out: Checked
  public_profile_closed: NoDetail
  public_profile_opened: NoDetail
  role_changed: By & { from: Role; to: Role }
  school_added: { schoolId: string }
  school_archived: { schoolId: string }
  school_changed: { schoolId: string }
  school_deleted: { schoolId: string }
  school_restored: { schoolId: string }
  school_counselor_assigned: { students: number }
  school_people_invited: { students: number; means: 'email' | 'paper' }
  school_person_released: { personId: string }
  school_joined: { personId: string; linkId: string | null }
  school_import_undone: { importId: string; removed: number; restored: number; kept: number }
  school_people_imported: { importId: string; added: number; changed: number; ended: number; left: number }
  school_mode_changed: { from: string | null; to: string | null }
  scholarship_added: { scholarshipId: string }
  scholarship_archived: { scholarshipId: string }
  scholarship_changed: { scholarshipId: string }
  scholarship_restored: { scholarshipId: string }
  scholarship_verified: { scholarshipId: string }
  scholarships_import_undone: { importId: string; removed: number; archived: number; restored: number }
  scholarships_imported: { importId: string; added: number; changed: number; left: number }
  service_key_issued: ByKeyHolder
  sign_in_link_sent: Checked
  sign_in_lock_cleared: Checked
  sharing_changed: { linkId: string; from: Record<string, boolean>; to: Record<string, boolean | undefined> }
  student_id_changed: NoDetail
  student_id_format_changed: { from: string | null; to: string | null }
  story_approved: NoDetail
  story_declined: NoDetail
  story_offered: NoDetail
  story_withdrawn: NoDetail
  students_searched: { studentId: string; found: string[] }
}

export type AuditAction = SignInAction | keyof ProductDetails

type NoDetail = Record<never, never>
/** How an admin made sure who is asking; absent where people act for themselves. */
type Checked = { check: IdentityCheck; note: string }
/** A holder of the service key or of the command line acts without an account. */
type ByKeyHolder = { by: 'service key' | 'command line' }
/** An admin acts with their own account, which the entry names. */
type By = ByKeyHolder | { by: 'admin' }
