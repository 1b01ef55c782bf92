import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../..')

test.each(['landing.html', 'welcome.html', 'privacy.html'])(
  '%s is shared with the title and the description that it has',
  (file) => {
    const html = readFileSync(join(folder, file), 'utf8')
    const content = (name: string) => new RegExp(`="${name}"\\s+content="([^"]+)"`).exec(html)?.[1]
    expect(content('og:title')).toBe(/<title>([^<]+)</.exec(html)![1])
    expect(content('og:description')).toBe(content('description'))
  },
)
