// `npm run built`: builds, unless the sources are unchanged since the last build.
import { built } from './ready.mjs'

built()
