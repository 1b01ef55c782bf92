import type { essays } from '@bearings/domain/essays/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as asked from './asked/service.ts'
import * as authorship from './authorship/service.ts'
import * as comments from './comments/service.ts'
import * as pace from './pace/service.ts'
import * as queue from './reads/queue.ts'
import * as reads from './reads/service.ts'
import * as service from './service.ts'
import * as versions from './versions/service.ts'

export const essayHandlers = {
  'GET /essays': service.list,
  'POST /essays': service.add,
  'GET /essays/asked': asked.list,
  'POST /essays/asked': asked.add,
  'GET /essays/pace': pace.read,
  'GET /essays/trash': service.trash,
  'GET /essays/{id}': service.read,
  'PATCH /essays/{id}': service.change,
  'PUT /essays/{id}/text': service.saveText,
  'DELETE /essays/{id}': service.remove,
  'POST /essays/{id}/restore': service.restore,
  'GET /essays/{id}/versions': versions.list,
  'POST /essays/{id}/versions': versions.setAside,
  'GET /essays/{id}/versions/{versionId}': versions.read,
  'PATCH /essays/{id}/versions/{versionId}': versions.rename,
  'POST /essays/{id}/versions/{versionId}/restore': versions.restore,
  'GET /essays/{id}/authorship': authorship.record,
  'POST /essays/{id}/help': authorship.noteHelp,
  'GET /authorship/key': authorship.key,
  'GET /essays/reads': queue.list,
  'GET /essays/{id}/place': queue.place,
  'POST /essays/{id}/nothing-to-say': reads.nothingToSay,
  'GET /essays/{id}/asks': reads.list,
  'PUT /essays/{id}/asks': reads.ask,
  'DELETE /essays/{id}/asks': reads.takeBack,
  'GET /essays/{id}/comments': comments.list,
  'POST /essays/{id}/comments': comments.add,
  'PATCH /essays/{id}/comments/{commentId}': comments.change,
  'DELETE /essays/{id}/comments/{commentId}': comments.remove,
  'POST /essays/{id}/comments/{commentId}/resolve': comments.resolve,
  'POST /essays/{id}/comments/{commentId}/reopen': comments.reopen,
} satisfies Handlers<typeof essays>
