import type { AskedOfSchool } from '@bearings/domain/essays/asked/schema'
import { yearsInWords } from '@bearings/domain/words'
import { Anchor } from '@mantine/core'
import { sourceOf } from '#colleges/published/deadline-words.ts'
import { useCycle } from '#colleges/use-cycle.ts'
import { dateInWords } from '#platform/dates.ts'

type Props = { writing: AskedOfSchool; hasEssays: boolean; hasItems: boolean }

/** Where it stands what a college asks, and when that was read. */
export function AskedSources({ writing: { own, form }, hasEssays, hasItems }: Props) {
  const cycle = useCycle()
  const names = hasItems && form?.source ? sourceOf({ ...form, source: form.source }) : null
  return (
    <p className="secondary">
      {own && hasEssays && (
        <>
          Essays{own.cycle < cycle && ` of ${yearsInWords(own.cycle)}`}:{' '}
          <Anchor href={own.source} target="_blank" rel="noopener noreferrer" inherit underline="always">
            {new URL(own.source).hostname.replace(/^www\./, '')}
          </Anchor>
          , {own.certainty === 'likely' ? 'reported by others, checked' : 'read'} {dateInWords(own.checkedOn)}
          .{' '}
        </>
      )}
      {names && `Items without a page of their own: ${names}.`}
    </p>
  )
}
