/** As much of an S3 server as the store asks of one, in memory, with faults on demand. It does not judge signatures. */
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Stored {
  bytes: Buffer
  at: Date
}
interface Begun {
  name: string
  at: Date
  parts: Map<number, Buffer>
}

export async function s3Server(bucket: string) {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Begun>()
  const state = { fail: 0, failPart: 0, lastPut: {} as http.IncomingHttpHeaders }

  const answer = (
    method: string,
    name: string,
    asked: URLSearchParams,
    body: Buffer,
  ): { status: number; body?: string | Buffer; headers?: Record<string, string> } => {
    const id = asked.get('uploadId') ?? ''
    if (asked.has('uploads') && method === 'POST') {
      const uploadId = randomUUID()
      uploads.set(uploadId, { name, at: new Date(), parts: new Map() })
      return xml(
        `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (asked.has('uploads'))
      return xml(
        `<ListMultipartUploadsResult>${[...uploads]
          .filter(([, one]) => one.name.startsWith(asked.get('prefix') ?? ''))
          .map(
            ([uploadId, one]) =>
              `<Upload><Key>${one.name}</Key><UploadId>${uploadId}</UploadId><Initiated>${one.at.toISOString()}</Initiated></Upload>`,
          )
          .join('')}</ListMultipartUploadsResult>`,
      )
    if (asked.has('partNumber')) {
      const n = Number(asked.get('partNumber'))
      if (n === state.failPart) return { status: 500 }
      uploads.get(id)!.parts.set(n, body)
      return { status: 200, headers: { etag: `"${n}"` } }
    }
    if (id && method === 'POST') {
      if (state.failPart === Number.POSITIVE_INFINITY)
        return xml('<Error><Code>InternalError</Code></Error>')
      const { parts } = uploads.get(id)!
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, n]) => Number(n))
      objects.set(name, { bytes: Buffer.concat(numbers.map((n) => parts.get(n)!)), at: new Date() })
      uploads.delete(id)
      return xml(
        '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
      )
    }
    if (id) {
      uploads.delete(id)
      return { status: 204 }
    }
    if (asked.has('list-type')) {
      const after = asked.get('start-after') ?? ''
      const found = [...objects]
        .filter(([key]) => key.startsWith(asked.get('prefix') ?? '') && key > after)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .slice(0, Number(asked.get('max-keys')))
      return xml(
        `<ListBucketResult>${found
          .map(
            ([key, { at, bytes }]) =>
              `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
          )
          .join('')}</ListBucketResult>`,
      )
    }
    if (method === 'PUT') {
      objects.set(name, { bytes: body, at: new Date() })
      return { status: 200, headers: { etag: '"one"' } }
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return { status: 204 }
    }
    const found = objects.get(name)
    return found ? { status: 200, body: found.bytes } : { status: 404 }
  }

  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3')
    const [, of, ...rest] = pathname.split('/')
    const body = await buffer(request)
    if (request.method === 'PUT') state.lastPut = request.headers
    const failing = state.fail > 0
    if (failing) state.fail--
    const given = failing
      ? { status: 503 }
      : of !== bucket
        ? { status: 404 }
        : answer(request.method!, rest.join('/'), searchParams, body)
    response.writeHead(given.status, given.headers).end(given.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    /** The next so many requests are answered with 503. */
    failNext(times: number) {
      state.fail = times
    },
    /** Every upload of the part of this number fails; 0 = none; Infinity = the whole, with 200 and a fault in the body. */
    failPart(n: number) {
      state.failPart = n
    },
    get lastPut() {
      return state.lastPut
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const xml = (body: string) => ({
  status: 200,
  body: `<?xml version="1.0"?>${body}`,
  headers: { 'content-type': 'application/xml' },
})
