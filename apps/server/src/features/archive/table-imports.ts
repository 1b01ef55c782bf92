import type { ArchiveFrame } from '@bearings/domain/archive/schema'

/** Where in the archive a table's rows are, or the reason why they are not imported. */
type TableImport = { in: keyof ArchiveFrame | 'texts' } | { not: string }

const others = { not: 'It belongs to two people, and the other one has not agreed to move it.' }
const past = { not: 'It records what happened on one server.' }

/**
 * For each table with personal data: where an imported archive has its rows, or why they are not imported. A test fails for
 * a table that is missing here.
 */
export const tableImports: Readonly<Record<string, TableImport>> = {
  advisor_covers: others,
  advisor_group_students: others,
  advisor_groups: { not: 'It belongs to an advisor, and advisors import no archive.' },
  advisor_invites: { not: 'It belongs to an advisor, and advisors import no archive.' },
  advisor_links: others,
  advisor_notes: others,
  advisor_requests: others,
  advisor_views: past,
  aid_offers: { in: 'schools' },
  application_days: { in: 'schools' },
  application_estimates: { not: 'One server has signed it, and another cannot vouch for it.' },
  avatars: { in: 'hasPicture' },
  calendar_feeds: { not: 'It is a secret URL of one server. Another server makes a new one.' },
  caseload_move_links: others,
  caseload_moves: others,
  checklist_items: { in: 'schools' },
  deleted_tasks: others,
  documents: { in: 'documents' },
  done_aid_steps: { in: 'aidSteps' },
  essay_comments: others,
  essay_versions: { in: 'texts' },
  essays: { in: 'essays' },
  family_answers: { not: 'They belong to a guardian, and guardians import no archive.' },
  family_invitations: others,
  family_links: others,
  finances: { in: 'money' },
  flows: { not: 'It is a sign-in in progress, valid for minutes.' },
  former_advisors: past,
  label_overrides: others,
  list_entries: { in: 'schools' },
  list_targets: { in: 'target' },
  navigator_agreements: { not: 'The other server asks again, because it may use another language model.' },
  navigator_conversations: { not: 'Its answers quote the figures of one server.' },
  navigator_messages: { not: 'Its answers quote the figures of one server.' },
  navigator_usage: past,
  notification_mails: past,
  notification_preferences: { in: 'preferences' },
  notifications: past,
  profiles: { in: 'profile' },
  public_profiles: { in: 'publicPage' },
  recommender_letters: { in: 'recommenders' },
  recommenders: { in: 'recommenders' },
  reminder_settings: past,
  reminders: past,
  research_notes: { in: 'texts' },
  saved_scholarships: { in: 'scholarships' },
  saved_searches: { in: 'searches' },
  scholarships: { in: 'scholarships' },
  school_people: { not: 'It is the list of one school, which the school keeps.' },
  sessions: { not: 'It says where somebody is signed in.' },
  shared_essays: others,
  stories: { not: 'The operator of a server publishes it, so it is offered there again.' },
  suggested_schools: others,
  task_template_items: { not: 'It belongs to an advisor, and advisors import no archive.' },
  task_templates: { not: 'It belongs to an advisor, and advisors import no archive.' },
  tasks: others,
  timeline_dates: { in: 'timeline' },
  user_identities: { not: 'It says who somebody is at one school, and would open the account.' },
  week_tasks: { in: 'weeks' },
  weeks: { in: 'weeks' },
}
