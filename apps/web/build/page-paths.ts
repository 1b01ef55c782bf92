import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Pages that have an HTML file of their own; every other path is the app's. The server has the same list. */
const ownFile: Record<string, string> = {
  '/': '/landing.html',
  '/welcome': '/welcome.html',
  '/privacy': '/privacy.html',
}
/** Paths that Vite or the server serves and that are not pages. */
const notPages = /^\/(@|src\/|node_modules\/|api\/|auth\/v1\/|dev\/|health$|.*\.\w+$)/

/** Makes paths lead to the same pages in development as in production. */
export function pagePaths(): Plugin {
  return {
    name: 'page-paths',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        if (request.method === 'GET' && !notPages.test(pathname))
          request.url = (ownFile[pathname] ?? '/app.html') + search
        next()
      })
    },
    // Fills in the values that the server fills in at run time.
    transformIndexHtml(html, { server }) {
      if (!server) return html
      return html
        .replace('{{note}}', '')
        .replaceAll('{{launchBanner}}', process.env.LAUNCH_BANNER || 'LAUNCH_BANNER stands here')
        .replaceAll('{{publicUrl}}', 'http://localhost:5173')
        .replaceAll('{{demo}}', process.env.DEMO || 'on')
    },
  }
}

/** Writes `routes.json`, the patterns of the app's paths; the server responds to other paths with 404. */
export function routeList(): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(appRoutes()) })
    },
  }
}

/** Returns the app's paths as regular expressions: `^/schools/[^/]+/research/?$`. */
export function appRoutes(): string[] {
  const tree = readFileSync(`${import.meta.dirname}/../src/route-tree.gen.ts`, 'utf8')
  const paths = new Set([...tree.matchAll(/^\s+fullPath: '(.+)'$/gm)].map(([, path]) => path!))
  // The route that matches every other path is the app's own 404 page.
  paths.delete('/$')
  return [...paths].map((path) => {
    const named = path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')
    return `^${named.replace(/\/\$$/, '(/.*)?')}/?$`
  })
}
