/** A company that has a row in every table, a neighbour that has as well, stored files of one and of both, logs with checkpoints, and a confirmed order. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { createBlobs, type LocalBlobs } from '../../src/blobs.ts'
import { type Actor, leaveTraceAlone } from '../../src/db/audit.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import {
  type CheckpointDeps,
  createCheckpointFiles,
  makeCheckpoints,
} from '../../src/features/audit/index.ts'
import { erasureJob } from '../../src/features/companyErasure/job.ts'
import { ERASURES } from '../../src/features/companyErasure/store.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { type BlindIndex, createBlindIndex } from '../../src/security/column/blind-index.ts'
import { createLogSigner } from '../../src/security/log-signer.ts'
import { secretOf } from '../../src/security/secret.ts'
import { cloneDatabase } from '../harness.ts'
import { dropChecks, fillTables } from './filled-tables.ts'

export const NO = 'CE2026112900000001'
export const [NAME, TAX_NO, MOBILE, MAIL] = [
  '示例待清除贸易有限公司',
  '91330100MA27XQ8L3T',
  '13712345678',
  'boss@to-be-erased.example',
]
export const NEEDLES = [NAME, TAX_NO, MOBILE, MAIL]
export const MARK = NEEDLES.join(' ')
export const OTHERS = '示例邻居实业有限公司'
/** More than one deletion takes. */
export const MANY = 1_203
export const WHO: Actor = {
  ...{ userId: 1, userName: NAME, actorCompany: null },
  ...{ ip: '127.0.0.1', agent: '', requestId: 'r' },
}

async function newCompany(db: Database, name: string): Promise<number> {
  const row = await db.one<{ id: number }>(
    `insert into company (name, kind, tax_no, linkman, phone, email) values ($1, 'CUSTOMER', $2, $1, $3, $4) returning id`,
    name === NAME
      ? [name, TAX_NO, MOBILE, MAIL]
      : [name, null, '13899990000', 'contact@neighbour.example'],
  )
  return row!.id
}

/** A stored file that has lain there for a day. */
async function stored(files: LocalBlobs, text: string): Promise<string> {
  const { key } = await files.put(Buffer.from(text))
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  fs.utimesSync(files.path(key), yesterday, yesterday)
  return key
}

export type Scene = Awaited<ReturnType<typeof openScene>>

export async function openScene() {
  const { url, drop } = await cloneDatabase('stocked')
  const db = openDatabase(url, () => undefined)
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-erasure-'))
  const files = createBlobs(path.join(dir, 'stores'))
  const secret = secretOf([Buffer.alloc(32, 7)])
  const checkpoints: CheckpointDeps = {
    db: db.as('system'),
    signer: createLogSigner(secret),
    files: createCheckpointFiles(dir),
  }
  await dropChecks(db)
  const company = await newCompany(db, NAME)
  const neighbour = await newCompany(db, OTHERS)
  const keyOf = {
    own: await stored(files, `uploaded by ${MARK}`),
    shared: await stored(files, 'the same bytes of both'),
    late: (await files.put(Buffer.from('put a moment ago by somebody who has no row yet'))).key,
  }
  const fileOf = (table: string) =>
    table === 'report_file' ? keyOf.shared : table === 'objection' ? keyOf.late : keyOf.own
  const filled = await fillTables(db, { companyId: company, mark: MARK, number: 900_001, fileOf })
  await fillTables(db, {
    ...{ companyId: neighbour, mark: OTHERS, number: 900_002 },
    fileOf: () => keyOf.shared,
  })
  // Which kinds of keys stay public is a matter of their kind.
  await db.run(
    `insert into directory (company_id, kind, key) values ($1, 'FILE', $2), ($1, 'REPORT', 'R2026'), ($1, 'SIGNER', $3)`,
    [company, 'ab'.repeat(32), 'cd'.repeat(32)],
  )
  await db.run(
    `insert into goods select (jsonb_populate_record(g, jsonb_build_object('id', 1000 + n, 'name', 'n' || n))).* from goods g, generate_series(1, ${MANY - 1}) n
      where g.company_id = $1`,
    [company],
  )
  await db.run(
    `insert into registration (company_name, tax_no, linkman, mobile, email, user_name, license_key, license, code_hash, expires_at, made_company)
     values ($1, $2, $1, $3, $4, 'x', $5, '{}', '', now(), $6)`,
    [NAME, TAX_NO, MOBILE, MAIL, await stored(files, `licence of ${MARK}`), company],
  )
  await db.run(
    'update app_user set mobile = $2, mobile_sealed = null, email_sealed = null where company_id = $1',
    [company, MOBILE],
  )
  await db.run(
    "insert into sms_code (mobile, purpose, code_hash, expires_at) select unnest($1::text[]), 'x', '', now()",
    // As a release before wrote it, and as this one does: the first 16 bytes of an HMAC.
    [[MOBILE, codesFoundBy(createBlindIndex(secret))]],
  )
  for (const chain of [company, neighbour])
    for (let i = 0; i < 7; i++)
      await leaveTraceAlone(checkpoints.db, chain, WHO, {
        ...{ kind: 'CHANGE', action: 'x', object: chain === company ? MARK : OTHERS },
      })
  await makeCheckpoints(checkpoints, { error: () => undefined })
  // What came since the last one that was signed.
  await leaveTraceAlone(checkpoints.db, company, WHO, { kind: 'LOOK', action: 'y', object: MARK })
  await db.run(
    `insert into company_erasure (company_id, no, status, asked_id, asked_by, reason, waits_until, first_id, first_by, first_at,
       decided_id, decided_by, decided_at, begun_at, first_note, decided_note)
     values ($1, $2, 'QUEUED', 1, $3, $3, now(), 2, '运营甲', now(), 3, '运营乙', now(), now(), $3, $3)`,
    [company, NO, NAME],
  )
  return {
    ...{ url, db, dir, files, secret, checkpoints, company, neighbour, filled, keyOf },
    async end() {
      await db.close()
      await drop()
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
}

const codesFoundBy = (index: BlindIndex) => index('sms_code.mobile', MOBILE).toString('hex')

/** A worker that dies after so many steps. */
export async function run(
  { db, secret, checkpoints, files, company }: Scene,
  fence: number,
  steps = Number.POSITIVE_INFINITY,
): Promise<void> {
  await db.run(
    "update company_erasure set status = 'RUNNING', fence = $3 where company_id = $1 and no = $2",
    [company, NO, fence],
  )
  const job = erasureJob({
    ...{ db: checkpoints.db, stores: [files], checkpoints, backupKeep: 7 },
    columns: columnsOf(db, secret),
    log: pino({ level: 'silent' }),
  })
  const claim = {
    ...{ table: ERASURES, companyId: company, id: NO, fence, attempt: 1, lane: '', trace: null },
  }
  let n = 0
  await job.run(claim, new AbortController().signal, async () => {
    if (++n > steps) throw new Error('killed')
  })
}
