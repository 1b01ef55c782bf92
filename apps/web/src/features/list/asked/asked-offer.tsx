import { countInWords } from '@bearings/domain/progress/asked-of-list'
import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useAskedOfList } from '#colleges/asked/use-asked-of-list.ts'
import { usePreload } from '#platform/loading/preload.ts'
import { readPersonalSetting, storePersonalSetting } from '#platform/personal-settings.ts'
import { useMe } from '#platform/session/me.ts'
import { loadAsked } from '../overview/adding-dialogs.tsx'
import classes from './asked-offer.module.css'

const setting = 'list.asked-left'

/** On the list: how much its colleges ask for that is not on it. Once closed, it comes back when they ask for more. */
export function AskedOffer({ onOpen }: { onOpen: () => void }) {
  usePreload(loadAsked)
  const { userId } = useMe()
  const { data: asked } = useAskedOfList()
  const [left, setLeft] = useState(() => Number(readPersonalSetting(userId, setting) ?? 0))
  const open = asked ? asked.essays + asked.items : 0
  if (!asked || open === 0 || open <= left) return null

  return (
    <section
      className={`row gap-3 touch-buttons no-print rounded-card ${classes.offer}`}
      aria-label="What your colleges ask"
    >
      <p className="grow">Your colleges also ask for {countInWords(asked)}.</p>
      <Button variant="default" size="sm" onClick={onOpen}>
        See and Add All
      </Button>
      <CloseButton
        aria-label="Leave it as it is"
        onClick={() => {
          setLeft(open)
          storePersonalSetting(userId, setting, String(open))
        }}
      />
    </section>
  )
}
