/** Uploads: the parts of a body, as they arrive. */
import type { FastifyRequest } from 'fastify'
import type { Route, Upload } from '../implement.ts'
import { Refusal } from '../refusal.ts'
import { HTTP_SAYS } from '../words.ts'
import { validate } from './validate.ts'

type Parts = AsyncIterable<Upload> & { fields: Record<string, string>; first: () => Promise<void> }

/**
 * Multipart in order of arrival. Fields are sent before files (the contract says so), so reading up to the first file
 * yields all of them without buffering a file.
 */
export function parts(request: FastifyRequest): Parts {
  if (!request.isMultipart()) throw new Refusal('MALFORMED', HTTP_SAYS.uploadFilesAsMultipart)
  const iterator = request.parts()[Symbol.asyncIterator]()
  const seen: Record<string, string> = {}
  let pending: Upload | null = null
  const next = async (): Promise<Upload | null> => {
    for (;;) {
      const { value: part, done } = await iterator.next()
      if (done) return null
      if (part.type === 'file') return { fileName: part.filename, stream: part.file }
      seen[part.fieldname] = String(part.value)
    }
  }
  return {
    fields: seen,
    first: async () => {
      pending = await next()
    },
    async *[Symbol.asyncIterator]() {
      for (let file = pending ?? (await next()); file; file = await next()) yield file
    },
  }
}

export async function fields(
  endpoint: Route['endpoint'],
  files: AsyncIterable<Upload>,
): Promise<unknown> {
  const source = files as Parts
  await source.first()
  return validate(endpoint.body, source.fields, true)
}

export async function* none(): AsyncIterable<Upload> {}
