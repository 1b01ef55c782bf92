import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { pages, signInModules } from '../src/product/prefetched-pages.ts'
import { chunkOf, filesOf } from './files-of.ts'

const source = join(import.meta.dirname, '../src/platform/prefetch/prefetch.ts')
const sidebar = join(import.meta.dirname, '../src/features/shell/sidebar-cookie.ts')
const domain = join(import.meta.dirname, '../../../packages/domain/src')
const welcome = join(domain, 'accounts/welcome.ts')
const scores = join(domain, 'profile/test-scores.ts')
const estimatedFrom = join(domain, 'matching/estimated-from.ts')
const colorScheme = join(import.meta.dirname, '../public/color-scheme.js')

/**
 * Writes the script that requests a page's data and code before the app's code has loaded. It begins with the
 * color scheme script, which it replaces in the app's page. Its name contains a hash of its content, so a
 * browser that has cached it shows the page without waiting for a response.
 */
export function prefetch(): Plugin {
  return {
    name: 'prefetch',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs when all file names have their hashes.
      order: 'post',
      async handler(_, bundle) {
        const known = pages.map(({ path, title, module, also, reads }) => ({
          path,
          title,
          files: filesOf(
            bundle,
            [
              `/routes/_app/${module}?tsr-split=component`,
              ...(also === undefined ? [] : [`/src/${also}`]),
            ].map((each) => chunkOf(bundle, each)),
          ),
          reads: reads.map((key) => key.replace('GET ', '/api/v1')),
        }))
        const signInFiles = filesOf(
          bundle,
          signInModules.map((module) => chunkOf(bundle, `/routes/${module}?tsr-split=component`)),
        )
        const data = `const pages = ${JSON.stringify(known)}, signInFiles = ${JSON.stringify(signInFiles)}`
        const parts = await Promise.all([sidebar, welcome, scores, estimatedFrom, source].map(plain))
        const text = `${readFileSync(colorScheme, 'utf8')};(() => {${[data, ...parts].join('\n')}})()`
        const { code: script } = await minify('prefetch.js', text, { module: false })
        const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
        const fileName = `assets/prefetch-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source: script })
        const html = bundle['app.html'] as Rolldown.OutputAsset
        html.source = String(html.source).replace('/color-scheme.js', `/${fileName}`)
      },
    },
  }
}

/** Compiles a file that runs before the page to a plain script; imports or exports would make it a module. */
async function plain(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return code.replace(/^\s*(\/\/|\/?\*).*\n|^export \{\};?$|^export /gm, '')
}
