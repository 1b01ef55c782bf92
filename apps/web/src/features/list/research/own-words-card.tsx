import type { EntryPage } from '@bearings/domain/list/schema'
import { Card, Text, Title } from '@mantine/core'
import classes from '#colleges/published/figures-card.module.css'

/** What the student, or the admin who added it, has entered about a school without published figures. */
export function OwnWordsCard({ entry }: { entry: EntryPage }) {
  const words = [
    ['Acceptance rate', entry.acceptanceRate],
    ['Tuition', entry.tuition],
    ['Ranking', entry.ranking],
  ].filter((line): line is [string, string] => line[1] !== null)

  return (
    <Card component="section" aria-labelledby="figures">
      <Title order={2} id="figures" mb={4}>
        Figures
      </Title>
      <dl>
        {words.map(([label, text]) => (
          <div key={label} className={`flex spread items-baseline gap-4 ${classes.line}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" mt="xs">
        {entry.school
          ? 'Nothing is published for this school. What you see here was entered by an admin.'
          : `You added this school by hand${words.length > 0 ? '; these are your own words' : ''}. It is not in the catalog, so there are no published figures.`}
      </Text>
    </Card>
  )
}
