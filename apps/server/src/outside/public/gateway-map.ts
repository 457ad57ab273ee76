/**
 * How a gateway to vendors of public records differs from the protocol of `apps/sandbox/docs/public-records.md`, as JSON (the file named by
 * PUBLIC_GATEWAY_MAP):
 *
 * `{"path": "/gs/{kind}", "success": "200", "kinds": {"ENFORCEMENT": "zxgg", "DISHONEST": "sxbzxr"}, "names": {"rows": "list"},
 *   "fields": {"caseNo": "c_ah", "ENFORCEMENT.amount": "n_sqzxbdje"}, "faults": {"4001": "LIMIT"}}`
 *
 * What is left out is as in the protocol; with `kinds` the gateway tells those that are named and no other. `fields` maps our name to
 * theirs, of all kinds or of one. SHARED_CONTACT is named only where the gateway lists both, who has the address and who has the phone.
 */
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { readMap } from '../vendors/map.ts'
import { PUBLIC_FAULTS, type PublicFault } from './connector.ts'

export interface PublicGatewayMap {
  path: string
  success: string
  /** Our kind → theirs. */
  kinds: Readonly<Record<string, string>>
  /** Of the envelope and of a row. */
  names: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  /** Their code → what it means. */
  faults: Readonly<Record<string, string>>
}

const NAMES = 'code data total rows subject name fields taxNo page'.split(' ')

export const PROTOCOL: PublicGatewayMap = {
  path: '/records/{kind}',
  success: '0000',
  kinds: Object.fromEntries(PUBLIC_RECORD_KINDS.map((kind) => [kind, kind])),
  names: {},
  fields: {},
  faults: { QUOTA: 'LIMIT', UNAUTHORIZED: 'LIMIT' },
}

const WHAT = '工商司法网关'

/** Throws a Chinese message that names what is wrong, before the server starts. */
export function readPublicMap(file: string): PublicGatewayMap {
  const map = readMap(file, WHAT, PROTOCOL)
  const bad = (fault: string) => new Error(`${WHAT}字段对照文件 ${file} 有误：${fault}`)
  if (!map.path.startsWith('/') || !map.path.includes('{kind}'))
    throw bad('path 须以 / 开头并含 {kind}')
  for (const kind of Object.keys(map.kinds))
    if (!PUBLIC_RECORD_KINDS.some((one) => one === kind)) throw bad(`kinds 中没有 ${kind}`)
  for (const name of Object.keys(map.names))
    if (!NAMES.includes(name)) throw bad(`names 中没有 ${name}`)
  for (const fault of Object.values(map.faults))
    if (!PUBLIC_FAULTS.includes(fault as PublicFault))
      throw bad(`faults 的值须为 ${PUBLIC_FAULTS.join('、')}`)
  return map
}
