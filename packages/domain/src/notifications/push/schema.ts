import { z } from 'zod'
import { Text } from '#fields.ts'
import { bounds, keptAt } from './options.ts'
import { isPushEndpoint } from './rules.ts'

const Endpoint = Text(bounds.endpoint).refine((to) => to.startsWith(keptAt) || isPushEndpoint(to), {
  message: 'Not the address of a browser’s push service',
})
const base64url = /^[\w-]+=*$/

/** A device, as its browser describes it to whoever may push to it. */
export const PushDevice = z.object({
  endpoint: Endpoint,
  keys: z.object({
    p256dh: Text(bounds.p256dh).regex(base64url),
    auth: Text(bounds.auth).regex(base64url),
  }),
})
export type PushDevice = z.infer<typeof PushDevice>

export const EndedDevice = PushDevice.pick({ endpoint: true })

/** Whether this server pushes to this person's devices, and to how many. */
export const PushSettings = z.object({
  /** The server's public key (RFC 8292); `null` if it pushes nothing. */
  publicKey: z.string().nullable(),
  /** Whether it only keeps them, to be read on this machine. */
  isKept: z.boolean(),
  devices: z.number().int(),
  /** Whether one of them is where the caller is signed in now. */
  isHere: z.boolean(),
})
export type PushSettings = z.infer<typeof PushSettings>
