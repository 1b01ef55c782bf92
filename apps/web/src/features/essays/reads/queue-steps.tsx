import type { EssayPlace } from '@bearings/domain/essays/reads/schema'
import { useState } from 'react'
import { StepLink, Steps } from '#ui/steps.tsx'
import { type Queue, usePlace } from './use-place.ts'

type Neighbor = NonNullable<EssayPlace['place']>['next']

/**
 * Links to the previous and next essay of the queue. An essay keeps its neighbors once the advisor has answered, which
 * moves it away from them.
 */
export function QueueSteps({ essayId, queue }: { essayId: string; queue: Queue }) {
  const { data } = usePlace(essayId, queue)
  const [kept, setKept] = useState(data)
  if (data && data !== kept && (!kept || data.standing === kept.standing)) setKept(data)
  const place = kept?.place
  if (!place || place.of < 2) return null
  const step = (to: Neighbor, words: string, way: 'next' | 'previous') =>
    to && (
      <StepLink
        to="/advisor/students/$studentId/essays/$essayId"
        params={{ studentId: to.studentId, essayId: to.id }}
        search={{ queue }}
        title={to.student}
        way={way}
      >
        {words}
      </StepLink>
    )

  return (
    <Steps
      label="Essays"
      at={place.at}
      of={place.of}
      previous={step(place.previous, 'Previous essay', 'previous')}
      next={step(place.next, 'Next essay', 'next')}
    />
  )
}
