import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { Icon } from './icon.tsx'
import classes from './selection-bar.module.css'

type Props = {
  /** Names the bar, such as "Selected people". */
  label: string
  count: number
  /** Selects more rows, or none. */
  select: ReactNode
  /** What can be done to the selected rows. */
  children: ReactNode
  /** What is done to them less often, which a press shows. */
  more?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The bar over the end of a list while some of its rows are selected. */
export function SelectionBar({ label, count, select, children, more, ref }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      ref={ref}
      className={`no-print cluster gap-4 row-gap-2 outlined-strong rounded-card on-surface ${classes.bar}`}
      aria-label={label}
      data-bottom-bar
    >
      <output className="strong">{count} selected</output>
      {select}
      <span className={`flex wrap gap-2 at-end ${classes.actions}`}>
        {children}
        {more && (
          <Button
            variant="default"
            aria-expanded={isOpen}
            rightSection={<Icon of={IconChevronDown} size={16} />}
            onClick={() => setOpen(!isOpen)}
          >
            More
          </Button>
        )}
      </span>
      {more && (
        <span className={`flex wrap gap-2 wide ${classes.more}`} hidden={!isOpen}>
          {more}
        </span>
      )}
    </section>
  )
}
