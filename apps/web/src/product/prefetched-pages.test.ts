import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from './prefetched-pages.ts'

const routes = join(import.meta.dirname, '../routes/_app')

test.each(pages.flatMap(({ title, module }) => (title ? [{ title, module }] : [])))(
  'a person reads “$title” in the frame and on the page that takes its place',
  ({ title, module }) => {
    expect(readFileSync(join(routes, module), 'utf8')).toContain(`'${title}'`)
  },
)
