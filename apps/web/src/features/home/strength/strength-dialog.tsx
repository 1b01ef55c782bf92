import { lifts as liftsOf } from '@bearings/domain/profile/lifts'
import type { ProfileView } from '@bearings/domain/profile/schema'
import { strength } from '@bearings/domain/profile/strength'
import { Tabs } from '@mantine/core'
import { Dialog } from '#ui/dialog.tsx'
import { OverallTab } from './overall-tab.tsx'
import { StrengthTab } from './strength-tab.tsx'
import { parts } from './strength-words.ts'
import classes from './strength.module.css'

/** The dialog with the scores and tags of the student's own entries, and the rules behind them. */
export function StrengthDialog({ view, onClose }: { view: ProfileView; onClose: () => void }) {
  const items = strength(view.profile)
  const lifts = liftsOf(view.profile)

  return (
    <Dialog onClose={onClose} title="Profile strength">
      <Tabs defaultValue="overall" color="sea" keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="overall">Overall</Tabs.Tab>
          {parts.map(({ part, name }) => (
            <Tabs.Tab key={part} value={part}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="overall" pt={20}>
          <OverallTab scores={view.scores} items={items} lifts={Object.values(lifts).flat()} />
        </Tabs.Panel>
        {parts.map(({ part }) => (
          <Tabs.Panel key={part} value={part} pt={20}>
            <StrengthTab part={part} scores={view.scores} items={items[part]} lifts={lifts[part]} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Dialog>
  )
}
