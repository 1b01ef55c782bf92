import type { MathLine } from '@bearings/domain/matching/math-lines'
import { Group, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { useIsTablet } from '#ui/use-is-narrow.ts'
import classes from './math-table.module.css'

/** The computation of the odds, with each input, each step and the label's rule, to check by hand. */
export function MathTable({ lines }: { lines: readonly MathLine[] }) {
  const [isOpen, setIsOpen] = useState(!useIsTablet())
  return (
    <>
      <Group justify="space-between" align="stretch" gap={0} wrap="nowrap">
        <UnstyledButton
          className={`inline-row gap-2 strong ${classes.toggle}`}
          aria-expanded={isOpen}
          aria-controls="math"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={IconChevronDown} size={16} /> Show the math
        </UnstyledButton>
        <LinkAnchor to="/resources/how-matching-works" size="sm" className="no-print">
          How matching works
        </LinkAnchor>
      </Group>
      <div id="math" hidden={!isOpen}>
        <table className={`above-2 wide text-small line-18 ${classes.table}`} aria-label="The math">
          <tbody>
            {lines.map(({ words, symbol, value, isResult, isImputed }) => (
              <tr key={words} data-result={isResult || undefined}>
                <th scope="row">
                  {words} {isImputed && <Chip tone="brass">imputed</Chip>}
                </th>
                <td className={`font-heading ${classes.symbol}`}>{symbol && <Symbol name={symbol} />}</td>
                <td className={`figures unbroken ${classes.value}`}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`muted text-caption line-16 ${classes.note}`}>
          An estimate, not a promise. Not used: race, gender, income, first generation, alumni relatives, the
          name of your high school. Essays and activities are not scored. “Imputed” means estimated, where a
          college does not publish it.
        </p>
      </div>
    </>
  )
}

/** Renders `zT` as a letter with a subscript. */
function Symbol({ name }: { name: string }) {
  const [letter, below] = [name.slice(0, 1), name.slice(1)]
  return (
    <>
      {letter}
      {below && <sub>{below}</sub>}
    </>
  )
}
