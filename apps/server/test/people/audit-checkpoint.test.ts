/** What is cut off or reckoned anew by whoever owns the database: seen against what was signed, in the database or beside it. */
import { createHash, createPublicKey, verify as isSigned } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { xinjian } from '../../../cli/src/cli.test-support.ts'
import { type Actor, leaveTraceAlone } from '../../src/db/audit.ts'
import type { Database } from '../../src/db/pool.ts'
import { exportLines } from '../../src/features/audit/export.ts'
import {
  type CheckpointDeps,
  createCheckpointFiles,
  makeCheckpoints,
} from '../../src/features/audit/index.ts'
import { verify } from '../../src/features/audit/verify.ts'
import { createLogSigner } from '../../src/security/log-signer.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { openClone } from '../harness.ts'

let owner: Database
let drop: () => Promise<void>
let dir: string
let deps: CheckpointDeps
let company: number

const signer = (hex = 'ab'.repeat(32)) =>
  createLogSigner(loadSecret({ secretKey: hex, dataDir: dir }))
const quiet = { error: () => undefined }
const make = () => makeCheckpoints(deps, quiet)
const WHO: Actor = {
  userId: 1,
  userName: 'demo',
  actorCompany: null,
  ip: '127.0.0.1',
  agent: '',
  requestId: 'r',
}
const write = async (n: number, of = company) => {
  for (let i = 0; i < n; i++) await leaveTraceAlone(deps.db, of, WHO, { kind: 'LOOK', action: 'x' })
}

/** What a superuser of the database can do: no right holds him. */
const tamper = async (...texts: string[]) => {
  for (const text of texts) await owner.run(text)
}
/** The entries behind `seq` are gone, and the end says that this one was the last. */
const cutBehind = (seq: number) =>
  tamper(
    `delete from audit_entry where company_id = ${company} and seq > ${seq}`,
    `update audit_head h set seq = e.seq, hash = e.hash from audit_entry e
      where h.company_id = ${company} and e.company_id = h.company_id and e.seq = ${seq}`,
  )
const forgetRows = () => tamper('delete from audit_checkpoint')

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-checkpoint-'))
})
afterAll(() => fs.rmSync(dir, { recursive: true }))
beforeEach(async () => {
  ;({ db: owner, drop } = await openClone('stocked'))
  company = (await owner.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'demo'",
  ))!.id
  const dataDir = fs.mkdtempSync(path.join(dir, 'data-'))
  deps = { db: owner.as('system'), signer: signer(), files: createCheckpointFiles(dataDir) }
  await write(5)
})
afterEach(() => drop())

describe('a tail that was cut off with the end set back', () => {
  it('is seen by what was signed in the database and beside it, and by either alone', async () => {
    expect(await make()).toEqual({ made: 1, broken: [] })
    expect(await verify(deps, company)).toMatchObject({
      entries: 5,
      brokenAt: null,
      strange: 0,
      checkpoint: { seq: 5 },
    })
    await cutBehind(3)
    expect(await verify(deps, company)).toMatchObject({ entries: 3, brokenAt: 4 })
    const nowhere = createCheckpointFiles(path.join(dir, 'nowhere'))
    expect(await verify({ ...deps, files: nowhere }, company)).toMatchObject({ brokenAt: 4 })
    await forgetRows()
    expect(await verify(deps, company)).toMatchObject({ brokenAt: 4 })
    // Whoever reached both, and nothing that was given out.
    expect(await verify({ ...deps, files: nowhere }, company)).toMatchObject({ brokenAt: null })
  })

  it('is signed by no later checkpoint, and told to those who read the log, once', async () => {
    await make()
    await cutBehind(3)
    await forgetRows()
    await write(1)
    expect(await make()).toEqual({ made: 0, broken: [company] })
    // Written over by as many entries as there were: the number fits, the entry does not.
    await write(3)
    expect(await make()).toEqual({ made: 0, broken: [company] })
    const told = await owner.rows(
      `select distinct n.kind, n.params ->> 'seq' as seq, (select array_agg(way) from notice_delivery d where d.notice_id = n.id) as ways
         from notice n join app_user u on u.id = n.user_id where u.user_name = 'demo' and n.kind = 'AUDIT_BROKEN'`,
    )
    expect(told).toEqual([{ kind: 'AUDIT_BROKEN', seq: '5', ways: ['MAIL'] }])
  })

  it('an end alone that says another hash is seen', async () => {
    await tamper(`update audit_head set hash = '\\x00' where company_id = ${company}`)
    expect(await verify(deps, company)).toMatchObject({ entries: 4, brokenAt: 5 })
    expect(await make()).toEqual({ made: 0, broken: [company] })
  })

  it('a chain reckoned anew from the middle is seen', async () => {
    await make()
    await cutBehind(2)
    await write(6)
    expect(await verify(deps, company)).toMatchObject({ entries: 4, brokenAt: 5 })
  })
})

describe('checkpoints', () => {
  it('are made once of what did not go on, whoever makes them at once', async () => {
    await Promise.all([make(), make(), make()])
    expect(await make()).toEqual({ made: 0, broken: [] })
    await write(2)
    expect(await make()).toEqual({ made: 1, broken: [] })
    expect(
      await owner.rows('select seq from audit_checkpoint where company_id = $1 order by seq', [
        company,
      ]),
    ).toEqual([{ seq: 5 }, { seq: 7 }])
  })

  it('are made again after a crash between file and row, or in the middle of a line', async () => {
    await make()
    await forgetRows()
    expect(await make()).toEqual({ made: 1, broken: [] })
    const file = path.join(
      fs
        .readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(dir, name))
        .filter((name) => name.endsWith(`/${company}.jsonl`))
        .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0]!,
    )
    fs.appendFileSync(file, '\n{"seq":9,"has')
    await write(1)
    expect(await make()).toEqual({ made: 1, broken: [] })
    expect(await verify(deps, company)).toMatchObject({
      brokenAt: null,
      strange: 0,
      checkpoint: { seq: 6 },
    })
  })

  it('of the platform’s own chain and of each company’s; one that is broken holds up no other', async () => {
    await write(2, 0)
    await tamper(`update audit_head set hash = '\\x00' where company_id = ${company}`)
    expect(await make()).toEqual({ made: 1, broken: [company] })
    expect(await verify(deps, 0)).toMatchObject({ brokenAt: null, checkpoint: { seq: 2 } })
  })

  it('of another key prove nothing and are counted, also where they name their own', async () => {
    const forged = { ...deps, signer: signer('cd'.repeat(32)) }
    await makeCheckpoints(forged, quiet)
    expect(await verify(deps, company)).toMatchObject({
      brokenAt: null,
      checkpoint: null,
      strange: 2,
    })
  })

  it('go by mail to whoever of those who may read the log asks for it, once a day', async () => {
    await owner.run(
      `insert into notice_choice (company_id, user_id, kind, way, wanted)
       select company_id, id, 'AUDIT_CHECKPOINT', 'MAIL', true from app_user where user_name in ('demo', 'staff')`,
    )
    await make()
    await write(1)
    await make()
    const sent = await owner.rows<{
      user_name: string
      way: string
      params: Record<string, string>
    }>(
      `select u.user_name, d.way, n.params from notice_delivery d join notice n on n.id = d.notice_id
         join app_user u on u.id = d.user_id where n.kind = 'AUDIT_CHECKPOINT'`,
    )
    expect(sent).toEqual([
      { user_name: 'demo', way: 'MAIL', params: expect.objectContaining({ seq: '5' }) },
    ])
    // What the mail says is enough to check by, with the public key alone.
    const { chain, seq, hash, at, signature } = sent[0]!.params as Record<string, string>
    const text = `{"at":"${at}","companyId":${chain},"hash":"${hash}","kind":"xinjian.audit.checkpoint","seq":${seq}}`
    const key = (await owner.one<{ key: string }>('select key from audit_checkpoint limit 1'))!.key
    const der = Buffer.from(key, 'base64')
    const half = createPublicKey({ key: der, format: 'der', type: 'spki' })
    expect(isSigned(null, Buffer.from(text), half, Buffer.from(signature!, 'base64'))).toBe(true)
    expect(createHash('sha256').update(der).digest('hex')).toBe(deps.signer.fingerprint)
  })
})

describe('xinjian audit verify', () => {
  const exported = async (cut: (lines: string[]) => string[] = (lines) => lines) => {
    const lines: string[] = []
    for await (const line of exportLines(deps, company)) lines.push(line)
    const file = path.join(dir, 'log.jsonl')
    fs.writeFileSync(file, cut(lines).join(''))
    return file
  }
  const check = async (file: string, ...more: string[]) => {
    const { code, err } = await xinjian('audit', 'verify', file, ...more)
    return { code, err }
  }

  it('takes an export as it was given, and says who signed it', async () => {
    const file = await exported()
    expect(await check(file, '--key', deps.signer.fingerprint)).toMatchObject({ code: 0 })
    const other = await check(file, '--key', signer('cd'.repeat(32)).fingerprint)
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('--key') })
  })

  it.each<[string, (lines: string[]) => string[], string]>([
    ['its tail', (l) => l.slice(0, 3), '没有平台签名的末行'],
    ['its signed end', (l) => l.slice(0, -1), '没有平台签名的末行'],
    ['entries before the end', (l) => l.toSpliced(3, 2), '第 4 条'],
    ['the last entry', (l) => l.toSpliced(-2, 1), '第 5 条'],
    ['all entries', (l) => l.slice(-1), '第 1 条'],
  ])('refuses one that lost %s', async (_, cut, said) => {
    await make()
    expect(await check(await exported(cut))).toMatchObject({
      code: 1,
      err: expect.stringContaining(said),
    })
  })

  it('refuses an end that says less than was signed', async () => {
    const shorter = (l: string[]) => [
      ...l.slice(0, 3),
      l.at(-1)!.replace('"entries":5', '"entries":3').replace('"to":5', '"to":3'),
    ]
    expect(await check(await exported(shorter))).toMatchObject({ code: 1 })
  })

  it('refuses an export of a log whose tail had been cut off with the end set back', async () => {
    await make()
    await cutBehind(3)
    await forgetRows()
    expect(await check(await exported())).toMatchObject({
      code: 1,
      err: expect.stringContaining('第 4 条'),
    })
  })

  it('sees the same in the database, by its rows or by the files beside it', async () => {
    await make()
    const url = owner.pool.options.connectionString!
    const verifyAll = (...more: string[]) => xinjian('audit', 'verify', '--database', url, ...more)
    expect((await verifyAll()).code).toBe(0)
    await cutBehind(3)
    expect(await verifyAll()).toMatchObject({ code: 1, err: expect.stringContaining('第 4 条') })
    await forgetRows()
    const folder = fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(dir, name))
      .filter((name) => name.endsWith('audit-checkpoints'))
      .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0]!
    expect(await verifyAll('--checkpoints', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('第 4 条'),
    })
  })
})
