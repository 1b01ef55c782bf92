import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'

/**
 * Prerenders pages that are written as components and sent as plain HTML. In an entry,
 * `<!--render:/src/x.tsx-->` becomes the markup of that file's component `Page`, and `<!--font:name-->`
 * preloads the font file of that name. The browser gets neither React nor the component.
 */
export function prerendered(): Plugin[] {
  return [
    {
      name: 'prerendered:markup',
      transformIndexHtml: {
        // Runs before Vite looks for scripts and styles in the entry.
        order: 'pre',
        async handler(html, { server }) {
          const [mark, file] = /<!--render:(.+?)-->/.exec(html) ?? []
          if (!mark || !file) return html
          const markup = await render(file, server)
          // A function, because `$` has a special meaning in a replacement string.
          return html.replace(mark, () => markup)
        },
      },
      hotUpdate({ file, server }) {
        if (this.environment.name === 'ssr' && file.includes('/src/landing/'))
          server.ws.send({ type: 'full-reload' })
      },
    },
    {
      name: 'prerendered:fonts',
      transformIndexHtml: {
        // Runs once the file names have their hashes. The development server needs no preloading.
        order: 'post',
        handler: (html, { bundle = {} }) =>
          html.replace(/<!--font:(.+?)-->/g, (_, font: string) => preload(font, Object.keys(bundle))),
      },
    },
  ]
}

async function render(file: string, server: ViteDevServer | undefined): Promise<string> {
  const module = (await (server ? server.ssrLoadModule(file) : builtModule(file))) as { Page: ComponentType }
  return renderToStaticMarkup(createElement(module.Page))
}

async function builtModule(file: string): Promise<unknown> {
  const { module } = await runnerImport(file, { configFile: false, root: import.meta.dirname + '/..' })
  return module
}

function preload(font: string, files: string[]): string {
  const file = files.find((name) => name.includes(`/${font}-`))
  return file ? `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />` : ''
}
