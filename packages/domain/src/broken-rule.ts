/**
 * Every rule of the product that can refuse a request, by name.
 * The rule itself is a function in a noun's `rules.ts`; its words for people are in the web app's `explain.ts`.
 */
export type BrokenRule =
  | 'advisor-full'
  | 'advisor-not-approved'
  | 'already-advised'
  | 'already-on-list'
  | 'checklist-full'
  | 'committed-elsewhere'
  | 'essay-saved-elsewhere'
  | 'essays-full'
  | 'list-full'
  | 'demo-not-possible'
  | 'demo-switched-off'
  | 'note-saved-elsewhere'
  | 'password-needed'
  | 'password-wrong'
  | 'profile-step-incomplete'
  | 'request-pending'
  | 'request-settled'
  | 'requests-full'
  | 'week-full'
  | 'week-not-begun'
  | 'week-not-planned'
  | 'week-passed'
  | 'week-too-far'
