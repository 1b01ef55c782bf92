import type { CarriedFrame } from '@bearings/domain/archive/schema'

type Way = { in: keyof CarriedFrame | 'texts' } | { not: string }

/** What another person has a part in, or what only says what happened on one server. */
const others = { not: 'Of two people: the other has not said that it may go elsewhere.' }
const past = { not: 'It says what happened on one server.' }

/**
 * How the rows of each table that has any of a person come back with their archive, or why they do not. A table that is
 * not here fails a test.
 */
export const waysBack: Readonly<Record<string, Way>> = {
  advisor_group_students: others,
  advisor_groups: { not: 'Of advisors, who bring in no archive.' },
  advisor_invites: { not: 'Of advisors, who bring in no archive.' },
  advisor_links: others,
  advisor_notes: others,
  advisor_requests: others,
  advisor_views: past,
  aid_offers: { in: 'schools' },
  avatars: { in: 'hasPicture' },
  calendar_feeds: { not: 'A secret address of one server, made anew on another.' },
  checklist_items: { in: 'schools' },
  deleted_tasks: others,
  documents: { in: 'documents' },
  done_aid_steps: { in: 'aidSteps' },
  essay_comments: others,
  essay_versions: { in: 'texts' },
  essays: { in: 'essays' },
  finances: { in: 'money' },
  flows: { not: 'A sign-in under way, good for minutes.' },
  label_overrides: others,
  list_entries: { in: 'schools' },
  list_targets: { in: 'target' },
  navigator_agreements: { not: 'It is asked anew: another server may use another language model.' },
  navigator_conversations: { not: 'Answers that quote the figures of one server.' },
  navigator_messages: { not: 'Answers that quote the figures of one server.' },
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
  sessions: { not: 'Where somebody is signed in.' },
  shared_essays: others,
  stories: { not: 'It is published by whoever runs a server, and is offered there anew.' },
  task_template_items: { not: 'Of advisors, who bring in no archive.' },
  task_templates: { not: 'Of advisors, who bring in no archive.' },
  tasks: others,
  timeline_dates: { in: 'timeline' },
  week_tasks: { in: 'weeks' },
  weeks: { in: 'weeks' },
}
