import { Stack, Text, Title } from '@mantine/core'
import { ComparedText } from './compared-text.tsx'
import { useComparison } from './use-comparison.ts'
import classes from './two-texts.module.css'

type Side = { title: string; about: string; text: string }

/** Two texts side by side, marking the words that only one of them has. */
export function TwoTexts({ one, other }: { one: Side; other: Side }) {
  const parts = useComparison(one.text, other.text)

  return (
    <div className={`stack gap-5 ${classes.both}`}>
      {(
        [
          ['one', one],
          ['other', other],
        ] as const
      ).map(([shows, { title, about }]) => (
        <Stack key={shows} gap={0}>
          <Title order={3}>{title}</Title>
          <Text size="sm" c="dimmed" mb="xs">
            {about}
          </Text>
          <ComparedText parts={parts} shows={shows} label={title} className={classes.text!} />
        </Stack>
      ))}
    </div>
  )
}
