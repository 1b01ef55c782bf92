/** The recurring jobs: how often each runs, in minutes, and what it does, in words for an admin. */
export const jobs = {
  reminders: { everyMinutes: 1, summary: 'Reminds students of deadlines, at 9:00 where they are' },
  mails: {
    everyMinutes: 1,
    summary: 'Collects the notifications that people want by email, and writes the emails',
  },
  'list-dates': {
    everyMinutes: 60,
    summary: 'Moves dates of students’ lists that came from the catalog to a new application year',
  },
  'old-reminders': { everyMinutes: 60, summary: 'Deletes old reminders of past deadlines' },
  erasure: { everyMinutes: 60, summary: 'Erases accounts 14 days after their owners asked' },
  accounts: { everyMinutes: 60, summary: 'Cleans up after sign-ins and mails' },
  demos: { everyMinutes: 60, summary: 'Deletes demos after 24 hours' },
  essays: { everyMinutes: 60, summary: 'Deletes essays after 30 days in the trash' },
  schools: { everyMinutes: 60, summary: 'Deletes schools after 30 days in the trash' },
  links: { everyMinutes: 60, summary: 'Deletes what is left of advisors’ links 30 days after they end' },
  invites: { everyMinutes: 60, summary: 'Deletes advisors’ invites 30 days after they end' },
  requests: { everyMinutes: 60, summary: 'Ends advisors’ and students’ requests that waited 30 days' },
  'deleted-tasks': { everyMinutes: 60, summary: 'Forgets deleted tasks once that cannot be undone any more' },
  files: { everyMinutes: 1, summary: 'Deletes the files that their owners have removed' },
  embeddings: {
    everyMinutes: 5,
    summary: 'Places new texts of the library by meaning, where a model is set for it',
  },
  statistics: { everyMinutes: 5, summary: 'Keeps the database quick where it does not do so by itself' },
} as const

export type JobName = keyof typeof jobs
export const jobNames = Object.keys(jobs) as [JobName, ...JobName[]]
