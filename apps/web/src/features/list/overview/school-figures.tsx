import type { Figure } from '@bearings/domain/colleges/catalog/schema'
import { figureText, provenanceText } from '@bearings/domain/colleges/figure-text'
import type { ListEntry } from '@bearings/domain/list/schema'
import { affordableOnList, priceOnList } from '@bearings/domain/matching/placed-list'
import type { Means } from '@bearings/domain/matching/within-budget'
import { dollars } from '@bearings/domain/words'
import { pricedAs, priceNote } from '#colleges/price-words.ts'
import { Sourced } from '#colleges/published/sourced.tsx'
import { RangeStrip } from '#colleges/range-strip.tsx'
import classes from './school-figures.module.css'

type SatProps = { entry: ListEntry; you: number | null; scale: readonly [number, number] }

/** The middle half of the class's SAT scores, with the student's own. */
export function SatRange({ entry: { figures }, you, scale }: SatProps) {
  const { sat, testPolicy } = figures
  if (testPolicy?.value === 'test_free' || testPolicy?.value === 'not_considered')
    return (
      <span className={classes.testBlind}>
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
 * What the family pays per year after grants, as on the college's own page, with a note on whose price it is.
 * If none is published, the full price, labeled as such.
 */
export function NetPrice({ entry, means }: { entry: ListEntry; means: Means }) {
  const { figures, tuition } = entry
  const price = priceOnList(entry, means)
  if (!price || !figures.netPrice) return <FullPrice cost={figures.cost} tuition={tuition} />
  const { source, year } = figures.netPrice
  return (
    <>
      <Sourced source={provenanceText({ label: pricedAs(price, means), source, year })}>
        {dollars(price.amount)}
      </Sourced>
      <div className={classes.note}>{priceNote(price)}</div>
      {means.budget !== null && price.of === 'bracket' && (
        <BudgetNote budget={means.budget} price={price.amount} isWithin={affordableOnList(entry, means)} />
      )}
    </>
  )
}

function FullPrice({ cost, tuition }: { cost: Figure | null; tuition: string | null }) {
  if (!cost) return tuition ?? <NotReported onCard="No price" />
  return (
    <>
      <Sourced source={provenanceText(cost)}>{figureText(cost)}</Sourced>
      <div className={classes.small}>before aid</div>
    </>
  )
}

/**
 * Compares the price with the budget, if that is possible: a price that depends on an unknown home state is
 * neither within nor over it.
 */
function BudgetNote({
  budget,
  price,
  isWithin,
}: {
  budget: number
  price: number
  isWithin: boolean | null
}) {
  if (isWithin === null) return null
  return isWithin ? (
    <div className={classes.within}>in budget</div>
  ) : (
    <div className={classes.small}>{price > budget ? `${dollars(price - budget)} over` : 'over budget'}</div>
  )
}

/** Says that a college does not report a figure. A card has less room, and no heads of columns. */
function NotReported({ onCard }: { onCard: string }) {
  return (
    <span className={classes.missing}>
      <span className={classes.inTable}>Not reported</span>
      <span className={classes.onCard}>{onCard}</span>
    </span>
  )
}
