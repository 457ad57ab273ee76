/** What an applicant does: asks, with a licence that was read; confirms by the link in the mail. */
import type { RegistrationRow } from '@xinjian/contract'
import { checkTaxNo } from '@xinjian/format'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { Refusal, refusedAs } from '../../http/refusal.ts'
import type { Mailer } from '../../outside/mail.ts'
import type { Box } from '../../security/box.ts'
import type { Columns } from '../../security/column/column.ts'
import { hashPassword } from '../../security/password.ts'
import { hashToken, newToken } from '../../security/secret.ts'
import type { Letters } from '../notice/index.ts'
import { maskEmail, mustBeSound } from '../session/index.ts'
import { reachedOf, sealReached } from './reach.ts'
import * as store from './store.ts'
import { REGISTER_SAYS } from './words.ts'

export interface RegisterDeps {
  db: Database
  blobs: Blobs
  columns: Columns
  mail: Mailer
  letters: Letters
  /** Seals what was read off a licence while it is in the applicant's hands. */
  box: Box
  publicUrl: string
}

type Licence = RegistrationRow['licence']

const LICENCE_MS = 60 * 60_000
const LINK = { sql: '24 hours', said: '24小时' }
/** Marks the links of this feature among those of `/active/:id`. */
const MARK = 'r-'

/** Keeps the photo and hands out what it is, sealed, for the registration to come back with. */
export async function keepLicence(
  { blobs, box }: RegisterDeps,
  bytes: Buffer,
  read: Licence,
): Promise<string> {
  const { key } = await blobs.put(bytes, { keepReserve: true })
  const sealed = JSON.stringify({ key, read, until: Date.now() + LICENCE_MS })
  return box.seal('licence', sealed).toString('base64url')
}

function licenceIn({ box }: RegisterDeps, sealed: string): { key: string; read: Licence } {
  try {
    const said = JSON.parse(box.open('licence', Buffer.from(sealed, 'base64url')))
    if (said.until > Date.now()) return said
  } catch {
    // Altered, or of another server: told as one that has run out.
  }
  throw new Refusal('MALFORMED', REGISTER_SAYS.businessLicenceUploadedToo, 'licence')
}

export interface Wanted {
  companyName: string
  taxNo: string
  linkman: string
  phone: string
  email: string
  userName: string
  licence: string
}

/**
 * Keeps a registration and sends the link that confirms it: always, with the same answer and the same work, whatever exists already.
 * The operator who decides is told of that. The mail is fixed but for its number and link: it may go to somebody who never asked.
 */
export async function commit(deps: RegisterDeps, wanted: Wanted): Promise<{ sentTo: string }> {
  const { db, columns, mail } = deps
  if (!mail.available) throw new Refusal('UNAVAILABLE', REGISTER_SAYS.mailNotSetUp)
  if (wanted.taxNo.length !== 18 || checkTaxNo(wanted.taxNo) !== 'VALID')
    throw new Refusal('TAX_NO_INVALID', undefined, 'taxNo')
  const { key, read } = licenceIn(deps, wanted.licence)
  const reached = { mobile: wanted.phone, email: wanted.email }
  const no = await store.nextId(db)
  const asked = {
    id: no,
    reach: await sealReached(columns, no, reached),
    company_name: wanted.companyName,
    tax_no: wanted.taxNo,
    linkman: wanted.linkman,
    user_name: wanted.userName,
    license_key: key,
    license: read,
  }
  const { token } = newToken()
  const code = `${MARK}${token}`
  const held = { codeHash: hashToken(code), life: LINK.sql, gone: await goneBy(deps, wanted) }
  const id = await db.transaction((tx) => store.keep(tx, asked, held))
  // Whoever asks waits for it: a mail server that is down is told to him, and he asks again.
  await mail.send({
    to: wanted.email,
    subject: '信鉴：激活企业注册',
    text: `您好：\n\n本邮箱被填写为企业注册（编号${id}）的联系邮箱。请打开以下链接确认并设置管理员账号的密码，${LINK.said}内一次有效：\n${deps.publicUrl}/active/${code}\n\n确认后由平台审核，结果会发到本邮箱。如非本人申请，请忽略。`,
  })
  return { sentTo: maskEmail(wanted.email) }
}

/** Numbers of what the same firm asked by the same address and let run out; one that does not open is not told to be that. */
async function goneBy({ db, columns }: RegisterDeps, { taxNo, email }: Wanted): Promise<number[]> {
  const ids: number[] = []
  for (const of of await store.runOut(db, taxNo)) {
    const reached = await reachedOf(columns, of).catch(refusedAs(() => null))
    if (reached?.email === email) ids.push(of.id)
  }
  return ids
}

export async function info({ db }: RegisterDeps, code: string) {
  const found = await store.byCode(db, hashToken(code))
  if (!found) throw new Refusal('LINK_INVALID')
  return { userName: found.user_name, companyName: found.company_name }
}

/** The first administrator's password; from now on the registration waits for the platform. */
export async function activate(
  { db }: RegisterDeps,
  { code, newPassword, repassword }: { code: string; newPassword: string; repassword: string },
): Promise<void> {
  mustBeSound(newPassword, repassword)
  const hash = hashToken(code)
  if (!(await store.byCode(db, hash))) throw new Refusal('LINK_INVALID')
  const passwordHash = await hashPassword(newPassword)
  if (!(await store.confirm(db, hash, passwordHash))) throw new Refusal('LINK_INVALID')
}
