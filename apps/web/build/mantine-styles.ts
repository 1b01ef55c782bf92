import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const part = 'mantine-style:'
const all = 'virtual:mantine-styles'

/** Components that others are built on; the others' styles come later, whichever chunk arrives first. */
const base = new Set([
  'UnstyledButton',
  'Paper',
  'Text',
  'Input',
  'InlineInput',
  'ModalBase',
  'Popover',
  'Combobox',
])
/** Colors of Mantine that neither a style of its own nor a page of ours reads. */
const unread = /--mantine-color-(?:grape|indigo|green|lime|orange)-[\w-]+:[^;]+;\s*/g
const everywhere = ['default-css-variables', 'baseline', 'global']

/**
 * Bundles the styles of each Mantine component with its code, so that a page loads only the styles it shows.
 * They are in layers, so that our own styles win in whatever order the chunks arrive. Development loads all
 * at once.
 */
export function mantineStyles(): Plugin {
  let building = false
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id) {
      if (id === all) return `\0${all}`
      if (id.startsWith(part)) return { id: `\0${id}`, moduleSideEffects: true }
      return null
    },
    load(id) {
      if (id === `\0${all}`)
        return building ? everywhere.map(importOf).join('\n') : `import '@mantine/core/styles.layer.css'`
      if (!id.startsWith(`\0${part}`)) return null
      const name = id.slice(part.length + 1, -'.css'.length)
      const style = readFileSync(require.resolve(`@mantine/core/styles/${name}.css`), 'utf8').replaceAll(
        unread,
        '',
      )
      const layer = base.has(name) || everywhere.includes(name) ? 'mantine.base' : 'mantine.parts'
      return `@layer ${layer} {${style}}`
    },
    transform(code, id) {
      const name = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id)?.[1]
      return building && name ? `${importOf(name)}\n${code}` : null
    },
  }
}

function importOf(name: string): string {
  return `import '${part}${name}.css'`
}
