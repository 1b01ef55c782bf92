import type { Answers } from '@bearings/domain/money/calculator/answers'
import type { AidEstimate } from '@bearings/domain/money/calculator/estimates'
import { tablesOf } from '@bearings/domain/money/sai/tables'
import { dollars } from '@bearings/domain/words'
import { Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { focused } from '#ui/focused.ts'
import { amountText } from '../dollars.ts'
import { IndexScale } from './index-scale.tsx'
import { basisWords, estimatesSentence, exemptionWords, inPlainWords, pellWords } from './result-words.ts'
import classes from './result.module.css'

type Props = {
  answers: Answers
  estimate: AidEstimate
  /** Content at the end. */
  children?: ReactNode
}

/** What the answers come to: a sentence for everyone, then the index and the Pell Grant with where they come from. */
export function Result({ answers, estimate, children }: Props) {
  const { sai, worksheet, pell, basis, exemption, estimated } = estimate
  const { least, pell: amounts } = tablesOf(answers.awardYear)
  const notes = [basisWords[basis], exemption && exemptionWords[exemption], estimatesSentence(estimated)]
  const { number } = worksheet.lines.at(-1)!
  return (
    <Card component="section" aria-label="Result" className="column gap-3">
      {/* It replaces the form, at whose end a person on a phone has scrolled far past it. */}
      <p className="text-name strong line-1-4 no-outline" ref={focused} tabIndex={-1}>
        {inPlainWords(estimate, least)}
      </p>
      <div>
        <Text className="secondary">Your Student Aid Index</Text>
        <Group align="baseline" gap="4px 12px">
          <span className={`font-heading strong ${classes.index}`}>{amountText(sai)}</span>
          <span className="secondary">
            formula {worksheet.formula}
            {number !== null && `, line ${number}`}
          </span>
        </Group>
        <IndexScale sai={sai} least={least} calculatedUpTo={amounts.maximum - amounts.minimum} />
      </div>
      <div className={`row spread gap-3 hairline ${classes.row}`}>
        <div>
          <Text fw={600}>Pell Grant {!pell.isPublished && <Chip tone="brass">estimate</Chip>}</Text>
          <Text className="secondary">{pellWords(estimate, amounts)}</Text>
        </div>
        <span className="text-title font-heading strong">{dollars(pell.award)}</span>
      </div>
      {notes.map(
        (note) =>
          note && (
            <Text key={note} className="secondary">
              {note}
            </Text>
          ),
      )}
      {children}
    </Card>
  )
}
