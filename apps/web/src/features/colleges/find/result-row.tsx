import { changeOfFound } from '@bearings/domain/colleges/changes/rules'
import { figureText } from '@bearings/domain/colleges/figure-text'
import { aboutCollege } from '@bearings/domain/colleges/find/about-college'
import { satLabel, satTotals } from '@bearings/domain/colleges/sat'
import { bestScore } from '@bearings/domain/matching/concordance'
import { testPolicyOf } from '@bearings/domain/matching/finding/filters'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { oddsInWords } from '@bearings/domain/matching/odds-of'
import { reasonOf } from '@bearings/domain/matching/placed-label'
import { priceNote } from '@bearings/domain/matching/price-words'
import type { Applicant } from '@bearings/domain/matching/schema'
import { billText } from '@bearings/domain/price-text'
import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { OnYourList } from '#colleges/adding/on-your-list.tsx'
import { ChangeLine } from '#colleges/change-line.tsx'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import { RangeStrip } from '#colleges/range-strip.tsx'
import { Icon } from '#ui/icon.tsx'
import { RowLink } from '#ui/row-link.tsx'
import classes from './results.module.css'

export type RowActions = {
  onAdd: (placed: PlacedCollege) => void
  onMark: (unitid: number) => void
}

type Props = RowActions & {
  placed: PlacedCollege
  applicant: Applicant
  isListed: boolean
  /** Whether it is marked for comparison. */
  isMarked: boolean
  /** Whether as many colleges are marked as can be compared. */
  isFull: boolean
  /** Whether Tab reaches this row; the others are reached with the arrow keys. */
  isActive: boolean
}

const satScale = [800, 1600] as const

/** One college: a row of the list, or a card on a phone. The whole row links to the college's page. */
export const ResultRow = memo(function ResultRow(props: Props) {
  const { placed, applicant, isListed, isMarked, isFull, isActive, onAdd, onMark } = props
  const { college, placement, label, price, miles } = placed
  const tabIndex = isActive ? 0 : -1
  const odds = oddsInWords(placement)
  return (
    <>
      <div className={`shrinks ${classes.school}`}>
        <RowLink
          to="/schools/find/$unitid"
          params={{ unitid: String(college.unitid) }}
          className={`truncated block font-heading text-name ${classes.name}`}
          title={college.name}
          tabIndex={tabIndex}
          data-row
        >
          {college.name}
        </RowLink>
        <span className={`truncated detail line-18 ${classes.about}`}>{aboutCollege(college, miles)}</span>
        <ChangeLine change={changeOfFound(college)} />
      </div>
      <div className={classes.sat}>
        <Scores placed={placed} applicant={applicant} />
      </div>
      <div className={`figures text-body strong align-right ${classes.figure}`}>
        <span className={`caption regular line-16 ${classes.label}`}>Admits</span>
        {college.admissionRate === null ? (
          <Unknown />
        ) : (
          figureText({ value: college.admissionRate, unit: 'share' })
        )}
      </div>
      <div className={`figures text-body strong align-right ${classes.figure}`}>
        <span className={`caption regular line-16 ${classes.label}`}>
          {price?.of === 'full-cost' ? 'Full cost' : 'Net price'}
        </span>
        {price === null ? (
          <Unknown />
        ) : (
          <>
            {billText(price.amount)}
            <span className={`caption block regular line-16 ${classes.small}`}>{priceNote(price)}</span>
          </>
        )}
      </div>
      <div className={classes.forYou} title={reasonOf(label, placement, applicant)}>
        <LabelChip label={label} />
        {odds && <span className="above-1 block regular muted text-caption line-16">{odds}</span>}
      </div>
      <div className={`column gap-6px ${classes.actions}`}>
        {isListed ? (
          <OnYourList />
        ) : college.takesNobody ? null : (
          <Button
            variant="default"
            leftSection={<Icon of={IconPlus} size={16} />}
            tabIndex={tabIndex}
            aria-label={`Add to my list: ${college.name}`}
            onClick={() => onAdd(placed)}
          >
            Add
          </Button>
        )}
        <Checkbox
          size="xs"
          className="raised self-center"
          label="Compare"
          aria-label={`Compare: ${college.name}`}
          checked={isMarked}
          disabled={isFull && !isMarked}
          tabIndex={tabIndex}
          onChange={() => onMark(college.unitid)}
        />
      </div>
    </>
  )
})

function Scores({ placed: { college, placement }, applicant }: Pick<Props, 'placed' | 'applicant'>) {
  if (testPolicyOf(college) === 'not-considered')
    return <span className="faint regular">Test-blind: scores not considered</span>
  const sat = satTotals({
    reading25: college.satReading25,
    reading75: college.satReading75,
    math25: college.satMath25,
    math75: college.satMath75,
  })
  if (sat)
    return (
      <RangeStrip label={satLabel} low={sat.from} high={sat.to} you={bestScore(applicant)} scale={satScale} />
    )
  if (placement.status === 'open') return <span className="faint regular">Admits every graduate</span>
  return <Unknown />
}

function Unknown() {
  return <span className="faint regular">Not reported</span>
}
