/** The SDK as its user gets it: types of every call as the compiler reads them, the same bytes for the same version. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SDK_CALLS, sdkFiles, sdkZip } from './sdk.ts'
import { typeOf } from './types-of.ts'

describe('a type', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'integer' }, 'number'],
    [{ enum: ['A', 'B'] }, '"A" | "B"'],
    [{ const: 7 }, '7'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { enum: ['A', 'B'] } }, '("A" | "B")[]'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ type: 'object' }, 'Record<string, never>'],
    [{}, 'unknown'],
    [
      {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string', description: '甲*/' }, b: { type: 'boolean' } },
      },
      '{\n  /** 甲 */\n  a: string\n  b?: boolean\n}',
    ],
  ])('%j', (schema, type) => expect(typeOf(schema)).toBe(type))
  it('that is not known ends the build', () =>
    expect(() => typeOf({ type: 'date' })).toThrow('no type for'))
})

describe('the package', () => {
  let folder: string
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-sdk-'))
    for (const [name, bytes] of Object.entries(unzipSync(sdkZip('9.8.7')))) {
      if (name.endsWith('/')) continue
      const to = path.join(folder, 'node_modules', name)
      fs.mkdirSync(path.dirname(to), { recursive: true })
      fs.writeFileSync(to, bytes)
    }
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  /** What the compiler says of a program that uses it; '' = nothing. */
  const compiled = (program: string): string => {
    fs.writeFileSync(path.join(folder, 'use.ts'), program)
    const types = path.resolve('node_modules/@types')
    try {
      execFileSync(
        process.execPath,
        [
          ...[path.resolve('node_modules/typescript/bin/tsc'), '--noEmit', '--strict'],
          ...['--target', 'es2023', '--module', 'nodenext', '--typeRoots', types],
          ...['--types', 'node', 'use.ts'],
        ],
        { cwd: folder, encoding: 'utf8' },
      )
      return ''
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  it('compiles in a program that calls, and not in one that asks wrongly', () => {
    const use = (body: string) =>
      compiled(`import { Xinjian } from 'xinjian-sdk'
const api = new Xinjian({ base: 'https://x', apiKey: 'xk_1' })
export async function made(): Promise<string> {
  const { reportNo } = await api.call('/frontTax/front/report/tax/query', ${body})
  return reportNo
}
`)
    expect(use("{ taxId: '91440300MA5EXAMPLE', reportType: 'INVOICE' }")).toBe('')
    expect(use("{ taxId: '91440300MA5EXAMPLE', reportType: 'NONE' }")).toContain('TS2322')
  })

  it('is the same for the same version, and names it', () => {
    expect(Buffer.from(sdkZip('1.2.3')).equals(sdkZip('1.2.3'))).toBe(true)
    expect(JSON.parse(sdkFiles('1.2.3')['package.json'] ?? '')).toMatchObject({
      name: 'xinjian-sdk',
      version: '1.2.3',
    })
  })

  it('holds what a key may call, and nothing of a visit, an account or a page', () => {
    const paths = SDK_CALLS.map((one) => one.path)
    expect(paths).toContain('/frontTax/front/report/tax/query')
    expect(paths).toContain('/tradecredit/front/invoice/verify/invoice/detail')
    expect(paths.filter((one) => /^\/(demo|system|channelProvider|user|role)\//.test(one))).toEqual(
      [],
    )
    expect(paths.length).toBeGreaterThan(100)
  })
})
