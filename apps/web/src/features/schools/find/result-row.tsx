import { testPolicyOf } from '@bearings/domain/matching/finding/filters'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { reasonOf } from '@bearings/domain/matching/placed-label'
import type { Applicant } from '@bearings/domain/matching/schema'
import { shownOdds } from '@bearings/domain/matching/shown-odds'
import { Button } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { Icon } from '#ui/icon.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { figureText } from '../figures.ts'
import { LabelChip } from '../matching/label-chip.tsx'
import { RangeStrip } from '../range-strip.tsx'
import { aboutCollege, dollars, priceNote } from './words.ts'
import classes from './results.module.css'

export type RowActions = {
  onAdd: (placed: PlacedCollege) => void
}

type Props = RowActions & {
  placed: PlacedCollege
  applicant: Applicant
  isListed: boolean
  /** Whether the keyboard reaches this row with Tab; the others are reached with the arrows. */
  isActive: boolean
}

const satScale = [800, 1600] as const

/** One college: a row of the list, on a phone a card. All of it leads to the college's page. */
export const ResultRow = memo(function ResultRow(props: Props) {
  const { placed, applicant, isListed, isActive, onAdd } = props
  const { college, placement, label, price, miles } = placed
  const tabIndex = isActive ? 0 : -1
  return (
    <>
      <div className={classes.school}>
        <RowLink
          to="/schools/find/$unitid"
          params={{ unitid: String(college.unitid) }}
          className={classes.name}
          title={college.name}
          tabIndex={tabIndex}
          data-row
        >
          {college.name}
        </RowLink>
        <span className={classes.about}>{aboutCollege(college, miles)}</span>
      </div>
      <div className={classes.sat}>
        <Scores placed={placed} applicant={applicant} />
      </div>
      <div className={classes.figure}>
        <span className={classes.label}>Admits</span>
        {college.admissionRate === null ? (
          <Unknown />
        ) : (
          figureText({ value: college.admissionRate, unit: 'share' })
        )}
      </div>
      <div className={classes.figure}>
        <span className={classes.label}>Net price</span>
        {price === null ? (
          <Unknown />
        ) : (
          <>
            {dollars(price.amount)}
            <span className={classes.small}>{priceNote(price)}</span>
          </>
        )}
      </div>
      <div className={classes.forYou} title={reasonOf(label, placement, applicant)}>
        <LabelChip label={label} />
        {placement.status === 'estimated' && (
          <span className={classes.odds}>{shownOdds(placement.odds, placement.isAutomatic)}</span>
        )}
      </div>
      <div className={classes.actions}>
        {isListed ? (
          <span className={classes.listed}>
            <Icon of={IconCheck} size={16} /> On your list
          </span>
        ) : (
          <Button
            variant="default"
            className={classes.add}
            leftSection={<Icon of={IconPlus} size={16} />}
            tabIndex={tabIndex}
            aria-label={`Add to my list: ${college.name}`}
            onClick={() => onAdd(placed)}
          >
            Add
          </Button>
        )}
      </div>
    </>
  )
})

function Scores({ placed: { college, placement }, applicant }: Pick<Props, 'placed' | 'applicant'>) {
  if (testPolicyOf(college) === 'not-considered')
    return <span className={classes.muted}>Test-blind: scores not considered</span>
  const { satReading25, satReading75, satMath25, satMath75 } = college
  if (satReading25 !== null && satReading75 !== null && satMath25 !== null && satMath75 !== null)
    return (
      <RangeStrip
        label="SAT, middle 50%"
        low={satReading25 + satMath25}
        high={satReading75 + satMath75}
        you={applicant.sat}
        scale={satScale}
      />
    )
  if (placement.status === 'open') return <span className={classes.muted}>Admits every graduate</span>
  return <Unknown />
}

function Unknown() {
  return <span className={classes.muted}>Not reported</span>
}
