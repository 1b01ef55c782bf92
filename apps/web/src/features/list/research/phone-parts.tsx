import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTabInView } from '#ui/use-tab-in-view.ts'
import scrolling from '#ui/scrolling-tabs.module.css'

const names = {
  next: 'What’s Next',
  checklist: 'Checklist',
  essays: 'Essays',
  dates: 'Dates',
  note: 'Note',
  college: 'College',
} as const
export type PhonePart = keyof typeof names

type Props = {
  /** The part that is open until another one is chosen. */
  first: PhonePart
  /** What renders each part that there is. Only the one that is open is rendered, and the note, which may have to be sent. */
  parts: Partial<Record<PhonePart, (isOpen: boolean) => ReactNode>>
}

/** What a phone shows of a school below the application: one part at a time. */
export function PhoneParts({ first, parts }: Props) {
  const [chosen, setChosen] = useState<PhonePart | null>(null)
  const open = chosen ?? first
  const row = useTabInView(open)
  const shown = (Object.keys(names) as PhonePart[]).filter((part) => parts[part])
  return (
    <Tabs
      value={open}
      onChange={(tab) => setChosen(tab as PhonePart)}
      color="sea"
      keepMounted={false}
      aria-label="This school"
    >
      <Tabs.List ref={row} className={scrolling.tabs!}>
        {shown.map((part) => (
          <Tabs.Tab key={part} value={part}>
            {names[part]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((part) => (
        <Tabs.Panel key={part} value={part} pt="lg" keepMounted={part === 'note'}>
          {(part === open || part === 'note') && parts[part]!(part === open)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
