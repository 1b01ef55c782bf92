import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '../theme/fraunces-text-normal.woff2?url'

// Runs first in the app, while the network is idle and the CPU is busy starting up. If the page itself
// requested these, they would compete on a slow connection with the code that everything waits for.
void window.bearingsPrefetched?.fetchFile?.('colleges')
for (const href of [figtree, fraunces]) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
  document.head.append(link)
}
