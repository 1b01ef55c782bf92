import { type Model, width } from './model.ts'

/**
 * The bytes of a model: the length of its head, the head in JSON, the known words, and the numbers of words and of
 * meanings.
 */
export function bytesOf({ names, features, words, wordScale, meanings, meaningScale }: Model): Buffer {
  const head = Buffer.from(JSON.stringify({ names, features: features.length, wordScale, meaningScale }))
  const known = Buffer.alloc(4 * features.length)
  for (const [at, feature] of features.entries()) known.writeUInt32LE(feature, 4 * at)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, known, Buffer.from(words.buffer), Buffer.from(meanings.buffer)])
}

export function modelIn(bytes: Buffer): Model {
  const start = 4 + bytes.readUInt32LE()
  const head = JSON.parse(bytes.toString('utf8', 4, start)) as Head
  const features = Uint32Array.from({ length: head.features }, (_, at) => bytes.readUInt32LE(start + 4 * at))
  const ofWords = start + 4 * head.features
  const ofMeanings = ofWords + head.features * width
  return {
    names: head.names,
    features,
    words: new Int8Array(bytes.subarray(ofWords, ofMeanings)),
    wordScale: head.wordScale,
    meanings: new Int8Array(bytes.subarray(ofMeanings)),
    meaningScale: head.meaningScale,
  }
}

type Head = { names: string[]; features: number; wordScale: number; meaningScale: number }
