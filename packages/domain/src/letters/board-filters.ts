/** The parts of a counselor's board. They stand apart because every first load of the app reads them, and no other option. */
export const boardFilters = ['open', 'asked', 'accepted', 'late', 'declined', 'done', 'counselor'] as const
export type BoardFilter = (typeof boardFilters)[number]
