import { Card, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './requests.module.css'

/** A card with a heading and rows. */
export function RequestsSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" padding={0} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.heading!}>
        {heading}
      </Title>
      <ul className={classes.rows}>{children}</ul>
    </Card>
  )
}
