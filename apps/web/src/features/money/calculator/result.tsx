import type { Answers } from '@bearings/domain/money/calculator/answers'
import type { AidEstimate } from '@bearings/domain/money/calculator/estimates'
import { tablesOf } from '@bearings/domain/money/sai/tables'
import type { Line } from '@bearings/domain/money/sai/worksheet'
import { dollars } from '@bearings/domain/words'
import { Anchor, Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { focused } from '#ui/focused.ts'
import { amountText } from '../dollars.ts'
import { IndexScale } from './index-scale.tsx'
import { basisWords, estimatedLines, estimatesSentence, exemptionWords, pellWords } from './result-words.ts'
import { WorksheetLines } from './worksheet-lines.tsx'
import classes from './result.module.css'

/**
 * The worksheet lines that are subtracted from the income. This summary shows them as negative amounts; the
 * full sheet shows them as the worksheet does.
 */
const allowances = ['IncomeTaxPaid', 'PayrollTax', 'IPA', 'EEA'].flatMap((name) => [
  `parent${name}`,
  name === 'IPA' || name === 'EEA' ? name.toLowerCase() : `${name[0]!.toLowerCase()}${name.slice(1)}`,
])

/** The lines that determine the result; the full sheet has all lines. */
const keyLines = [
  [
    'parentTotalIncome',
    'parentIncomeTaxPaid',
    'parentPayrollTax',
    'parentIPA',
    'parentEEA',
    'parentAvailableIncome',
  ],
  ['totalIncome', 'incomeTaxPaid', 'payrollTax', 'ipa', 'eea', 'availableIncome', 'contributionFromIncome'],
].flat()
const laterLines = [
  ['parentNetWorth', 'parentContributionFromAssets', 'parentAAI', 'parentContribution'],
  ['studentContributionFromIncome', 'studentContributionFromAssets'],
  ['netWorth', 'contributionFromAssets', 'aai', 'contributionFromAAI', 'sai'],
].flat()

type Props = {
  answers: Answers
  estimate: AidEstimate
  onAllLines: () => void
  /** Content at the end of the first part. */
  children?: ReactNode
}

/** The index, the Pell Grant, and the lines that determine them. */
export function Result({ answers, estimate, onAllLines, children }: Props) {
  const { sai, worksheet, pell, basis, exemption, estimated } = estimate
  const amounts = tablesOf(answers.awardYear).pell
  const lines = worksheet.lines
  const marked = estimatedLines(estimated)
  const notes = [basisWords[basis], exemption && exemptionWords[exemption], estimatesSentence(estimated)]
  const last = lines.at(-1)!
  return (
    <Card className={classes.card} component="section" aria-label="Result">
      <div className={classes.part}>
        {/* It replaces the form, at whose end a person on a phone has scrolled far past it. */}
        <div ref={focused} tabIndex={-1}>
          <Text className="secondary">Your Student Aid Index</Text>
          <Group align="baseline" gap="4px 12px">
            <span className={classes.index}>{amountText(sai)}</span>
            <span className="secondary">
              formula {worksheet.formula}
              {last.number === null ? '' : `, line ${last.number}`}
            </span>
          </Group>
          <IndexScale sai={sai} pellEnds={amounts.maximum} />
        </div>
        <div className={classes.row}>
          <div>
            <Text fw={600}>Pell Grant {!pell.isPublished && <Chip tone="brass">estimate</Chip>}</Text>
            <Text className="secondary">{pellWords(estimate, amounts)}</Text>
          </div>
          <span className={classes.award}>{dollars(pell.award)}</span>
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
      </div>
      <div className={classes.part}>
        <Group justify="space-between" align="baseline" gap="sm" wrap="nowrap">
          <p className="eyebrow">{worksheet.formula === 'A' ? 'Parents’ income' : 'Income'}</p>
        </Group>
        <WorksheetLines label="Income" lines={pick(lines, keyLines)} estimated={marked} />
      </div>
      <div className={classes.part}>
        <Group justify="space-between" align="baseline" gap="sm" wrap="nowrap">
          <p className="eyebrow">{worksheet.formula === 'A' ? 'Assets and student' : 'Assets'}</p>
          <Anchor component="button" type="button" size="sm" fw={600} onClick={onAllLines}>
            All {lines.length} lines
          </Anchor>
        </Group>
        <WorksheetLines label="Assets and result" lines={pick(lines, laterLines)} estimated={marked} />
      </div>
    </Card>
  )
}

function pick(lines: readonly Line[], names: readonly string[]): Line[] {
  return lines
    .filter(({ name }) => names.includes(name))
    .map((line) => (allowances.includes(line.name) ? { ...line, amount: 0 - (line.amount ?? 0) } : line))
}
