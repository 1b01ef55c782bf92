import { typeOf } from '@bearings/domain/colleges/rules'
import type { Control } from '@bearings/domain/colleges/schema'
import { mathLines } from '@bearings/domain/matching/math-lines'
import { oddsText } from '@bearings/domain/matching/odds-text'
import { placedLabel, reasonOf } from '@bearings/domain/matching/placed-label'
import type { Placement } from '@bearings/domain/matching/placement'
import { missingFor } from '@bearings/domain/matching/reason'
import type { Applicant } from '@bearings/domain/matching/schema'
import { scoreAdvice, scoreAdviceCaption, scoreAdviceWords } from '@bearings/domain/matching/score-advice'
import { Card, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import { LabelScale } from './label-scale.tsx'
import { MathTable } from './math-table.tsx'
import classes from './admission-card.module.css'

type Props = {
  placement: Placement
  applicant: Applicant
  control: Control | null
  /** Whether the price is within the family's budget; `null` if that is unknown. */
  isAffordable: boolean | null
  /** Whether applicants may leave out SAT and ACT scores. */
  isOptional: boolean
  /** Links and buttons below the odds: to add a GPA, or to try other grades and scores. */
  waysOn: ReactNode
}

/** The student's odds at a college, with all of their inputs. */
export function AdmissionCard({ placement, applicant, control, isAffordable, isOptional, waysOn }: Props) {
  const label = placedLabel(placement, { isAffordable })
  const estimate = placement.status === 'estimated' ? placement : null
  return (
    <Card component="section" aria-labelledby="admission" p={0}>
      <div className={classes.halves}>
        <div className={classes.half}>
          <Group justify="space-between" gap="sm" wrap="nowrap">
            <Title order={2} id="admission">
              Admission
            </Title>
            <LabelChip label={label} />
          </Group>
          {estimate && (
            <p className={classes.odds}>
              <span className={classes.range}>{oddsText(estimate.odds, estimate.isAutomatic)}</span>
              <span>estimated for you</span>
            </p>
          )}
          <Text>{reasonOf(label, placement, applicant)}</Text>
          {estimate && <LabelScale odds={estimate.odds} />}
          {estimate && isOptional && <Advice standing={estimate.standing} applicant={applicant} />}
          {waysOn}
        </div>
        <div className={classes.half}>
          {placement.status === 'estimated' ? (
            <MathTable
              lines={mathLines(placement, applicant, typeOf({ control, level: null }).toLowerCase())}
            />
          ) : (
            <Text c="dimmed">{missingFor(placement)}</Text>
          )}
        </div>
      </div>
    </Card>
  )
}

function Advice({
  standing,
  applicant,
}: {
  standing: Extract<Placement, { status: 'estimated' }>['standing']
  applicant: Applicant
}) {
  if (standing.scoreUse !== 'submitted' || standing.score === null || applicant.withholdsScores) return null
  return (
    <p className={classes.advice}>
      <b>Send your score?</b> {scoreAdviceWords[scoreAdvice(standing.score)]} It is optional here.{' '}
      {scoreAdviceCaption}
    </p>
  )
}
