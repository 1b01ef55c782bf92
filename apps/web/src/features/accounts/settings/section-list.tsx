import { say } from '@bearings/domain/say'
import { Stack, TableOfContents } from '@mantine/core'
import { useMutationObserverTarget } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import classes from './section-list.module.css'

/**
 * The sections of a page and, where there is room, a list of their headings beside them that stays in view.
 */
export function SectionsWithList({ children }: { children: ReactNode }) {
  const sections = useRef<HTMLDivElement>(null)
  const readAnew = useRef(() => {})
  // Some sections are added later, once their data is loaded.
  useMutationObserverTarget(
    () => readAnew.current(),
    { childList: true },
    () => sections.current!,
  )

  return (
    <div className={`stack items-start ${classes.page}`}>
      <nav aria-label={say('Sections')} className={classes.list}>
        <TableOfContents
          variant="none"
          minDepthToOffset={2}
          classNames={{ control: `row ${classes.entry}` }}
          scrollSpyOptions={{ selector: `.${classes.sections} > section h2` }}
          reinitializeRef={readAnew}
          getControlProps={({ data, active }) => ({
            component: 'a',
            href: `#${data.id}`,
            'aria-current': active ? 'location' : undefined,
            children: data.value,
            onClick: (event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              showSection(data.getNode())
            },
          })}
        />
      </nav>
      <Stack gap="lg" ref={sections} className={classes.sections}>
        {children}
      </Stack>
    </div>
  )
}

/** Focuses the heading, so that Tab continues from there, and scrolls to its section. */
function showSection(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.closest('section')?.scrollIntoView()
}
