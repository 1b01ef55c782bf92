import { pushHostOf } from '@bearings/domain/notifications/push/rules'
import { say } from '@bearings/domain/say'
import { Switch } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { PushRefusal, pushDevice, standIn, subscribe, unsubscribe, whyNoPush } from './push-device.ts'

/** Whether this device shows a line when something is new. It is off until somebody turns it on here. */
export function PushSwitch() {
  const { data: settings } = useQuery(query('GET /notifications/push'))
  const isKept = settings?.isKept ?? false
  const why = isKept ? null : whyNoPush()
  const device = useQuery({
    queryKey: ['push-device', isKept],
    queryFn: isKept ? standIn.find : pushDevice,
    enabled: settings !== undefined && why === null,
    networkMode: 'always',
  })
  const { mutateAsync: add } = useMutation(mutation('PUT /notifications/push'))
  const { mutateAsync: end } = useMutation(mutation('POST /notifications/push/end'))
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      const known = device.data
      if (isWanted && settings?.publicKey) {
        await add(isKept ? standIn.add() : await subscribe(settings.publicKey))
      } else if (known) {
        await (isKept ? standIn.remove() : unsubscribe())
        await end({ endpoint: known.endpoint })
      }
    },
    onSuccess: (_, isWanted) =>
      notify({
        title: isWanted
          ? say('This device gets notifications')
          : say('This device gets no more notifications'),
        message: '',
      }),
    onError: (error) =>
      error instanceof PushRefusal
        ? notify({ title: say('Not turned on'), message: error.message, color: 'coral' })
        : notifyFailure(say('Not changed'), error),
    onSettled: () => device.refetch(),
  })
  if (!settings) return null
  const host = device.data && pushHostOf(device.data.endpoint)
  const carrier = host ?? say('the company that makes your browser')

  return (
    <Switch
      label={say('On this device')}
      description={
        settings.publicKey === null
          ? say('This server does not send notifications to devices.')
          : isKept
            ? say('This machine sends nothing: it shows the line at /dev/pushes.')
            : (why ??
              say(
                'One line, such as “A deadline is near”, without names or dates: at most once a day, and not from 9 PM to 7 AM. It is carried, encrypted, by {carrier}.',
                { carrier },
              ))
      }
      disabled={settings.publicKey === null || why !== null || change.isPending}
      checked={settings.publicKey !== null && settings.isHere && Boolean(device.data)}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  )
}
