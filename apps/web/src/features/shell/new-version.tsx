import { Button } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { newVersion, takeNewVersion } from '#platform/app-version.ts'
import classes from './new-version.module.css'

/** Another version of the app is ready. It is taken when somebody says so, never while they write. */
export function NewVersion() {
  const isOffered = useSyncExternalStore(newVersion.subscribe, newVersion.isOffered)
  const [isLater, setLater] = useState(false)

  return (
    <output className={classes.place}>
      {isOffered && !isLater && (
        <div className={classes.card}>
          <span>A new version of Bearings is ready.</span>
          <Button size="xs" color="sea" onClick={takeNewVersion}>
            Update
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </output>
  )
}
