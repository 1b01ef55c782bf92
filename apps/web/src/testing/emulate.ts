import { afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

type Session = { send: (method: string, parameters?: object) => Promise<unknown> }

/** Shows the page as on paper, or in the colors of the person's system, until the test ends. */
export async function emulate(shown: { media?: 'print' | 'screen'; forcedColors?: boolean }): Promise<void> {
  const features = [
    { name: 'forced-colors', value: shown.forcedColors ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  await (cdp() as Session).send('Emulation.setEmulatedMedia', { media: shown.media ?? 'screen', features })
  isEmulating = true
}

let isEmulating = false
afterEach(async () => {
  if (isEmulating) await emulate({})
  isEmulating = false
})
