import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { appRoutes } from './page-paths.ts'

const source = join(import.meta.dirname, '../worker/service-worker.ts')
/** Files besides the code that every app page requests by a fixed name. */
const fixed = ['/compass.svg', '/icon-192.png', '/manifest.webmanifest']

/** Writes `service-worker.js`, which caches this build's code on the device of everyone who opens the app. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs when all file names have their hashes.
      order: 'post',
      async handler(_, bundle) {
        const page = String((bundle['app.html'] as Rolldown.OutputAsset).source)
        const start = /src="(\/assets\/app-[^"]+\.js)"/.exec(page)![1]!
        const files = [...filesOfApp(bundle), ...fixed]
        const version = createHash('sha256')
          .update(page)
          .update(files.join())
          .digest('base64url')
          .slice(0, 12)
        // The landing page always comes from the server.
        const routes = appRoutes().filter((route) => route !== '^/?$')
        const build = { version, start, files, routes }
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `const build = ${JSON.stringify(build)}\n${code}`,
        })
      },
    },
  }
}

/** Leaves out the files of the landing pages, the reader of PDFs, and fonts with characters that few texts need. */
function filesOfApp(bundle: Rolldown.OutputBundle): string[] {
  const landing = /^assets\/(pdf|landing|welcome|privacy|main|fraunces-display)[-.]/
  return Object.keys(bundle)
    .filter((name) => /^assets\/.+\.(js|css)$|^assets\/(.+-latin-|fraunces-text)[^/]+\.woff2$/.test(name))
    .filter((name) => !landing.test(name) && !name.includes('-latin-ext-'))
    .map((name) => `/${name}`)
    .toSorted()
}
