import { cdp } from 'vitest/browser'

type Session = { send: (method: string, parameters?: object) => Promise<unknown> }
type Shown = { media?: 'print' | 'screen'; forcedColors?: boolean }

let isEmulating = false

/** Shows the page as on paper, or in the colors of the person's system, until the test ends. */
export async function emulate({ media = 'screen', forcedColors = false }: Shown): Promise<void> {
  const features = [
    { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  await (cdp() as Session).send('Emulation.setEmulatedMedia', { media, features })
  isEmulating = true
}

/** Shows the page on a screen, in its own colors, if it is not. */
export async function stopEmulating(): Promise<void> {
  if (isEmulating) await emulate({})
  isEmulating = false
}
