import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { figureText, provenanceText } from '../figures.ts'
import { RangeStrip } from '../range-strip.tsx'
import { Sourced } from '../sourced.tsx'
import classes from './schools-table.module.css'

const satScale = [800, 1600] as const

/** The middle half of the class, and where the student stands in it. */
export function SatRange({ entry: { figures }, you }: { entry: ListEntry; you: number | null }) {
  const { sat, testPolicy } = figures
  if (testPolicy?.value === 'test_free' || testPolicy?.value === 'not_considered')
    return <Sourced source={provenanceText(testPolicy)}>Test-blind: scores not considered</Sourced>
  if (!sat) return <NotReported />
  return (
    <Sourced wide source={provenanceText(sat)}>
      <RangeStrip label={sat.label} low={sat.from} high={sat.to} you={you} scale={satScale} />
    </Sourced>
  )
}

export function AdmissionRate({ entry: { figures, acceptanceRate } }: { entry: ListEntry }) {
  const { admissionRate } = figures
  if (!admissionRate) return acceptanceRate ?? <NotReported />
  return <Sourced source={provenanceText(admissionRate)}>{figureText(admissionRate)}</Sourced>
}

/** What students paid on average after grants; where that is not known, the full price, and named so. */
export function NetPrice({ entry: { figures, tuition } }: { entry: ListEntry }) {
  const { netPrice, cost } = figures
  if (netPrice) return <Sourced source={provenanceText(netPrice)}>{figureText(netPrice)}</Sourced>
  if (!cost) return tuition ?? <NotReported />
  return (
    <>
      <Sourced source={provenanceText(cost)}>{figureText(cost)}</Sourced>
      <div className={classes.small}>before aid</div>
    </>
  )
}

function NotReported() {
  return <span className={classes.missing}>Not reported</span>
}
