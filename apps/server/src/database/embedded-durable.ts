import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const EIO = 29

type Sync = (descriptor: number) => void
type Stream = { nfd?: number; node: unknown }
type Module = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: unknown) => string }
  FS: { ErrnoError: new (code: number) => Error }
}

/**
 * PGlite starts PostgreSQL with fsync off, and its Node file system does not implement fsync, so a power loss
 * loses acknowledged rows. This class implements fsync, and `durable` drops the switch. Both reach into
 * PGlite's internals: the version is pinned, and a test counts the calls.
 */
class DurableNodeFS extends NodeFS {
  readonly #sync: Sync

  constructor(folder: string, sync: Sync) {
    super(folder)
    this.#sync = sync
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args)
    const preRun = prepared.emscriptenOpts.preRun as unknown as ((module: Module) => void)[]
    preRun.push(({ NODEFS, FS }) => {
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd !== undefined) this.#sync(stream.nfd)
          else this.#syncFolder(NODEFS.realPath(stream.node))
          return 0
        } catch (error) {
          if (!(error as NodeJS.ErrnoException).code) throw error
          throw new FS.ErrnoError(EIO)
        }
      }
    })
    return prepared
  }

  #syncFolder(path: string): void {
    const descriptor = openSync(path, 'r')
    try {
      this.#sync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  }
}

/** Returns PGlite options for a folder that survives a power loss; tests pass `sync` to count its calls. */
export function durable(folder: string, sync: Sync = fsyncSync) {
  const params = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return {
    fs: new DurableNodeFS(folder, sync),
    startParams: [...params, '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
  }
}
