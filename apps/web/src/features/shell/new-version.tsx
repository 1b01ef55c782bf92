import { say } from '@bearings/domain/say'
import { Button } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { switchToNewVersion } from '#platform/loading/app-version.ts'
import { newVersion } from '#platform/loading/version-offer.ts'
import classes from './new-version.module.css'

/**
 * The offer of another version of the app. It is loaded only when the person accepts, so never while they
 * type.
 */
export function NewVersion() {
  const offers = useSyncExternalStore(newVersion.subscribe, newVersion.offers)
  const [putOff, setPutOff] = useState(0)
  const [isSwitching, setSwitching] = useState(false)

  return (
    <output className={`no-print flex middle ${classes.place}`}>
      {offers > putOff && (
        <div className={`cluster gap-2 outlined-strong rounded-card on-surface ${classes.card}`}>
          <span>{say('A new version of Bearings is ready.')}</span>
          <Button
            size="xs"
            color="sea"
            loading={isSwitching}
            onClick={() => {
              // On a slow device it takes a while until the page reloads.
              setSwitching(true)
              switchToNewVersion()
            }}
          >
            {say('Update')}
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setPutOff(offers)}>
            {say('Later')}
          </Button>
        </div>
      )}
    </output>
  )
}
