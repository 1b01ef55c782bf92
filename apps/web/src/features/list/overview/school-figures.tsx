import { figureText, provenanceText } from '@bearings/domain/colleges/figure-text'
import type { ListEntry } from '@bearings/domain/list/schema'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { costOnList, priceOnList } from '@bearings/domain/matching/placed-list'
import { againstBudget, priceNote } from '@bearings/domain/matching/price-words'
import { exchangePrices, exchanges } from '@bearings/domain/matching/tuition-exchange'
import type { Means } from '@bearings/domain/matching/within-budget'
import { billText } from '@bearings/domain/price-text'
import { dollars } from '@bearings/domain/words'
import { pricedAs } from '#colleges/price-words.ts'
import { Sourced } from '#colleges/published/sourced.tsx'
import { RangeStrip } from '#colleges/range-strip.tsx'
import classes from './school-figures.module.css'

type SatProps = { entry: ListEntry; you: number | null; scale: readonly [number, number] }

/** The middle half of the class's SAT scores, with the student's own. */
export function SatRange({ entry: { figures }, you, scale }: SatProps) {
  const { sat, testPolicy } = figures
  if (testPolicy?.value === 'test_free' || testPolicy?.value === 'not_considered')
    return (
      <span className={`block muted text-caption line-16 ${classes.testBlind}`}>
        <Sourced source={provenanceText(testPolicy)}>Test-blind: scores not considered</Sourced>
      </span>
    )
  if (!sat) return <NotReported onCard="No SAT range" />
  return (
    <Sourced wide source={provenanceText(sat)}>
      <RangeStrip label={sat.label} low={sat.from} high={sat.to} you={you} scale={scale} />
    </Sourced>
  )
}

export function AdmissionRate({ entry: { figures, acceptanceRate } }: { entry: ListEntry }) {
  const { admissionRate } = figures
  if (!admissionRate) return acceptanceRate ?? <NotReported onCard="unknown" />
  return <Sourced source={provenanceText(admissionRate)}>{figureText(admissionRate)}</Sourced>
}

/**
 * What a year costs the one who asks, as on the college's own page, with a note on whose price it is. If none is
 * published, the full price, labeled as such.
 */
export function NetPrice({ entry, means }: { entry: ListEntry; means: Means }) {
  const { figures, tuition } = entry
  const price = priceOnList(entry, means) ?? costOnList(entry, means)
  const figure = price?.of === 'full-cost' ? figures.cost : figures.netPrice
  if (!price || !figure) return tuition ?? <NotReported onCard="No price" />
  const { source, year } = figure
  const isTheirs = price.of === 'bracket' || appliesFromAbroad(means)
  const exchange = entry.college && exchangePrices(entry.college, means).find(({ upTo }) => upTo !== null)
  const note = priceNote(price)
  const byExchange =
    exchange && `${dollars(exchange.upTo!)} in ${exchanges[exchange.exchange].name}, if admitted to it`
  const verdict = isTheirs ? againstBudget(price, means.budget) : null
  return (
    <>
      <Sourced
        source={[provenanceText({ label: pricedAs(price), source, year }), byExchange]
          .filter(Boolean)
          .join('. ')}
      >
        {billText(price.amount)}
      </Sourced>
      {/* Only who comes from another state has an exchange. */}
      {!(exchange && note === 'out of state') && <div className={`caption ${classes.note}`}>{note}</div>}
      {exchange && <div className={classes.small}>or {dollars(exchange.upTo!)} by exchange</div>}
      {verdict && <div className={verdict.isWithin ? classes.within : classes.small}>{verdict.words}</div>}
    </>
  )
}

/** Says that a college does not report a figure. A card has less room, and no heads of columns. */
function NotReported({ onCard }: { onCard: string }) {
  return (
    <span className="caption regular line-16">
      <span className={classes.inTable}>Not reported</span>
      <span className={classes.onCard}>{onCard}</span>
    </span>
  )
}
