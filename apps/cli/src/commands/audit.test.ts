import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from '../cli.test-support.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-audit-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A chain as it is exported, of so many entries. */
function chain(length: number, said = 'demo') {
  let before: Uint8Array = Buffer.alloc(0)
  return Array.from({ length }, (_, i) => {
    const body = JSON.stringify({ action: 'login', seq: i + 1, userName: said })
    before = createHash('sm3').update(before).update(body).digest()
    return { seq: i + 1, hash: Buffer.from(before).toString('hex'), body }
  })
}
async function verify(rows: object[], ...more: string[]) {
  const file = path.join(folder, 'log.jsonl')
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  return xinjian('audit', 'verify', file, '--unsigned', ...more)
}

describe('xinjian audit verify', () => {
  it('tells a chain that holds, and its last hash', async () => {
    const rows = chain(5)
    const { code, out } = await verify(rows)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ entries: 5, brokenAt: null, head: rows[4]?.hash })
  })

  it('names the first entry that does not fit', async () => {
    const rows = chain(5)
    const { code, out, err } = await verify(rows.toSpliced(2, 1))
    expect([code, JSON.parse(out).brokenAt]).toEqual([1, 3])
    expect(err).toContain('第 3 条')
    const changed = rows.map((row) => ({ ...row, body: row.body.replace('demo', 'boss') }))
    expect((await verify(rows.with(3, changed[3]!))).err).toContain('第 4 条')
  })

  it('sees a chain that was reckoned anew by what was noted of the old one', async () => {
    const anchor = `3:${chain(5)[2]?.hash}`
    expect((await verify(chain(5), '--anchor', anchor)).code).toBe(0)
    expect((await verify(chain(5, 'nobody'), '--anchor', anchor)).code).toBe(1)
  })

  it('refuses what has no signed end by default', async () => {
    await verify(chain(2))
    const file = path.join(folder, 'log.jsonl')
    const { code, err } = await xinjian('audit', 'verify', file)
    expect([code, err]).toEqual([1, expect.stringContaining('没有平台签名的末行')])
  })

  it('says what it needs', async () => {
    expect((await xinjian('audit', 'verify')).code).toBe(2)
    expect((await xinjian('audit', 'verify', '/no/such')).err).toContain('找不到文件')
    expect((await verify([{ what: 1 }])).code).toBe(1)
  })
})
