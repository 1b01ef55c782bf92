import type { Answers } from '@bearings/domain/money/calculator/answers'
import { type Influence, topInfluences } from '@bearings/domain/money/calculator/rules'
import { dollars } from '@bearings/domain/words'
import { Card, Text, Title } from '@mantine/core'
import { amountText } from '../dollars.ts'
import { fieldWords } from './field-words.ts'
import classes from './result.module.css'

/** The three answers that affect the index most. */
export function TopInfluences({ answers }: { answers: Answers }) {
  const influences = topInfluences(answers)
  return (
    <Card component="section" aria-labelledby="movers">
      <Title order={2} id="movers">
        What changes your index
      </Title>
      {influences.length === 0 ? (
        <Text c="dimmed" mt="xs">
          None of these amounts changes this index, because a rule sets it instead of the formula.
        </Text>
      ) : (
        <table
          className={`wide text-small ${classes.lines}`}
          aria-labelledby="movers"
          style={{ marginTop: 8 }}
        >
          <tbody>
            {influences.map((mover) => (
              <tr key={mover.field}>
                <th scope="row">{moverWords(mover, answers)}</th>
                <td className={classes.amount}>
                  {mover.change > 0 ? '+' : ''}
                  {amountText(mover.change)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function moverWords({ field, by }: Influence, { dependency, familySize }: Answers): string {
  if (field === 'familySize') return `A family of ${familySize + by} instead of ${familySize}`
  return `${dollars(by)} more: ${fieldWords(field, dependency).label}`
}
