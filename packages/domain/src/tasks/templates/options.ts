import type { NewTemplate } from './schema.ts'

/** A sample template: the last three weeks before a deadline. */
export const applicationCountdown = {
  name: 'Application countdown',
  items: [
    {
      title: 'Check what the school asks for',
      description: 'Essays, transcript, recommendations, test scores, fee. Check off what is there already.',
      dueFrom: 'deadline',
      dueDays: -21,
    },
    {
      title: 'Finish the essays and have them read',
      description: 'Share them with me, and ask one more person you trust to read them.',
      dueFrom: 'deadline',
      dueDays: -14,
    },
    {
      title: 'Make sure that everything is on its way',
      description: 'Transcript, recommendations and scores come from others: ask each of them now.',
      dueFrom: 'deadline',
      dueDays: -7,
    },
    {
      title: 'Read it all once more and submit',
      description: 'Two days early leaves time for a slow website or a forgotten password.',
      dueFrom: 'deadline',
      dueDays: -2,
    },
  ],
} as const satisfies { name: string; items: readonly Readonly<NewTemplate['items'][number]>[] }
