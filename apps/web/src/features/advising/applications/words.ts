import type { ApplicationOrder } from '@bearings/domain/advising/applications/options'
import type { Application } from '@bearings/domain/advising/applications/schema'
import { itemWords } from '../criteria/words.ts'

export const sortNames: Record<ApplicationOrder, string> = {
  deadline: 'Deadline',
  student: 'Student',
  college: 'College',
  plan: 'Plan',
  status: 'Status',
}

/** "Transcript, fee or waiver missing"; `null` if nothing of what can be asked is. */
export function missingInWords({ checklist }: Pick<Application, 'checklist'>): string | null {
  const missing = checklist.missing.map((item, index) =>
    index === 0 ? itemWords[item] : itemWords[item].toLowerCase(),
  )
  return missing.length > 0 ? `${missing.join(', ')} missing` : null
}

/** "2 to come, 1 sent"; "Not shared". */
export function lettersInWords({ letters }: Pick<Application, 'letters'>): string {
  if (!letters) return 'Not shared'
  const { outstanding, sent } = letters
  const parts = [outstanding > 0 && `${outstanding} to come`, sent > 0 && `${sent} sent`].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'None'
}
