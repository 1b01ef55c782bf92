import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  appType: 'mpa',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
    }),
    react(),
    precompressed(),
  ],
  build: {
    target: 'es2022',
    rolldownOptions: { input: { app: 'app.html' } },
  },
  server: { proxy: { '/api': api, '/auth/v1': api, '/dev': api, '/health': api } },
})

/** Writes `.br` and `.gz` beside each text file, so that the server sends them as they are. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg)$/.test(file.fileName)) continue
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (source.length < 1024) continue
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(source, quality),
        })
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.gz`,
          source: gzipSync(source, { level: 9 }),
        })
      }
    },
  }
}
