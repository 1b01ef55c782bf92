/** Work that comes back by itself: how often, in minutes, and what it does, in words for an admin. */
export const jobs = {
  reminders: { everyMinutes: 1, summary: 'Reminds students of deadlines, at 9:00 where they are' },
  mails: { everyMinutes: 1, summary: 'Gathers what people want to be told by mail, and writes the mails' },
  'old-reminders': { everyMinutes: 60, summary: 'Forgets the reminders of deadlines long past' },
  erasure: { everyMinutes: 60, summary: 'Erases accounts whose 14 days to change one’s mind are over' },
  accounts: { everyMinutes: 60, summary: 'Deletes what sign-ins and mails have left behind' },
  demos: { everyMinutes: 60, summary: 'Deletes demos after their 24 hours' },
  essays: { everyMinutes: 60, summary: 'Empties the trash of essays after 30 days' },
  schools: { everyMinutes: 60, summary: 'Empties the trash of schools after 30 days' },
  links: { everyMinutes: 60, summary: 'Deletes what is left of advisors’ links 30 days after their end' },
  invites: { everyMinutes: 60, summary: 'Deletes advisors’ invites 30 days after their end' },
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
