import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTabInView } from './use-tab-in-view.ts'
import scrolling from './scrolling-tabs.module.css'

type Props<Part extends string> = {
  /** The name of each part, in their order. */
  names: Record<Part, string>
  label: string
  /** The part that is open until another one is chosen. */
  first: NoInfer<Part>
  /**
   * What renders each part that there is, and may open it. Only the one that is open is rendered, and the kept one, which
   * may have to be sent.
   */
  parts: Partial<Record<NoInfer<Part>, ((isOpen: boolean, open: () => void) => ReactNode) | false>>
  kept?: NoInfer<Part>
}

/** What a phone shows of a long page: one part at a time. */
export function PhoneParts<Part extends string>({ names, label, first, parts, kept }: Props<Part>) {
  const [chosen, setChosen] = useState<Part | null>(null)
  const open = chosen ?? first
  const row = useTabInView(open)
  const shown = (Object.keys(names) as Part[]).filter((part) => parts[part])
  return (
    <Tabs
      value={open}
      onChange={(tab) => setChosen(tab as Part)}
      color="sea"
      keepMounted={false}
      aria-label={label}
    >
      <Tabs.List ref={row} className={scrolling.tabs!}>
        {shown.map((part) => (
          <Tabs.Tab key={part} value={part}>
            {names[part]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((part) => (
        <Tabs.Panel key={part} value={part} pt="lg" keepMounted={part === kept}>
          {(part === open || part === kept) &&
            parts[part] &&
            parts[part](part === open, () => setChosen(part))}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
