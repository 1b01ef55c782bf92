import { defineConfig } from 'vite'

/** Bundles our own TypeScript for `npm start`; packages from the registry stay in `node_modules`. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/admin.ts',
        'embedded-worker': 'src/database/embedded-worker.ts',
      },
      // All in one folder: shared code finds the migrations and the worker relative to its own file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@bearings\//] },
})
