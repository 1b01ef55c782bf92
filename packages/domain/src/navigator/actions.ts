/** The pages on which the next thing after an answer is done, and what the button to each says. */
export const pageActions = {
  counselor: { label: 'Ask my counselor', url: '/student/advisor' },
  dates: { label: 'Open my dates', url: '/deadlines' },
  essays: { label: 'Open my essays', url: '/essays' },
  letters: { label: 'Open my recommenders', url: '/recommenders' },
  list: { label: 'Open my list', url: '/schools' },
  netPrice: { label: 'Work out our price', url: '/financial/net-price' },
  profile: { label: 'Open my profile', url: '/profile/edit' },
  scholarships: { label: 'Open my scholarships', url: '/financial/scholarships' },
  search: { label: 'Find colleges', url: '/schools/find' },
  week: { label: 'Plan this week', url: '/dashboard' },
} as const satisfies Record<string, { label: string; url: `/${string}` }>

export type PageAction = keyof typeof pageActions
