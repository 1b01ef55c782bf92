// Run before a script whose first word is a package's command: on a fresh clone there is none yet.
import { checkNode, installed } from './ready.mjs'

checkNode()
installed()
