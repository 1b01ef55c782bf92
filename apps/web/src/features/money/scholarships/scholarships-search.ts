const views = ['fits', 'saved', 'own'] as const
export type View = (typeof views)[number]
/** Which scholarships are shown; without it, all. */
export type ScholarshipsSearch = { show?: View | undefined }

/** Reads it from an address that anybody may have written. */
export function scholarshipsSearch({ show }: Record<string, unknown>): ScholarshipsSearch {
  const view = views.find((each) => each === show)
  return view ? { show: view } : {}
}
