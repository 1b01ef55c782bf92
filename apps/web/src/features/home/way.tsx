import { Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '#ui/icon.tsx'
import classes from './way.module.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>
  title: string
  /** What there is of it, such as `84%`; absent while there is nothing. */
  figure?: string | undefined
  /** The figure drawn, for the eye alone. */
  mark?: ReactNode
  /** Where things stand there, in one line. */
  line: string
}

/** The ways to the parts of the product, as the cells of one card with hairlines between them. */
export function Ways({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <div className={classes.ways} data-columns={columns}>
        {children}
      </div>
    </div>
  )
}

/** The way to a part of the product, with where things stand there: a cell of one card. */
export const Way = createLink(function Way({ title, figure, mark, line, ...link }: Props) {
  return (
    <a className={classes.way} {...link}>
      <Title order={2} className={classes.title}>
        {title} <Icon of={IconArrowRight} size={16} />
      </Title>
      <p className={classes.words}>
        {figure && <span className={classes.figure}>{figure}</span>} <span>{line}</span>
      </p>
      {mark && (
        <span className={classes.mark} aria-hidden>
          {mark}
        </span>
      )}
    </a>
  )
})
