import type { Plugin } from 'vite'
import { chunksOf } from './files-of.ts'

/**
 * Asks Chromium to compile all functions of a file while it loads, on another thread. By itself, it compiles most of
 * them at their first call, which takes the main thread of a slow phone half a second of the first page
 * (docs/performance.md). Other browsers read a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The comment only counts in the first line, above the list of preloads that Vite adds.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of chunksOf(bundle)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      },
    },
  }
}
