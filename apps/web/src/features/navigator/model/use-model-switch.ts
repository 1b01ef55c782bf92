import type { NavigatorSettings } from '@bearings/domain/navigator/schema'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Returns whether a language model may answer students, and a setter. A change is shown immediately. */
export function useModelSwitch(settings: NavigatorSettings) {
  const change = useMutation({
    ...mutation('PUT /navigator/switch', 'The language model could not be turned on or off'),
    onSuccess: ({ switchedOn }) =>
      notify({ title: switchedOn ? 'The language model is on' : 'The language model is off' }),
  })
  const { switchedOn } = change.isPending ? change.variables : settings
  return { switchedOn, setSwitch: (on: boolean) => change.mutate({ switchedOn: on }) }
}
