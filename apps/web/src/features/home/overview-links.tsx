import { Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '#ui/icon.tsx'
import classes from './overview-links.module.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>
  title: string
  /** The figure of that part, such as `84%`; absent if there is none yet. */
  figure?: string | undefined
  /** A decorative drawing of the figure. */
  mark?: ReactNode
  /** One line on the progress there. */
  line: string
}

/** Links to the parts of the product, as the cells of one card with hairlines between them. */
export function OverviewLinks({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return (
    <div className="container">
      <div className={`panel stack clipped ${classes.ways}`} data-columns={columns}>
        {children}
      </div>
    </div>
  )
}

/** A link to a part of the product with its progress, as a cell of the card. */
export const OverviewLink = createLink(function OverviewLink({ title, figure, mark, line, ...link }: Props) {
  return (
    <a className={`column gap-2 ${classes.way}`} {...link}>
      <Title order={2} className={`row spread gap-1 text-body line-20 ${classes.title}`}>
        {title} <Icon of={IconArrowRight} size={16} className="sea no-phone" />
      </Title>
      <p className={`secondary flex wrap items-baseline line-18 ${classes.words}`}>
        {figure && (
          <span className={`ink font-heading text-title figures medium line-28 unbroken ${classes.figure}`}>
            {figure}
          </span>
        )}{' '}
        <span>{line}</span>
      </p>
      {mark && (
        <span className={classes.mark} aria-hidden>
          {mark}
        </span>
      )}
    </a>
  )
})
