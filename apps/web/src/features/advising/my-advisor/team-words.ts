import type { AdvisorLink } from '@bearings/domain/advising/links/schema'

export function nameOf({ advisor }: Pick<AdvisorLink, 'advisor'>): string {
  return advisor.fullName || advisor.email
}

/** What the person is to the student. */
export function roleOf({ title, kind }: Pick<AdvisorLink, 'title' | 'kind'>): string {
  return title ?? (kind === 'school' ? 'School counselor' : 'Advisor')
}
