import { limits } from '@bearings/domain/advising/summaries/options'
import { call } from '#platform/queries/api.ts'
import { PrintButton } from '../students/print-button.tsx'
import { PrintedSummaries } from './printed-summaries.tsx'

/** Prints what these students share, a page for each, for meetings. Nothing for more of them than fit in one print. */
export function PrintSummaries({ ids }: { ids: readonly string[] }) {
  if (ids.length > limits.students) return null
  return (
    <PrintButton
      label={ids.length === 1 ? 'Print Summary' : 'Print Summaries'}
      load={() => call('GET /advising/summaries', { id: [...ids] })}
    >
      {(summaries) => <PrintedSummaries summaries={summaries} />}
    </PrintButton>
  )
}
