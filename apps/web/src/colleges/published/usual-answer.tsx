import { decisionTimeInWords } from '@bearings/domain/colleges/decision-days'
import type { UsualDecision } from '@bearings/domain/colleges/schema'
import { basisOfPart } from '@bearings/domain/list/checklist/part'
import { Anchor } from '@mantine/core'

/** When a college usually answers a round, with the page that says so and how sure that is. */
export function UsualAnswer({ college, decision }: { college?: string; decision: UsualDecision }) {
  const { words, url } = basisOfPart(decision)
  return (
    <>
      {college ? `${college} usually answers` : 'Usually answered'} {decisionTimeInWords(decision.time)}.{' '}
      <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit underline="always">
        {words}
      </Anchor>
    </>
  )
}
