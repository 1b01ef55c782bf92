import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './subsection.module.css'

type Props = { title: string; text?: string; children: ReactNode }

/** A part of a section, labeled by its heading and set off by a line from what is above it. */
export function Subsection({ title, text, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classes.subsection}>
      <Title order={3} id={heading}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mt={2}>
          {text}
        </Text>
      )}
      <Stack gap="md" mt="md">
        {children}
      </Stack>
    </section>
  )
}
