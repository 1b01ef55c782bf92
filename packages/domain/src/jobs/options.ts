/** The recurring jobs: how often each runs, in minutes, and what it does, in words for an admin. */
export const jobs = {
  reminders: { everyMinutes: 1, summary: 'Reminds students of deadlines at 9 AM in their time zone' },
  mails: {
    everyMinutes: 1,
    summary: 'Writes emails about the notifications that people want by email',
  },
  pushes: { everyMinutes: 1, summary: 'Pushes to the devices of people who want it and have something new' },
  'list-dates': {
    everyMinutes: 60,
    summary: 'Updates the colleges’ dates on students’ lists when new ones are published',
  },
  'old-reminders': { everyMinutes: 60, summary: 'Deletes old reminders of past deadlines' },
  addresses: { everyMinutes: 5, summary: 'Completes the changes of email that admins asked for a day ago' },
  erasure: { everyMinutes: 60, summary: 'Erases accounts 14 days after their owners asked' },
  accounts: {
    everyMinutes: 60,
    summary: 'Deletes expired sign-ins, old emails, and old entries of the audit log',
  },
  demos: { everyMinutes: 60, summary: 'Deletes demos after 24 hours' },
  essays: { everyMinutes: 60, summary: 'Deletes essays after 30 days in the trash' },
  schools: { everyMinutes: 60, summary: 'Deletes schools after 30 days in the trash' },
  links: { everyMinutes: 60, summary: 'Deletes the records of disconnected advisors after 30 days' },
  'hand-overs': { everyMinutes: 1, summary: 'Finishes hand-overs of advisors’ students' },
  'school-counselors': {
    everyMinutes: 5,
    summary:
      'Gives students to the counselors whom the school names, if an import was cut off or a counselor came later',
  },
  'school-files': {
    everyMinutes: 60,
    summary: 'Imports the files of people that the school’s system puts into a folder, if one is set up',
  },
  covers: {
    everyMinutes: 60,
    summary: 'Begins and ends the days on which advisors stand in for one another',
  },
  'school-left': {
    everyMinutes: 60,
    summary: 'Ends the school’s connection to students 30 days after they left its list',
  },
  invites: { everyMinutes: 60, summary: 'Deletes advisors’ invites 30 days after they end' },
  'family-weeks': {
    everyMinutes: 15,
    summary: 'Tells parents and guardians on Monday, from 9 AM where they are, what is next',
  },
  family: { everyMinutes: 60, summary: 'Deletes invitations of parents and guardians once they expire' },
  letters: {
    everyMinutes: 15,
    summary: 'Writes to recommenders what students ask of them, and reminds them, at most once a day',
  },
  'letter-contacts': {
    everyMinutes: 60,
    summary: 'Deletes the addresses of recommenders 30 days after their last request ended',
  },
  requests: { everyMinutes: 60, summary: 'Closes requests to connect that nobody answered within 30 days' },
  'deleted-tasks': {
    everyMinutes: 60,
    summary: 'Deletes removed tasks for good, once it is too late to undo',
  },
  files: { everyMinutes: 1, summary: 'Deletes the files that students have removed' },
  embeddings: {
    everyMinutes: 5,
    summary: 'Prepares new texts of the library for search by meaning, if a model is set up',
  },
  statistics: { everyMinutes: 5, summary: 'Refreshes the statistics that keep the database fast' },
} as const

export type JobName = keyof typeof jobs
export const jobNames = Object.keys(jobs) as [JobName, ...JobName[]]
