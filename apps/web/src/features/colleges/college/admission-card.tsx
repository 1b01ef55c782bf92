import type { School } from '@bearings/domain/colleges/catalog/schema'
import { typeOf } from '@bearings/domain/colleges/rules'
import { mathLines } from '@bearings/domain/matching/math-lines'
import { oddsInWords, oddsOf } from '@bearings/domain/matching/odds-of'
import { placedLabel, reasonOf } from '@bearings/domain/matching/placed-label'
import type { Placement } from '@bearings/domain/matching/placement'
import { missingFor } from '@bearings/domain/matching/reason'
import type { Applicant } from '@bearings/domain/matching/schema'
import {
  type ScoreAdvice,
  scoreAdviceCaption,
  scoreAdviceWords,
} from '@bearings/domain/matching/score-advice'
import { asRead } from '@bearings/domain/words'
import { Card, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import { ForAsker } from './for-asker.tsx'
import { LabelScale } from './label-scale.tsx'
import { MathTable } from './math-table.tsx'
import classes from './admission-card.module.css'

type Props = {
  placement: Placement
  applicant: Applicant
  school: Pick<School, 'control' | 'state'>
  /** Whether the reader is the student. */
  isOwn: boolean
  /** Whether the price is within the family's budget; `null` if that is unknown. */
  isAffordable: boolean | null
  /** Links and buttons below the odds: to add a GPA, or to try other grades and scores. */
  waysOn: ReactNode
}

/** The student's odds at a college, with all of their inputs. */
export function AdmissionCard({ placement, applicant, school, isOwn, isAffordable, waysOn }: Props) {
  const label = placedLabel(placement, { isAffordable })
  const [odds, words] = [oddsOf(placement), oddsInWords(placement)]
  const estimate = placement.status === 'estimated' ? placement : null
  return (
    <Card component="section" aria-labelledby="admission" p={0}>
      <div className={`stack ${classes.halves}`}>
        <div className={`shrinks ${classes.half}`}>
          <Group justify="space-between" gap="sm" wrap="nowrap">
            <Title order={2} id="admission">
              Admission
            </Title>
            <LabelChip label={label} isOwn={isOwn} />
          </Group>
          {words && (
            <p className={`flex wrap items-baseline muted ${classes.odds}`}>
              <span className={`font-heading strong ink ${classes.range}`}>{words}</span>
              {placement.status !== 'guaranteed' && (
                <span>
                  {placement.status === 'waiting_list'
                    ? 'of all on its waitlist'
                    : asRead('estimated for you', isOwn)}
                </span>
              )}
            </p>
          )}
          <Text>{asRead(reasonOf(label, placement, applicant), isOwn)}</Text>
          <ForAsker placement={placement} school={school} isOwn={isOwn} />
          {odds && placement.status !== 'guaranteed' && <LabelScale odds={odds} />}
          {estimate?.advice && <Advice advice={estimate.advice} isOwn={isOwn} />}
          {waysOn}
        </div>
        <div className={`shrinks ${classes.half}`}>
          {placement.status === 'estimated' ? (
            <MathTable
              lines={mathLines(
                placement,
                applicant,
                typeOf({ control: school.control, level: null }).toLowerCase(),
              ).map((line) => ({ ...line, words: asRead(line.words, isOwn) }))}
            />
          ) : (
            <Text c="dimmed">{asRead(missingFor(placement), isOwn)}</Text>
          )}
        </div>
      </div>
    </Card>
  )
}

function Advice({ advice, isOwn }: { advice: ScoreAdvice; isOwn: boolean }) {
  return (
    <p className={`text-small line-18 hairline above-4 ${classes.advice}`}>
      <b>{asRead('Send your score?', isOwn)}</b> {asRead(scoreAdviceWords[advice], isOwn)} It is optional
      here. {scoreAdviceCaption}
    </p>
  )
}
