/** Engines of the past: the same bytes for ever, and nothing of the world around them. */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ARCHIVE } from '@xinjian/engine/archive'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { describe, expect, it } from 'vitest'
import { checkedCode, engines } from '../../src/features/report/engines/engines.ts'
import { runArchived } from '../../src/features/report/engines/run-archived.ts'
import { kindOf } from '../../src/features/report/kinds/registry.ts'

const NOTHING = new Uint8Array()

describe.each(REPORT_KIND_NAMES)('archived engines of %s', (kind) => {
  it('hold the version in force', () => {
    expect(Object.keys(ARCHIVE[kind] ?? {})).toContain(kindOf(kind).engine.version)
  })

  it('are what they were, and answer in their realm', async () => {
    for (const archived of Object.values(ARCHIVE[kind] ?? {})) {
      const code = await checkedCode(archived)
      // No facts are no facts: whatever else is missing, the engine itself says so.
      await expect(runArchived(code, NOTHING, 0)).rejects.toThrow(/archived engine failed/)
    }
  })
})

describe('a version that nobody kept', () => {
  it('is refused by name', async () => {
    await expect(engines.run('INVOICE', 'invoice-0.0.0', NOTHING, 0)).rejects.toMatchObject({
      code: 'ENGINE_GONE',
    })
  })
})

describe('code that is not what was archived', () => {
  it('is never run', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'xinjian-engine-'))
    await fs.writeFile(path.join(folder, 'a.js'), 'globalThis.run = () => "{}"')
    const archive = pathToFileURL(`${folder}/`)
    await expect(checkedCode({ file: 'a.js', sha256: '0'.repeat(64) }, archive)).rejects.toThrow(
      'is not what it was',
    )
    await fs.rm(folder, { recursive: true })
  })
})

describe('the realm', () => {
  const answer = (expression: string) =>
    runArchived(`globalThis.run = () => String(${expression})`, NOTHING, 0)

  it.each([
    ['the clock', 'new Date()'],
    ['the clock by the back door', 'new (new Date(0).constructor)()'],
    ['the clock as a number', 'Date.now()'],
    ['chance', 'Math.random()'],
    ['code out of text', 'new Function("return 1")()'],
  ])('has no %s', async (_, expression) => {
    await expect(answer(expression)).rejects.toThrow(/archived engine failed/)
  })

  it.each(['process', 'require', 'fetch', 'setTimeout', 'performance'])(
    'has no %s',
    async (name) => {
      expect(await answer(`typeof ${name}`)).toBe('undefined')
    },
  )

  it('takes facts and month, and gives text', async () => {
    const code = 'globalThis.run = (facts, through) => facts.length + ":" + through'
    expect(await runArchived(code, new Uint8Array(3), 24_313)).toBe('3:24313')
    expect(await answer('new Date(0).toISOString()')).toBe('1970-01-01T00:00:00.000Z')
  })
})
