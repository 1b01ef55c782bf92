import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './build/chunks.ts'
import { compileHints } from './build/compile-hints.ts'
import { mantineStyles } from './build/mantine-styles.ts'
import { pagePaths, routeList } from './build/page-paths.ts'
import { pagesByRole } from './build/pages-by-role.ts'
import { precompressed } from './build/precompressed.ts'
import { prefetch } from './build/prefetch.ts'
import { prerendered } from './build/prerendered.ts'
import { serviceWorker } from './build/service-worker.ts'
import { styles } from './build/styles.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  appType: 'mpa',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
    }),
    mantineStyles(),
    react(),
    prerendered(),
    pagePaths(),
    routeList(),
    prefetch(),
    compileHints(),
    pagesByRole(),
    serviceWorker(),
    precompressed(),
  ],
  // Bundled ahead, it would look for its WebAssembly in the wrong place.
  optimizeDeps: { exclude: ['harper.js'] },
  css: { postcss: { plugins: styles } },
  build: {
    target: 'es2022',
    // Every browser of that age preloads modules by itself.
    modulePreload: { polyfill: false },
    // What a first visit transfers is measured by `npm run bench -- first-load`; this counts before compression.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: { codeSplitting: chunks },
      input: {
        app: 'app.html',
        landing: 'landing.html',
        welcome: 'welcome.html',
        privacy: 'privacy.html',
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/auth/v1': api,
      '/functions/v1': api,
      '/dev': api,
      '/calendar': api,
      '/unsubscribe': api,
      '/health': api,
    },
  },
})
