import { Group, Text, Title } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './page-header.module.css'

type Props = {
  title: ReactNode
  /** A line below the title. */
  about?: ReactNode
  /** A few words beside the title, such as how many there are. */
  count?: ReactNode
  /** A line of small capitals above the title. */
  eyebrow?: string
  /** The back link, above everything else. */
  back?: ReactNode
  /** Whether this is the header of a part below the page's own. */
  isPart?: boolean
  /** For a title that receives the focus when the focused element is gone. */
  ref?: Ref<HTMLHeadingElement>
  /** The page's actions, on the right. */
  children?: ReactNode
}

export function PageHeader({ title, about, count, eyebrow, back, isPart = false, ref, children }: Props) {
  return (
    <header className={`flex wrap spread items-end ${classes.header}`}>
      <div className={classes.words}>
        {back}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Group align="baseline" gap="0 14px">
          <Title
            order={isPart ? 2 : 1}
            size="h1"
            className={`no-outline ${classes.title}`}
            {...(ref && { ref, tabIndex: -1 })}
          >
            {title}
          </Title>
          {count && <Text c="dimmed">{count}</Text>}
        </Group>
        {about && (
          <Text c="dimmed" className="wrap-anywhere" mt={6}>
            {about}
          </Text>
        )}
      </div>
      {children}
    </header>
  )
}
