import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette } from '@bearings/domain/palette'
import { expect, test } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [light, dark] = [/='light'\] \{([^}]*)\}/, /='dark'\] \{([^}]*)\}/].map(tokensIn)

test.each(Object.entries(palette))('--%s is the same on a page and in a mail', (name, colors) => {
  expect({ light: light!.get(name), dark: dark!.get(name) }).toEqual(colors)
})

function tokensIn(scheme: RegExp): Map<string, string> {
  const block = scheme.exec(sheet)?.[1] ?? ''
  return new Map([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name!, value!]))
}
