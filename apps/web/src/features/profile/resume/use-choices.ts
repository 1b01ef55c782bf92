import { choicesIn, type ResumeChoices } from '@bearings/domain/profile/resume/rules'
import { useState } from 'react'
import { readPersonalSetting, storePersonalSetting } from '#platform/personal-settings.ts'
import { useMe } from '#platform/session/me.ts'

const name = 'profile.resume'

/** Holds what the student has chosen for the résumé, stored on this device until they sign out. */
export function useChoices() {
  const { userId } = useMe()
  const [choices, setChoices] = useState(() => choicesIn(readPersonalSetting(userId, name)))

  return {
    choices,
    choose: (changes: Partial<ResumeChoices>) => {
      const changed = { ...choices, ...changes }
      setChoices(changed)
      storePersonalSetting(userId, name, JSON.stringify(changed))
    },
  }
}
