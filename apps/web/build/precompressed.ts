import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Writes `.br` and `.gz` copies beside each text file, for the server to send as they are, and a `.br` of the large
 * WebAssembly, where more effort gains little.
 */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has added preloads to the code; earlier, the copies would differ from the file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg|wasm)$/.test(file.fileName)) continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (source.length < 1024) continue
          const isWasm = file.fileName.endsWith('.wasm')
          const params = { [constants.BROTLI_PARAM_QUALITY]: isWasm ? 5 : 11 }
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source, { params }),
          })
          if (isWasm) continue
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          })
        }
      },
    },
  }
}
