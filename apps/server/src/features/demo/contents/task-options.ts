/** The tasks an advisor assigns in one part of the year, each with a line of advice or `null`. */
export type Season = {
  /** The last day of the year to which it applies, as `MM-DD`. */
  until: string
  /** Given to the whole class, and long overdue. */
  ofAll: TaskText
  done: TaskText
  late: TaskText
  soon: TaskText
  next: TaskText
  someDay: TaskText
}
type TaskText = { title: string; description: string | null }

/** The parts of the application year, in their order from August on. */
export const seasons: readonly Season[] = [
  {
    until: '09-20',
    ofAll: { title: 'Finish every step of your profile', description: null },
    done: { title: 'Tell me what you would like to study', description: 'Undecided is an answer, too.' },
    late: {
      title: 'Bring your activities on one page',
      description: 'The teachers who write for you will be glad to have it.',
    },
    soon: {
      title: 'Settle on a list with two likely schools',
      description: 'Look at the range of admitted students, not at the name.',
    },
    next: { title: 'Send me the next draft of your essay', description: null },
    someDay: { title: 'Visit a college close to home', description: 'Any one will do to begin with.' },
  },
  {
    until: '01-10',
    ofAll: { title: 'Finish every step of your profile', description: null },
    done: {
      title: 'Settle on a list with two likely schools',
      description: 'Look at the range of admitted students, not at the name.',
    },
    late: {
      title: 'Confirm that the office has your transcript request',
      description: 'Room 114, before lunch. They need five school days.',
    },
    soon: {
      title: 'Check that both teachers have sent their letters',
      description: 'A word of thanks works better than a reminder.',
    },
    next: { title: 'Send me the next draft of your essay', description: null },
    someDay: { title: 'Tell me how the practice interview felt', description: null },
  },
  {
    until: '03-31',
    ofAll: { title: 'Bring a list of what is submitted and what is not', description: null },
    done: {
      title: 'Check each portal for missing documents',
      description: 'Every college has its own. Write down what each one still asks for.',
    },
    late: {
      title: 'Confirm that the office has sent your midyear report',
      description: 'Room 114, before lunch.',
    },
    soon: {
      title: 'Look at the aid forms together at home',
      description: 'Colleges set their own dates for aid. Put them in your calendar.',
    },
    next: { title: 'Send me your scholarship essay', description: 'A draft is enough.' },
    someDay: { title: 'Tell me how the waiting feels', description: null },
  },
  {
    until: '04-26',
    ofAll: { title: 'Tell me about each decision you get', description: 'The good ones and the others.' },
    done: {
      title: 'Put the aid offers side by side',
      description: 'Separate grants from loans, and use the same list of costs for each.',
    },
    late: {
      title: 'Ask the aid office about what you do not understand in an offer',
      description: 'They are used to it. Write down who told you what.',
    },
    soon: {
      title: 'Talk at home about your last two choices',
      description: 'Enrollment deposits are usually due on May 1.',
    },
    next: { title: 'Send me your scholarship essay', description: 'A draft is enough.' },
    someDay: { title: 'Visit one of the two once more, if you can', description: null },
  },
  {
    until: '07-31',
    ofAll: { title: 'Tell the office where you have committed', description: null },
    done: {
      title: 'Thank the teachers who wrote for you',
      description: 'By hand, and with the name of the college.',
    },
    late: {
      title: 'Ask the office to send your final transcript',
      description: 'Your college needs it before you can register.',
    },
    soon: {
      title: 'Check the dates for housing and orientation',
      description: 'They are in your college’s portal.',
    },
    next: { title: 'Send me your scholarship essay', description: 'A draft is enough.' },
    someDay: { title: 'Write down what you would tell next year’s seniors', description: null },
  },
]
