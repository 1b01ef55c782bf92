import { topicsOf } from '@bearings/domain/library/answers/rules'
import type { AnswerSummary } from '@bearings/domain/library/answers/schema'
import { say, translated } from '@bearings/domain/say'
import { Card, Text } from '@mantine/core'
import { RowLink } from '#ui/row-link.tsx'
import classes from './answers.module.css'

export function TopicLinks({ answers }: { answers: readonly AnswerSummary[] }) {
  return (
    <Card component="ul" m={0} p={0} className={`stack ${classes.topics}`} aria-label={say('Topics')}>
      {topicsOf(answers).map(({ topic, title, questions }) => (
        <li key={topic} className={`hover-row row spread gap-4 ${classes.topic}`}>
          <RowLink to="/resources/answers" search={{ topic }}>
            {translated(title)}
          </RowLink>
          <Text span size="sm" c="dimmed" className="figures">
            {questions}
          </Text>
        </li>
      ))}
    </Card>
  )
}
