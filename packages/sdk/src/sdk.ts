/**
 * The SDK of the open API (Node.js, no dependencies) as a ZIP with one folder: client and README as they lie in `files/`, the types of every call that
 * a key may make from the contract, and the examples of signing and tickets that the API docs show.
 */
import fs from 'node:fs'
import { endpoints } from '@xinjian/contract'
import { isByKey } from '@xinjian/contract/channel/api-scopes'
import { SIGNING_EXAMPLE } from '@xinjian/contract/channel/signing-example'
import { TICKET_EXAMPLE } from '@xinjian/contract/channel/ticket-example'
import { strToU8, zipSync } from 'fflate'
import * as z from 'zod/mini'
import { type Schema, typeOf } from './types-of.ts'

/** Those of a visit of the demonstration are for the pages of it. */
const isForSystems = (path: string): boolean => !path.startsWith('/demo/')

/** Calls of the SDK: JSON and downloads; files are uploaded as forms, without it. */
export const SDK_CALLS = endpoints
  .map(({ endpoint }) => endpoint)
  .filter((one) => isByKey(one) && one.kind !== 'upload' && isForSystems(one.path))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1))

const schemaOf = (schema: (typeof SDK_CALLS)[number]['body'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

function callTypes(kind: 'json' | 'download'): string {
  const calls = SDK_CALLS.filter((one) => one.kind === kind).map(
    ({ path, summary, body, data }) => `  /** ${summary.replaceAll('*/', '')} */
  ${JSON.stringify(path)}: {
    body: ${typeOf(schemaOf(body, 'input'), '    ')}
${kind === 'json' ? `    data: ${typeOf(schemaOf(data, 'output'), '    ')}\n` : ''}  }
`,
  )
  return `export interface ${kind === 'json' ? 'Calls' : 'Downloads'} {\n${calls.join('')}}\n`
}

const readFile = (name: string): string => fs.readFileSync(new URL(name, import.meta.url), 'utf8')

/** Of the product. */
export const SDK_VERSION: string = JSON.parse(readFile('../package.json')).version

/** By name within the package. */
export function sdkFiles(version: string): Record<string, string> {
  const gets = SDK_CALLS.filter(({ method }) => method === 'GET').map(({ path }) => path)
  return {
    'package.json': `${JSON.stringify(
      {
        name: 'xinjian-sdk',
        version,
        description: '信鉴开放接口 SDK',
        license: 'MIT',
        type: 'module',
        engines: { node: '>=20' },
        exports: { '.': { types: './index.d.ts', default: './index.js' } },
      },
      null,
      2,
    )}\n`,
    'README.md': readFile('files/README.md'),
    'index.js': readFile('files/index.js'),
    'index.d.ts': readFile('files/index.d.ts'),
    'calls.d.ts': `/** Made from the contract of the API, version ${version}. */\n${callTypes('json')}\n${callTypes('download')}`,
    'gets.js': `/** Calls that are asked by GET; all others by POST. */\nexport const GETS = new Set(${JSON.stringify(gets, null, 2)})\n`,
    'signing.js': `${SIGNING_EXAMPLE}\n`,
    'ticket.js': `${TICKET_EXAMPLE}\n`,
  }
}

/** The same version gives the same bytes: no file of it carries a time. */
export const sdkZip = (version: string): Uint8Array =>
  zipSync(
    {
      'xinjian-sdk': Object.fromEntries(
        Object.entries(sdkFiles(version)).map(([name, text]) => [name, strToU8(text)]),
      ),
    },
    { level: 9, mtime: new Date('1980-01-01T00:00:00') },
  )
