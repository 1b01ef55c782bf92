/** `npm run train` trains the navigator's router on all ways to ask, and writes it into `content`: about a minute. */
import { writeFile } from 'node:fs/promises'
import { library } from '@bearings/server/features/library/content/library'
import { lessonsOf, trainedFile } from '@bearings/server/features/navigator/router/router'
import { bytesOf } from '@bearings/server/features/navigator/router/trained/file'
import { train } from '@bearings/server/features/navigator/router/trained/train'

const { answers } = await library()
const bytes = bytesOf(train(await lessonsOf(answers)))
await writeFile(trainedFile, bytes)
console.log(`${trainedFile}: ${Math.round(bytes.length / 1000)} kB`)
