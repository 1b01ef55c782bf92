/** The fields of study that universities admit to by themselves. */
export const cappedFields = [
  'computing',
  'engineering',
  'nursing',
  'business',
  'performing',
  'design',
  'medicine',
] as const
