/** Parties of a case where a vendor tells them in one list with the role of each, or in the role of the subject: `上诉人-`, `原告:刘某`. */
import { isRecord, type JsonRecord } from './leaves.ts'
import { plainName } from './names/names.ts'
import { readText } from './values.ts'

const LISTS = new Set([
  'cdsrxx',
  'partylist',
  'casepersons',
  'litigants',
  'parties',
  'caserolelist',
  'caserole',
  'rolelist',
])
const NAMES = ['name', 'cmc', 'p', 'partyname', '姓名', '名称']
const ROLES = ['role', 'nssdw', 'r', 'typename', 'roletype', 'identity', 'type', '身份']
const CLAIMS = /^(?:原告|上诉人|申请人|申请执行人|再审申请人|公诉机关|反诉被告)/
const DEFENDS = /^(?:被告|被上诉人|被申请人|被执行人|原审被告|反诉原告)/

/** Fields that say `1` where the subject stands there. */
const STANDS: Readonly<Record<string, string>> = { isdefendant: '被告', isprosecutor: '原告' }

export interface Parties {
  /** `plaintiff`, `defendant` and the subject's own `role`, as far as they are told so; '' = what stands there is not that. */
  fields: [field: string, value: string][]
  /** Names of the vendor's fields that told it. */
  names: string[]
}

export function partiesOf(item: JsonRecord, subject?: string): Parties {
  const told: Parties = { fields: [], names: [] }
  for (const [key, value] of Object.entries(item)) {
    const name = plainName(key)
    if (Array.isArray(value) && LISTS.has(name)) {
      told.fields.push(...ofList(value.filter(isRecord), subject))
      told.names.push(...[...NAMES, ...ROLES].map((inner) => `${name}.${inner}`))
    } else if (name in STANDS && String(value) === '1') {
      told.fields.push(['role', STANDS[name]!])
      told.names.push(...Object.keys(STANDS))
    } else if (name === '案件身份' && typeof value === 'string') {
      told.fields.push(...ofRole(value, subject))
      told.names.push(name)
    }
  }
  return told
}

function ofList(list: readonly JsonRecord[], subject?: string): [string, string][] {
  const sides = { plaintiff: new Set<string>(), defendant: new Set<string>() }
  let own: string | null = null
  for (const one of list) {
    const [name, role] = [first(one, NAMES), first(one, ROLES)]
    if (name === null || role === null) continue
    if (CLAIMS.test(role)) sides.plaintiff.add(name)
    else if (DEFENDS.test(role)) sides.defendant.add(name)
    if (name === subject) own = role
  }
  const told = Object.entries(sides).flatMap(([field, names]): [string, string][] =>
    names.size > 0 ? [[field, [...names].join('、')]] : [],
  )
  return own === null ? told : [...told, ['role', own]]
}

/** `上诉人-` = the subject is it; `原告:刘某` = somebody else is. */
function ofRole(text: string, subject?: string): [string, string][] {
  const m = /^\s{0,9}([^\s:：-]{2,12})\s?[-:：]\s?(\S{0,200})\s{0,9}$/.exec(text)
  if (!m) return []
  const [, role = '', name = ''] = m
  if (name === '' || name === subject) return [['role', role]]
  const side = CLAIMS.test(role) ? 'plaintiff' : DEFENDS.test(role) ? 'defendant' : null
  return [['role', ''], ...(side ? [[side, name] as [string, string]] : [])]
}

function first(item: JsonRecord, names: readonly string[]): string | null {
  for (const [key, value] of Object.entries(item))
    if (names.includes(plainName(key))) {
      const text = readText(value)
      if (text !== null) return text
    }
  return null
}
